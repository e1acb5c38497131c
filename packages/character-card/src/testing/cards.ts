import { strFromU8, strToU8 } from "fflate";
import { readCard, type ReadResult } from "../readCard.ts";

/** The smallest PNG image: one grey pixel. */
export const pixel = Uint8Array.from(
  atob("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=="),
  (letter) => letter.charCodeAt(0),
);

/** A value as a JSON file. */
export function jsonFile(value: unknown): Uint8Array {
  return strToU8(JSON.stringify(value));
}

/** The card in a JSON file. */
export function parsed(file: Uint8Array | undefined): { readonly data: Record<string, unknown> } {
  return JSON.parse(strFromU8(file ?? new Uint8Array())) as { data: Record<string, unknown> };
}

/** Reads a card that must be readable. */
export function read(file: Uint8Array): Extract<ReadResult, { kind: "read" }> {
  const result = readCard(file);
  if (result.kind !== "read") throw new Error(`Expected a card, got ${JSON.stringify(result)}.`);
  return result;
}
