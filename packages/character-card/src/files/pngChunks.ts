import { Unzlib } from "fflate";
import { CardFormatError } from "../CardFormatError.ts";
import { cardLimits } from "../limits.ts";
import { latinOf } from "./text.ts";
import { joinBytes, measured } from "./zip.ts";

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

const SIGNATURE_BYTES = 8;
/** Length, type and checksum around the data of a chunk, in bytes. */
const FRAME = 12;
/** The longest keyword of a text, in bytes. */
const KEYWORD_MAX = 79;
/** The longest text: base64 needs four letters for three bytes. */
const UNPACKED_MAX = cardLimits.jsonBytes * 2;

/**
 * Reads the texts of a PNG image: tEXt, zTXt and iTXt, also behind its end, where some programs write them. Throws
 * CardFormatError where its chunks do not fit the file.
 */
export function readPngTexts(file: Uint8Array): PngTexts {
  const texts = new Map<string, string>();
  const damaged: string[] = [];
  for (const chunk of chunksOf(file)) {
    const name = keywordOf(chunk);
    if (name === undefined) continue;
    const text = chunk.intact ? textOf(chunk, name.length + 1) : undefined;
    if (text === undefined) damaged.push(name);
    else texts.set(name, text);
  }
  return { texts, damaged: damaged.filter((name) => !texts.has(name)) };
}

/** The same image with these ASCII texts, which replace those of the same keyword; null removes one. */
export function writePngTexts(file: Uint8Array, texts: Readonly<Record<string, string | null>>): Uint8Array {
  const keywords = Object.keys(texts);
  const otherChunks = chunksOf(file).filter((chunk) => !keywords.includes(keywordOf(chunk) ?? ""));
  const added = Object.entries(texts).flatMap(([name, text]) => (text === null ? [] : textChunk(name, text)));
  const parts = otherChunks.flatMap((chunk) => {
    const bytes = file.subarray(chunk.start, chunk.end);
    return chunk.type === "IEND" ? [...added, bytes] : [bytes];
  });
  return joinBytes([file.subarray(0, SIGNATURE_BYTES), ...parts]);
}

/** The EXIF data of a PNG image, where some programs write a card. */
export function pngExif(file: Uint8Array): readonly Uint8Array[] {
  return chunksOf(file).flatMap(({ type, data }) => (type === "eXIf" ? [data] : []));
}

function chunksOf(file: Uint8Array): readonly Chunk[] {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const chunks: Chunk[] = [];
  let start = SIGNATURE_BYTES;
  let hasEnded = false;
  while (start + FRAME <= file.byteLength) {
    const end = start + FRAME + view.getUint32(start);
    if (end > file.byteLength) break;
    const type = latinOf(file.subarray(start + 4, start + 8));
    // What follows the end can be anything, such as an archive.
    if (hasEnded && !/^[A-Za-z]{4}$/.test(type)) break;
    const intact = view.getUint32(end - 4) === checksum(file.subarray(start + 4, end - 4));
    chunks.push({ type, start, end, data: file.subarray(start + 8, end - 4), intact });
    hasEnded ||= type === "IEND";
    start = end;
  }
  if (!hasEnded) throw new CardFormatError("damaged");
  return chunks;
}

/** The keyword of a chunk with a text, in lower case. */
function keywordOf({ type, data }: Chunk): string | undefined {
  if (!["tEXt", "zTXt", "iTXt"].includes(type)) return undefined;
  const split = data.subarray(0, KEYWORD_MAX + 1).indexOf(0);
  return split < 1 ? undefined : latinOf(data.subarray(0, split)).toLowerCase();
}

/** The text of a chunk, which begins at `start`; undefined when it cannot be unpacked. */
function textOf({ type, data }: Chunk, start: number): string | undefined {
  if (type === "tEXt") return latinOf(data.subarray(start));
  if (type === "zTXt") return unpacked(data.subarray(start + 1));
  // Compression flag and method, then the language and the translated keyword, each up to a zero.
  const language = data.indexOf(0, start + 2);
  const translated = language < 0 ? -1 : data.indexOf(0, language + 1);
  if (translated < 0) return undefined;
  const text = data.subarray(translated + 1);
  return data[start] === 1 ? unpacked(text) : latinOf(text);
}

function unpacked(data: Uint8Array): string | undefined {
  try {
    return latinOf(measured(UNPACKED_MAX, (onPart) => new Unzlib(onPart), data));
  } catch {
    return undefined;
  }
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
