import type { StoredRendition } from "../../db/schema/referenced.ts";

/** The address of an image, and its sizes. */
export interface StoredImage {
  readonly url: string;
  readonly renditions: readonly StoredRendition[];
}

/** The names of an image's files. */
export function filesOf({ url, renditions }: StoredImage): string[] {
  const addresses = [url, ...renditions.flatMap(({ avif, webp }) => [avif, webp])];
  return [...new Set(addresses.map(fileNameOf))];
}

/** The name of the file of an address. */
export function fileNameOf(address: string): string {
  return address.split("/").at(-1) ?? "";
}
