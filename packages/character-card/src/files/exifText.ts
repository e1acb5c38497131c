import { isJpeg, isPng, isWebp } from "./imageTypes.ts";
import { pngExif } from "./pngChunks.ts";
import { latinOf } from "./text.ts";

/** Where the comment of a user begins in EXIF data, by its character code. */
const ASCII = "ASCII\0\0\0";
const UNICODE = "UNICODE\0";

/**
 * The texts in a WebP, JPEG or PNG image that can hold a card: the user's comment of its EXIF data, and comments of a JPEG file.
 * Empty for other files.
 */
export function readImageTexts(file: Uint8Array): readonly string[] {
  if (isWebp(file)) return webpChunks(file, "EXIF").flatMap(userCommentOf);
  if (isPng(file)) return pngExif(file).flatMap(userCommentOf);
  if (!isJpeg(file)) return [];
  return jpegSegments(file).flatMap(({ marker, data }) => {
    if (marker === COMMENT) return [latinOf(data)];
    return marker === EXIF ? userCommentOf(data) : [];
  });
}

function webpChunks(file: Uint8Array, wanted: string): Uint8Array[] {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const found: Uint8Array[] = [];
  for (let at = 12; at + 8 <= file.length; ) {
    const size = view.getUint32(at + 4, true);
    if (latinOf(file.subarray(at, at + 4)) === wanted) found.push(file.subarray(at + 8, at + 8 + size));
    // Each chunk has an even number of bytes.
    at += 8 + size + (size % 2);
  }
  return found;
}

const EXIF = 0xe1;
const COMMENT = 0xfe;
const START_OF_PIXELS = 0xda;

function jpegSegments(file: Uint8Array): { marker: number; data: Uint8Array }[] {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const segments = [];
  for (let at = 2; at + 4 <= file.length && file[at] === 0xff; ) {
    const marker = file[at + 1] ?? 0;
    if (marker === START_OF_PIXELS) break;
    const size = view.getUint16(at + 2);
    segments.push({ marker, data: file.subarray(at + 4, at + 2 + size) });
    at += 2 + size;
  }
  return segments;
}

function userCommentOf(exif: Uint8Array): string[] {
  const letters = latinOf(exif);
  const ascii = letters.indexOf(ASCII);
  if (ascii >= 0) return [upToZero(letters.slice(ascii + ASCII.length))];
  const unicode = letters.indexOf(UNICODE);
  if (unicode < 0) return [];
  const bytes = exif.subarray(unicode + UNICODE.length);
  // The first letter of a card is plain, so the place of its zero says the order of the bytes.
  const order = bytes[0] === 0 ? "utf-16be" : "utf-16le";
  return [upToZero(new TextDecoder(order, { fatal: false }).decode(bytes.subarray(0, bytes.length & ~1)))];
}

function upToZero(text: string): string {
  const end = text.indexOf("\0");
  return end < 0 ? text : text.slice(0, end);
}
