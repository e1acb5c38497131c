import { firstArea } from "./cropArea.ts";
import type { ImageSize } from "./cropArea.ts";

/** The largest result, in pixels, where a dialog sets none. */
export const RESULT_MAXIMUM: ImageSize = { width: 1200, height: 1600 };

/**
 * The part of an image that the dialog opens with, as it hands it over, for a dialog that was closed without a choice. Null
 * when the browser cannot read the image.
 *
 * @param ratio The aspect ratio (width / height) of the part.
 */
export async function firstPart(
  image: Blob,
  ratio: number,
  maximum: ImageSize = RESULT_MAXIMUM,
): Promise<Blob | null> {
  const canRead = typeof createImageBitmap === "function";
  const bitmap = canRead ? await createImageBitmap(image).catch(() => null) : null;
  if (bitmap === null) return null;
  const { left, top, width, height } = firstArea(bitmap, ratio);
  const scale = Math.min(1, maximum.width / width, maximum.height / height);
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext("2d");
  context?.drawImage(bitmap, left, top, width, height, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return context === null ? null : encodePart(canvas);
}

/** A part of an image as WebP, or as PNG where the browser cannot write WebP. */
export async function encodePart(canvas: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((resolve) => {
    canvas.toBlob(resolve, "image/webp", 0.9);
  });
}
