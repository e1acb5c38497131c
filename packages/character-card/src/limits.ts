/** What a file may hold. Anything larger is refused before it is read. */
export const cardLimits = {
  /** The largest file, in bytes: archives hold images and sounds beside the card. */
  fileBytes: 64 * 1024 * 1024,
  /** The largest JSON of a card, in bytes. */
  jsonBytes: 1024 * 1024,
  /** The largest cover in an archive, in bytes. */
  coverBytes: 16 * 1024 * 1024,
  /** The directories of an archive and of the archives in it, together, in bytes: about 20,000 files. */
  directoryBytes: 2 * 1024 * 1024,
  /** What is unpacked of an archive and of the archives in it, together, in bytes. */
  unpackedBytes: 32 * 1024 * 1024,
  /** How deep objects and lists may be nested. */
  depth: 30,
} as const;
