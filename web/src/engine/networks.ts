// The networks that judge positions; a page that can't get one does without, and judges by hand.
import addresses from "togyz:networks";
import { shippedFile } from "./shipped";

/** What the network of a variant is called, so that others are told from it; empty where there is none. */
export function networkName(variant: string): string {
  return (addresses as Readonly<Record<string, string>>)[variant] ?? "";
}

/** The network for a variant, by its full name; null where none comes with the page, or can be had. */
export function networkFor(variant: string): Promise<Uint8Array | null> {
  return shippedFile(addresses, variant);
}
