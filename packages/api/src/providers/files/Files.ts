/** Stores images. The API creates the names, and the content of a name never changes. */
export interface Files {
  /** Stores a file under a name such as `ab12-600.avif`; resolves to its address, which starts with `/uploads/`. */
  put(name: string, bytes: Uint8Array): Promise<string>;
  /** The bytes of a stored file; null when there is none. */
  get(name: string): Promise<Uint8Array | null>;
  /** Deletes a stored file; an absent file is no error. */
  remove(name: string): Promise<void>;
}

/** The address of a stored file. The API serves all files, with its own headers. */
export function addressOf(name: string): string {
  return `/uploads/${name}`;
}
