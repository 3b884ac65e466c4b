// Files that another page has been given, for the page of the collection to take in.
import { go } from "../router";

let waiting: readonly File[] = [];

/** Goes to the collection, which takes the files in. */
export function handOver(files: readonly File[]): void {
  waiting = files;
  go("/library");
}

/** The files that were handed over; each is given once. */
export function handedOver(): readonly File[] {
  const files = waiting;
  waiting = [];
  return files;
}
