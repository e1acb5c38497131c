import { CardError } from "./CardError.ts";

/** The text of a JSON file: UTF-8, or UTF-16 that says so at its beginning. Throws CardError for anything else. */
export function decodeText(bytes: Uint8Array): string {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? "utf-16le"
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? "utf-16be"
        : "utf-8";
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (error) {
    throw new CardError("encoding", error);
  }
}

/** The text in a chunk of a picture: base64 of UTF-8, as every program writes it, or the JSON itself. */
export function decodeChunk(chunk: string): string {
  const packed = chunk.trim();
  if (packed.startsWith("{")) return decodeText(Uint8Array.from(chunk, (letter) => letter.charCodeAt(0)));
  let letters: string;
  try {
    letters = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
  } catch (error) {
    throw new CardError("encoding", error);
  }
  return decodeText(Uint8Array.from(letters, (letter) => letter.charCodeAt(0)));
}

/** A text as a chunk of a picture holds it. */
export function encodeChunk(text: string): string {
  let letters = "";
  for (const byte of new TextEncoder().encode(text)) letters += String.fromCharCode(byte);
  return btoa(letters);
}
