/** A file as it is listed. */
export interface StoredFile {
  readonly name: string;
  readonly bytes: number;
}

/** Stores images. The API creates the names, and the content of a name never changes. */
export interface Files {
  /** Stores a file under a name such as `ab12-600.avif`; resolves to its address, which starts with `/uploads/`. */
  put(name: string, bytes: Uint8Array): Promise<string>;
  /** The bytes of a stored file; null when there is none. */
  get(name: string): Promise<Uint8Array | null>;
  /** All stored files, in any order. */
  list(): AsyncIterable<StoredFile>;
  /** Deletes a stored file; an absent file is no error. */
  remove(name: string): Promise<void>;
}

/** Names of the API. Other files of the same folder or bucket are not listed. */
export function isFileName(name: string): boolean {
  return /^[\w-][\w.-]*$/.test(name);
}

/** The address of a stored file. The API serves all files, with its own headers. */
export function addressOf(name: string): string {
  return `/uploads/${name}`;
}
