// Files that were made here, for the browser to keep; and files of the visitor, as text.
import { h } from "../dom";
import { textOfBytes } from "../reading/decode";

/** Lets the browser keep a file. */
export function keepFile(name: string, content: string | Blob): void {
  const blob = typeof content === "string" ? new Blob([content], { type: "text/plain" }) : content;
  const address = URL.createObjectURL(blob);
  h("a", { href: address, download: name }).click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** The text of a file, whatever its encoding. Fails where it is a folder, or gone. */
export async function textOf(file: Blob): Promise<string> {
  return textOfBytes(new Uint8Array(await file.arrayBuffer()));
}
