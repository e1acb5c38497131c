/** Why a file is no image to upload (§5). */
export type ImageError = "not-image" | "too-large";

/** The largest image that may be uploaded, in bytes (§9): 3 MB. */
export const IMAGE_BYTES = 3 * 1024 * 1024;

/**
 * What is wrong with a file as an upload (§5).
 *
 * @param file What the user chose; its type and its size in bytes are looked at.
 * @param limit The largest size, in bytes.
 * @returns The first fault; undefined when the file will do.
 */
export function validateImage(
  file: { readonly type: string; readonly size: number },
  limit: number = IMAGE_BYTES,
): ImageError | undefined {
  if (!file.type.startsWith("image/")) return "not-image";
  return file.size > limit ? "too-large" : undefined;
}
