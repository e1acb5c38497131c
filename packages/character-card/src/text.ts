import { CardFormatError } from "./CardFormatError.ts";

/** Decodes a JSON file: UTF-8, or UTF-16 with a byte order mark. Throws CardFormatError for anything else. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch (error) {
    throw new CardFormatError("encoding", error);
  }
}

/** Decodes the text of a PNG chunk: base64 of UTF-8 (V2 and V3), or JSON as it is, which some programs write. */
export function decodeChunkText(chunk: string): string {
  const trimmed = chunk.trim();
  if (trimmed.startsWith("{")) return decodeText(bytesOf(chunk));
  let letters: string;
  try {
    letters = atob(trimmed.replaceAll("-", "+").replaceAll("_", "/"));
  } catch (error) {
    throw new CardFormatError("encoding", error);
  }
  return decodeText(bytesOf(letters));
}

/** Encodes a text for a PNG chunk: base64 of UTF-8. */
export function encodeChunkText(text: string): string {
  let letters = "";
  for (const byte of new TextEncoder().encode(text)) letters += String.fromCharCode(byte);
  return btoa(letters);
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
}

/** The bytes of a string in Latin 1, one for each letter. */
function bytesOf(letters: string): Uint8Array {
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}
