import { writeFile } from "node:fs/promises";
import type { Sharp } from "sharp";
import sharp from "sharp";
import { rgbaToThumbHash } from "thumbhash";
import { type Cover, paint } from "./cover.ts";
import { type CoverEntry, coverFormats, coversFolder, coverWidths } from "./files.ts";
import { palettes } from "./inks.ts";
import { print } from "./print.ts";

/** The quality of each format: grain needs a medium one, and small sizes need less. */
const encodings = {
  avif: (picture: Sharp) => picture.avif({ quality: 46, effort: 6, chromaSubsampling: "4:2:0" }),
  webp: (picture: Sharp) => picture.webp({ quality: 50, effort: 6 }),
} satisfies Record<(typeof coverFormats)[number], (picture: Sharp) => Sharp>;

/** Renders one cover, writes its four files and returns its row of the index. */
export async function render(cover: Cover, folder: URL = coversFolder): Promise<CoverEntry> {
  const sheet = await (await print(paint(cover))).png({ compressionLevel: 1 }).toBuffer();
  for (const width of coverWidths) {
    const picture = await sharp(sheet)
      .resize(width, (width * 4) / 3, { kernel: "lanczos3" })
      .png()
      .toBuffer();
    for (const format of coverFormats) {
      const bytes = await encodings[format](sharp(picture)).toBuffer();
      await writeFile(new URL(`${cover.slug}-${width}.${format}`, folder), bytes);
    }
  }
  return { color: palettes[cover.palette].lamp, thumbhash: await thumbhash(sheet), alt: cover.alt };
}

async function thumbhash(sheet: Buffer): Promise<string> {
  const [width, height] = [75, 100];
  const pixels = await sharp(sheet).resize(width, height).ensureAlpha().raw().toBuffer();
  return Buffer.from(rgbaToThumbHash(width, height, pixels)).toString("base64");
}
