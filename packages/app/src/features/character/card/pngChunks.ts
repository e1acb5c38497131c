import { CardError } from "./CardError.ts";

/** The texts of a picture, by their names, and the names of those that were damaged. */
export interface PngTexts {
  readonly texts: ReadonlyMap<string, string>;
  readonly damaged: readonly string[];
}

interface Chunk {
  readonly type: string;
  /** Where it begins in the file, with its length, and where the next one begins. */
  readonly start: number;
  readonly end: number;
  readonly data: Uint8Array;
  readonly intact: boolean;
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Length, type and check sum around the data of a chunk, in bytes. */
const FRAME = 12;

/** Whether a file begins as a PNG picture does. */
export function isPng(file: Uint8Array): boolean {
  return SIGNATURE.every((byte, at) => file[at] === byte);
}

/** Reads the uncompressed texts (tEXt) of a PNG picture. Throws CardError where its chunks do not fit the file. */
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

/** The same picture with these texts in the place of any of their names. Texts are ASCII. */
export function writePngTexts(file: Uint8Array, texts: ReadonlyMap<string, string>): Uint8Array {
  const kept = chunksOf(file).filter(({ type, data }) => {
    if (type !== "tEXt") return true;
    return !texts.has(latin(data.subarray(0, Math.max(0, data.indexOf(0)))).toLowerCase());
  });
  const parts = kept.flatMap((chunk) => {
    const bytes = file.subarray(chunk.start, chunk.end);
    return chunk.type === "IEND" ? [...[...texts].map(textChunk), bytes] : [bytes];
  });
  return joined([file.subarray(0, SIGNATURE.length), ...parts]);
}

function chunksOf(file: Uint8Array): readonly Chunk[] {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const chunks: Chunk[] = [];
  let start = SIGNATURE.length;
  while (start + FRAME <= file.byteLength) {
    const end = start + FRAME + view.getUint32(start);
    if (end > file.byteLength) throw new CardError("damaged");
    const type = latin(file.subarray(start + 4, start + 8));
    const intact = view.getUint32(end - 4) === checkSum(file.subarray(start + 4, end - 4));
    chunks.push({ type, start, end, data: file.subarray(start + 8, end - 4), intact });
    if (type === "IEND") return chunks;
    start = end;
  }
  throw new CardError("damaged");
}

function textChunk([name, text]: readonly [string, string]): Uint8Array {
  const bytes = new TextEncoder().encode(`tEXt${name}\0${text}`);
  const chunk = new Uint8Array(bytes.length + 8);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, bytes.length - 4);
  chunk.set(bytes, 4);
  view.setUint32(bytes.length + 4, checkSum(bytes));
  return chunk;
}

// CRC-32 as ISO 3309 has it.
const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  return sum;
});

function checkSum(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (sum >>> 8) ^ (table[(sum ^ byte) & 0xff] ?? 0);
  return (sum ^ 0xffffffff) >>> 0;
}

// Latin 1 as PNG has it, byte by byte; in pieces, because a call takes only so many arguments.
function latin(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 8_192) {
    text += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  }
  return text;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
