/** Why a file is rejected as an image. */
export type ImageError = "not-image" | "too-large";

/** The largest image that may be uploaded, in bytes: 3 MB. */
export const IMAGE_BYTES = 3 * 1024 * 1024;

/**
 * Validates a file as an image to upload.
 *
 * @param file The chosen file: its type and its size in bytes.
 * @param limit The largest size, in bytes.
 * @returns The first error; undefined when the file is valid.
 */
export function validateImage(
  file: { readonly type: string; readonly size: number },
  limit: number = IMAGE_BYTES,
): ImageError | undefined {
  if (!file.type.startsWith("image/")) return "not-image";
  return file.size > limit ? "too-large" : undefined;
}
