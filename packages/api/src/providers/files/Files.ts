/** Where uploaded images are kept. Names are made by us and never change their content. */
export interface Files {
  /** Stores a file under a name such as `ab12-600.avif`; resolves to its address, which starts with `/uploads/`. */
  put(name: string, bytes: Uint8Array): Promise<string>;
  /** The bytes of a stored file, null when there is none. */
  get(name: string): Promise<Uint8Array | null>;
  /** Removes a stored file; one that is not there is no error. */
  remove(name: string): Promise<void>;
}

/** The address of a stored file, wherever it is kept: it is always served by the API, with its headers. */
export function addressOf(name: string): string {
  return `/uploads/${name}`;
}
