import { Unzip, UnzipInflate, zipSync } from "fflate";
import { CardFormatError } from "./CardFormatError.ts";

/** Bytes of an archive that are unpacked at once: at worst they grow a thousandfold before they are measured. */
const STEP = 16 * 1024;
/** The earliest time of ZIP, so that the same character always yields the same file. */
const ZIP_EPOCH = "1980-01-01T12:00:00";

/** Whether a file starts with the ZIP signature. */
export function isZip(file: Uint8Array): boolean {
  return file[0] === 0x50 && file[1] === 0x4b && file[2] === 3 && file[3] === 4;
}

/**
 * Unpacks the files of a ZIP archive that `limitOf` returns a limit for, in bytes. Sizes in the archive's own headers are
 * not trusted: each file is measured while it is unpacked. Throws CardFormatError for one that exceeds its limit.
 */
export function unzip(
  archive: Uint8Array,
  limitOf: (name: string) => number | undefined,
): ReadonlyMap<string, Uint8Array> {
  const files = new Map<string, Uint8Array[]>();
  let failure: CardFormatError | undefined;
  const unpacking = new Unzip((file) => {
    const limit = limitOf(file.name);
    if (limit === undefined || files.has(file.name)) return;
    const parts: Uint8Array[] = [];
    files.set(file.name, parts);
    let size = 0;
    file.ondata = (error, part) => {
      if (error) failure ??= new CardFormatError("damaged", error);
      else if ((size += part.length) > limit) failure ??= new CardFormatError("bomb");
      else parts.push(part);
    };
    file.start();
  });
  unpacking.register(UnzipInflate);
  try {
    for (let at = 0; at < archive.length && !failure; at += STEP) {
      unpacking.push(archive.subarray(at, at + STEP), at + STEP >= archive.length);
    }
  } catch (error) {
    throw failure ?? new CardFormatError("damaged", error);
  }
  if (failure) throw failure;
  return new Map([...files].map(([name, parts]) => [name, joinBytes(parts)]));
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
