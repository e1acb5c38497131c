/** The folder of rendered covers. They are committed, so that adding sample data renders nothing. */
export const coversFolder = new URL("../../covers/", import.meta.url);

/** The folder of images of the app itself. */
export const imagesFolder = new URL("../../../app/public/images/", import.meta.url);

/** The widths of each cover, in pixels; all are 3:4. */
export const coverWidths = [600, 300] as const;

/** The formats of each width. */
export const coverFormats = ["avif", "webp"] as const;

/** The index row of a cover. */
export interface CoverEntry {
  /** The dominant colour as `#rrggbb`. */
  readonly color: string;
  /** A ThumbHash of the image, base64. */
  readonly thumbhash: string;
  /** One sentence that describes the image. */
  readonly alt: string;
}

/** The file names of one cover, largest first. */
export function coverFiles(slug: string): string[] {
  return coverWidths.flatMap((width) => coverFormats.map((format) => `${slug}-${width}.${format}`));
}
