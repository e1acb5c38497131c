import { CardFormatError } from "../CardFormatError.ts";
import { cardLimits } from "../limits.ts";
import type { ZipEntry } from "./zip.ts";

/** What the archives of one file may cost together, however they are nested: a small file can hold many archives. */
export class ArchiveBudget {
  #directoryBytes: number = cardLimits.directoryBytes;
  #unpackedBytes: number = cardLimits.unpackedBytes;

  /** Counts a directory before it is read. Throws CardFormatError `too-large`. */
  countDirectory(bytes: number): void {
    this.#directoryBytes -= bytes;
    if (this.#directoryBytes < 0) throw new CardFormatError("too-large");
  }

  /** Unpacks a file of at most `most` bytes. Throws CardFormatError `bomb` for a larger one, or when too much was unpacked. */
  unpack(file: ZipEntry, most: number): Uint8Array {
    const limit = Math.min(most, this.#unpackedBytes);
    // A file that is too large was unpacked up to the limit.
    this.#unpackedBytes -= limit;
    const bytes = file.read(limit);
    this.#unpackedBytes += limit - bytes.length;
    return bytes;
  }
}
