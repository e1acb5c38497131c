/** An area of an image, in its own pixels. */
export interface CropArea {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Width and height, in pixels. */
export interface ImageSize {
  /** Width, in pixels. */
  readonly width: number;
  /** Height, in pixels. */
  readonly height: number;
}

/** The smallest area that may be cropped, in the image's pixels. */
export const CROP_MINIMUM: ImageSize = { width: 12, height: 16 };

/** The area that the dialog opens with: the largest of its aspect ratio, at the top, and in the middle of a wide image. */
export function firstArea(image: ImageSize, ratio: number): CropArea {
  const width = Math.min(image.width, image.height * ratio);
  return { left: (image.width - width) / 2, top: 0, width, height: width / ratio };
}

/** Moves the area by some pixels, at most to the edge of the image. */
export function moveArea(area: CropArea, image: ImageSize, right: number, down: number): CropArea {
  return within({ ...area, left: area.left + right, top: area.top + down }, image);
}

/**
 * Scales the area about its centre and keeps its aspect ratio.
 *
 * @param factor Over 1 enlarges it, at most until it meets two edges of the image; under 1 shrinks it, at most to the
 * minimum width or height.
 */
export function scaleArea(area: CropArea, image: ImageSize, factor: number, minimum: ImageSize): CropArea {
  const largest = Math.min(image.width / area.width, image.height / area.height);
  const smallest = Math.max(minimum.width / area.width, minimum.height / area.height);
  const scale = Math.min(Math.max(factor, smallest), largest);
  const width = area.width * scale;
  const height = area.height * scale;
  const left = area.left + (area.width - width) / 2;
  const top = area.top + (area.height - height) / 2;
  return within({ left, top, width, height }, image);
}

function within(area: CropArea, image: ImageSize): CropArea {
  const left = Math.min(Math.max(area.left, 0), image.width - area.width);
  const top = Math.min(Math.max(area.top, 0), image.height - area.height);
  return { ...area, left, top };
}
