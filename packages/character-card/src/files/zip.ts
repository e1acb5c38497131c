import { Inflate, zipSync } from "fflate";
import { CardFormatError } from "../CardFormatError.ts";

/** A file in an archive. */
export interface ZipEntry {
  /** Its path, as the archive spells it. */
  readonly name: string;
  /**
   * Its bytes. Sizes in the archive's own headers are not trusted: the file is measured while it is unpacked.
   *
   * @throws CardFormatError `bomb` beyond `limit` bytes, `damaged` when it cannot be unpacked.
   */
  readonly read: (limit: number) => Uint8Array;
}

/** Compressed bytes that are unpacked at once: at worst they grow a thousandfold before they are measured. */
const STEP = 16 * 1024;
/** The earliest time of ZIP, so that the same character always yields the same file. */
const ZIP_EPOCH = "1980-01-01T12:00:00";

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const END_64 = 0x06064b50;
/** Bytes of the end record, and the longest comment after it. */
const END_BYTES = 22;
const COMMENT_MAX = 0xffff;
/** A field of 32 bits whose value is in the ZIP64 record. */
const IN_64 = 0xffffffff;
const STORED = 0;
const DEFLATED = 8;

/** Whether a file starts as an archive does. */
export function startsAsZip(file: Uint8Array): boolean {
  return file[0] === 0x50 && file[1] === 0x4b && file[2] === 3 && file[3] === 4;
}

/**
 * The files of a ZIP archive, by its directory at the end. Anything can come before the archive, such as a picture or a
 * program that unpacks it. Null for a file without a directory.
 *
 * @throws CardFormatError `damaged` for a directory that does not fit the file, and what
 * `countDirectory` throws for the bytes of the directory.
 */
export function readZip(
  file: Uint8Array,
  countDirectory: (bytes: number) => void,
): readonly ZipEntry[] | null {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const end = findEnd(view);
  if (end === undefined) return null;
  try {
    const directory = directoryOf(view, end);
    countDirectory(directory.bytes);
    return entriesOf(file, view, directory);
  } catch (error) {
    throw error instanceof CardFormatError ? error : new CardFormatError("damaged", error);
  }
}

function findEnd(view: DataView): number | undefined {
  const first = Math.max(0, view.byteLength - END_BYTES - COMMENT_MAX);
  for (let at = view.byteLength - END_BYTES; at >= first; at -= 1) {
    if (view.getUint32(at, true) === END) return at;
  }
  return undefined;
}

interface Directory {
  /** Its position in the file. */
  readonly start: number;
  readonly count: number;
  readonly bytes: number;
  /** Bytes before the archive, which its positions do not count. */
  readonly before: number;
}

function directoryOf(view: DataView, end: number): Directory {
  const [count, size, start] = [
    view.getUint16(end + 10, true),
    view.getUint32(end + 12, true),
    view.getUint32(end + 16, true),
  ];
  if (count !== 0xffff && size !== IN_64 && start !== IN_64) {
    return { start: end - size, count, bytes: size, before: end - size - start };
  }
  // The ZIP64 record has 56 bytes, and its locator 20, directly before the end record.
  const record = end - 76;
  if (view.getUint32(record, true) !== END_64) throw new CardFormatError("damaged");
  const [count64, size64, start64] = [32, 40, 48].map((at) => Number(view.getBigUint64(record + at, true)));
  const from = record - (size64 ?? 0);
  return { start: from, count: count64 ?? 0, bytes: size64 ?? 0, before: from - (start64 ?? 0) };
}

function entriesOf(
  file: Uint8Array,
  view: DataView,
  { start, count, before }: Directory,
): readonly ZipEntry[] {
  const entries: ZipEntry[] = [];
  let at = start;
  for (let index = 0; index < count; index += 1) {
    if (view.getUint32(at, true) !== CENTRAL) throw new CardFormatError("damaged");
    const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((field) =>
      view.getUint16(at + field, true),
    );
    const name = new TextDecoder("utf-8", { fatal: false }).decode(
      file.subarray(at + 46, at + 46 + (nameBytes ?? 0)),
    );
    const extra = at + 46 + (nameBytes ?? 0);
    const [packed, local] = sizesOf(view, at, extra, extra + (extraBytes ?? 0));
    const method = view.getUint16(at + 10, true);
    const isEncrypted = (view.getUint16(at + 8, true) & 1) === 1;
    entries.push({
      name,
      read: (limit) => {
        if (isEncrypted) throw new CardFormatError("damaged");
        return unpack(dataOf(file, view, before + local, packed), method, limit);
      },
    });
    at = extra + (extraBytes ?? 0) + (commentBytes ?? 0);
  }
  return entries;
}

/** The packed size of an entry, and the position of its local header. */
function sizesOf(view: DataView, at: number, extra: number, extraEnd: number): readonly [number, number] {
  const fields = [24, 20, 42].map((field) => view.getUint32(at + field, true));
  // The ZIP64 field holds those values that are too large, in this order.
  let next = zip64FieldOf(view, extra, extraEnd);
  const [, packed = 0, local = 0] = fields.map((value) => {
    if (value !== IN_64 || next === undefined) return value;
    next += 8;
    return Number(view.getBigUint64(next - 8, true));
  });
  return [packed, local];
}

function zip64FieldOf(view: DataView, extra: number, end: number): number | undefined {
  for (let at = extra; at + 4 <= end; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) === 1) return at + 4;
  }
  return undefined;
}

function dataOf(file: Uint8Array, view: DataView, local: number, packed: number): Uint8Array {
  if (local < 0 || local + 30 > file.length || view.getUint32(local, true) !== LOCAL) {
    throw new CardFormatError("damaged");
  }
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  if (start + packed > file.length) throw new CardFormatError("damaged");
  return file.subarray(start, start + packed);
}

function unpack(data: Uint8Array, method: number, limit: number): Uint8Array {
  if (method === STORED) {
    if (data.length > limit) throw new CardFormatError("bomb");
    return data;
  }
  if (method !== DEFLATED) throw new CardFormatError("damaged");
  return measured(limit, (onPart) => new Inflate(onPart), data);
}

/** Unpacks by a stream of fflate, and stops beyond `limit` bytes. Throws CardFormatError. */
export function measured(
  limit: number,
  start: (onPart: (part: Uint8Array) => void) => { push(chunk: Uint8Array, final?: boolean): void },
  data: Uint8Array,
): Uint8Array {
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    const stream = start((part) => {
      size += part.length;
      if (size > limit) throw new CardFormatError("bomb");
      parts.push(part);
    });
    for (let at = 0; at === 0 || at < data.length; at += STEP) {
      stream.push(data.subarray(at, at + STEP), at + STEP >= data.length);
    }
  } catch (error) {
    throw error instanceof CardFormatError ? error : new CardFormatError("damaged", error);
  }
  return joinBytes(parts);
}

/** Packs files into a ZIP archive. */
export function zip(files: Readonly<Record<string, Uint8Array>>): Uint8Array {
  return zipSync({ ...files }, { mtime: ZIP_EPOCH });
}

/** Parts one after another. */
export function joinBytes(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
