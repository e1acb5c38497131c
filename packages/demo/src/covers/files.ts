/** Where rendered covers are kept: committed, so that seeding needs no drawing. */
export const coversFolder = new URL("../../covers/", import.meta.url);

/** Where pictures of the app itself are kept. */
export const picturesFolder = new URL("../../../app/public/pictures/", import.meta.url);

/** The widths each cover is kept in, in pixels; all are 3:4. */
export const coverWidths = [600, 300] as const;

/** The formats each width is kept in. */
export const coverFormats = ["avif", "webp"] as const;

/** What the index says of one cover. */
export interface CoverEntry {
  /** The cover's own accent as `#rrggbb`, for glows and ambience. */
  readonly color: string;
  /** A ThumbHash of the picture, base64. */
  readonly thumbhash: string;
  /** One plain sentence that describes the picture. */
  readonly alt: string;
}

/** The file names of one cover, largest first. */
export function coverFiles(slug: string): string[] {
  return coverWidths.flatMap((width) => coverFormats.map((format) => `${slug}-${width}.${format}`));
}
