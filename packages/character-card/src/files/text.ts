import { CardFormatError } from "../CardFormatError.ts";

/** A text, and whether its encoding had to be guessed. */
export interface DecodedText {
  readonly text: string;
  readonly guessed: boolean;
}

/**
 * Decodes a JSON file: UTF-8, UTF-16, else Windows-1252, the usual encoding of old programs. Throws
 * CardFormatError for bytes that no text has.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  try {
    return { text: new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes), guessed: false };
  } catch (error) {
    if (!looksLikeText(bytes)) throw new CardFormatError("encoding", error);
    return { text: new TextDecoder("windows-1252", { fatal: false }).decode(bytes), guessed: true };
  }
}

/** How often the text of a chunk can be base64 of base64. */
const BASE64_MAX = 2;

/**
 * Decodes the text of a chunk: base64 of UTF-8 (V2 and V3), or JSON as it is, which some programs write. Others encode
 * it twice, or write a `data:` address.
 */
export function decodeChunkText(chunk: string, times = 0): DecodedText {
  const trimmed = chunk.trim().replace(/^data:[^,]{0,80};base64,/, "");
  if (/^[{["]/.test(trimmed)) return decodeText(bytesOf(chunk));
  let letters: string;
  try {
    letters = atob(trimmed.replaceAll("-", "+").replaceAll("_", "/"));
  } catch (error) {
    throw new CardFormatError("encoding", error);
  }
  const isAgain = times + 1 < BASE64_MAX && /^[\w+/=\s-]{8,}$/.test(letters);
  return isAgain ? decodeChunkText(letters, times + 1) : decodeText(bytesOf(letters));
}

/** Whether the first bytes are those of a text: no control characters but white space. */
export function looksLikeText(bytes: Uint8Array): boolean {
  if (encodingOf(bytes) !== "utf-8") return true;
  const head = bytes.subarray(0, 1024);
  return head.length > 0 && head.every((byte) => byte > 31 || (byte > 8 && byte < 14));
}

/** Encodes a text for a PNG chunk: base64 of UTF-8. */
export function encodeChunkText(text: string): string {
  let letters = "";
  for (const byte of new TextEncoder().encode(text)) letters += String.fromCharCode(byte);
  return btoa(letters);
}

/** The first letter of a JSON text is plain, so without a byte order mark the place of its zero says the order of the bytes. */
function encodingOf([first, second]: Uint8Array): string {
  if ((first === 0xff && second === 0xfe) || (first === 0x7b && second === 0)) return "utf-16le";
  return (first === 0xfe && second === 0xff) || (first === 0 && second === 0x7b) ? "utf-16be" : "utf-8";
}

/** The bytes of a string in Latin 1, one for each letter. */
function bytesOf(letters: string): Uint8Array {
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}

/** Each byte as a letter of Latin 1. In pieces, because a call can have only so many arguments. */
export function latinOf(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 8_192) {
    text += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  }
  return text;
}
