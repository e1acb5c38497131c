import { mkdir, readFile, writeFile } from "node:fs/promises";
import * as v from "valibot";
import { covers } from "./catalogue.ts";
import { type CoverEntry, coversFolder, imagesFolder } from "./files.ts";
import { gone } from "./gone.ts";
import { render } from "./render.ts";

const indexFile = new URL("index.json", coversFolder);
const indexSchema = v.record(
  v.string(),
  v.object({ color: v.string(), thumbhash: v.string(), alt: v.string() }),
);

/** Renders the covers named on the command line, or all of them, and writes the index in the order of the catalogue. */
async function main(slugs: readonly string[]): Promise<void> {
  const unknown = slugs.filter((slug) => ![...covers, gone].some((cover) => cover.slug === slug));
  if (unknown.length > 0)
    throw new Error(`No cover is called ${unknown.join(", ")}. The catalogue lists their slugs.`);
  for (const folder of [coversFolder, imagesFolder]) await mkdir(folder, { recursive: true });
  if (slugs.length === 0 || slugs.includes(gone.slug)) await render(gone, imagesFolder);
  const known: Record<string, CoverEntry> = await readIndex();
  for (const cover of covers) {
    if (slugs.length > 0 && !slugs.includes(cover.slug)) continue;
    known[cover.slug] = await render(cover);
    process.stdout.write(`${cover.slug}\n`);
  }
  const ordered = covers.flatMap(({ slug }) => (known[slug] ? [[slug, known[slug]] as const] : []));
  await writeFile(indexFile, `${JSON.stringify(Object.fromEntries(ordered), null, 2)}\n`);
}

async function readIndex(): Promise<Record<string, CoverEntry>> {
  try {
    return v.parse(indexSchema, JSON.parse(await readFile(indexFile, "utf8")));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return {};
    throw error;
  }
}

await main(process.argv.slice(2));
