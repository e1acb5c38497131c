import { CardFormatError } from "./CardFormatError.ts";
import { joinBytes } from "./zip.ts";

/** The texts of a PNG image by their keywords, and the keywords of texts that are damaged. */
export interface PngTexts {
  readonly texts: ReadonlyMap<string, string>;
  readonly damaged: readonly string[];
}

interface Chunk {
  readonly type: string;
  /** The position of its length field in the file, and the position of the next chunk. */
  readonly start: number;
  readonly end: number;
  readonly data: Uint8Array;
  /** Whether its checksum is right. */
  readonly intact: boolean;
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Length, type and checksum around the data of a chunk, in bytes. */
const FRAME = 12;

/** Whether a file starts with the PNG signature. */
export function isPng(file: Uint8Array): boolean {
  return SIGNATURE.every((byte, at) => file[at] === byte);
}

/** Reads the uncompressed texts (tEXt) of a PNG image. Throws CardFormatError where its chunks do not fit the file. */
export function readPngTexts(file: Uint8Array): PngTexts {
  const texts = new Map<string, string>();
  const damaged: string[] = [];
  for (const { type, data, intact } of chunksOf(file)) {
    if (type !== "tEXt") continue;
    const split = data.indexOf(0);
    if (split < 1) continue;
    const name = latin(data.subarray(0, split)).toLowerCase();
    if (intact) texts.set(name, latin(data.subarray(split + 1)));
    else damaged.push(name);
  }
  return { texts, damaged: damaged.filter((name) => !texts.has(name)) };
}

/** The same image with these ASCII texts, which replace those of the same keyword; null removes one. */
export function writePngTexts(file: Uint8Array, texts: Readonly<Record<string, string | null>>): Uint8Array {
  const keywords = Object.keys(texts);
  const otherChunks = chunksOf(file).filter(({ type, data }) => {
    if (type !== "tEXt") return true;
    return !keywords.includes(latin(data.subarray(0, Math.max(0, data.indexOf(0)))).toLowerCase());
  });
  const added = Object.entries(texts).flatMap(([name, text]) => (text === null ? [] : textChunk(name, text)));
  const parts = otherChunks.flatMap((chunk) => {
    const bytes = file.subarray(chunk.start, chunk.end);
    return chunk.type === "IEND" ? [...added, bytes] : [bytes];
  });
  return joinBytes([file.subarray(0, SIGNATURE.length), ...parts]);
}

function chunksOf(file: Uint8Array): readonly Chunk[] {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const chunks: Chunk[] = [];
  let start = SIGNATURE.length;
  while (start + FRAME <= file.byteLength) {
    const end = start + FRAME + view.getUint32(start);
    if (end > file.byteLength) throw new CardFormatError("damaged");
    const type = latin(file.subarray(start + 4, start + 8));
    const intact = view.getUint32(end - 4) === checksum(file.subarray(start + 4, end - 4));
    chunks.push({ type, start, end, data: file.subarray(start + 8, end - 4), intact });
    if (type === "IEND") return chunks;
    start = end;
  }
  throw new CardFormatError("damaged");
}

function textChunk(name: string, text: string): Uint8Array {
  const bytes = new TextEncoder().encode(`tEXt${name}\0${text}`);
  const chunk = new Uint8Array(bytes.length + 8);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, bytes.length - 4);
  chunk.set(bytes, 4);
  view.setUint32(bytes.length + 4, checksum(bytes));
  return chunk;
}

// CRC-32 of ISO 3309, which PNG requires.
const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  return sum;
});

function checksum(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (sum >>> 8) ^ (table[(sum ^ byte) & 0xff] ?? 0);
  return (sum ^ 0xffffffff) >>> 0;
}

// PNG texts are Latin 1. In pieces, because a call can have only so many arguments.
function latin(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 8_192) {
    text += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  }
  return text;
}
