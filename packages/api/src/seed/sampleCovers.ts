import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { packageFolder } from "../config/packageFolder.ts";
import type { Files } from "../providers/files/Files.ts";
import type { StoredRendition } from "../db/schema/referenced.ts";

const folder = join(packageFolder, "../demo/covers");
const WIDTHS = [600, 300] as const;
const index = v.record(v.string(), v.object({ color: v.string(), thumbhash: v.string(), alt: v.string() }));

/** The columns of a sample character's cover. */
export interface SampleCover {
  readonly avatar: string;
  readonly avatar_alt: string;
  readonly avatar_color: string;
  readonly avatar_thumbhash: string;
  readonly avatar_renditions: readonly StoredRendition[];
}

/** Copies the rendered covers to the uploads; resolves to the cover of each slug that has one. */
export async function publishSampleCovers(files: Files): Promise<ReadonlyMap<string, SampleCover>> {
  const entries = v.parse(index, JSON.parse(await readFile(join(folder, "index.json"), "utf8")));
  const covers = new Map<string, SampleCover>();
  for (const [slug, { color, thumbhash, alt }] of Object.entries(entries)) {
    const renditions = await Promise.all(
      WIDTHS.map(async (width) => ({
        width,
        avif: await copy(files, `${slug}-${width}.avif`),
        webp: await copy(files, `${slug}-${width}.webp`),
      })),
    );
    const avatar = renditions[0]?.webp;
    if (!avatar) continue;
    covers.set(slug, {
      avatar,
      avatar_alt: alt,
      avatar_color: color,
      avatar_thumbhash: thumbhash,
      avatar_renditions: renditions,
    });
  }
  return covers;
}

async function copy(files: Files, name: string): Promise<string> {
  return files.put(`sample-${name}`, await readFile(join(folder, name)));
}
