import { Unzip, UnzipInflate } from "fflate";
import { CardError } from "./CardError.ts";

/** How much of an archive is handed on at once: at the worst it grows a thousandfold before it is measured. */
const STEP = 16 * 1024;

/** Whether a file begins as a ZIP archive does. */
export function isArchive(file: Uint8Array): boolean {
  return file[0] === 0x50 && file[1] === 0x4b && file[2] === 3 && file[3] === 4;
}

/**
 * Takes files out of a ZIP archive: those that `limitOf` has a limit for, in bytes. What it says of its own sizes is not
 * believed: each is measured while it grows. Throws CardError for one that grows beyond its limit.
 */
export function takeOut(
  archive: Uint8Array,
  limitOf: (name: string) => number | undefined,
): ReadonlyMap<string, Uint8Array> {
  const files = new Map<string, Uint8Array[]>();
  let fault: CardError | undefined;
  const unzip = new Unzip((file) => {
    const limit = limitOf(file.name);
    if (limit === undefined || files.has(file.name)) return;
    const parts: Uint8Array[] = [];
    files.set(file.name, parts);
    let size = 0;
    file.ondata = (error, part) => {
      if (error) fault ??= new CardError("damaged", error);
      else if ((size += part.length) > limit) fault ??= new CardError("bomb");
      else parts.push(part);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < archive.length && !fault; at += STEP) {
      unzip.push(archive.subarray(at, at + STEP), at + STEP >= archive.length);
    }
  } catch (error) {
    throw fault ?? new CardError("damaged", error);
  }
  if (fault) throw fault;
  return new Map([...files].map(([name, parts]) => [name, whole(parts)]));
}

function whole(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
