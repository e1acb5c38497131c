import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import sharp, { type Sharp } from "sharp";
import type { Figure } from "./Figure.ts";

const run = promisify(execFile);

const [WIDTH, HEIGHT] = [6_000, 4_000];

/** Pictures at the limits of what is accepted, by what makes them large. */
const pictures: Readonly<Record<string, () => Sharp>> = {
  // Rows of an interlaced file cannot be read one after another.
  "PNG, interlaced, 16 bits": () => noise(WIDTH, HEIGHT).toColourspace("rgb16").png({ progressive: true }),
  "PNG of 10:1": () => noise(15_490, 1_549).png({ compressionLevel: 1 }),
  "PNG of 1:10": () => noise(1_549, 15_490).png({ compressionLevel: 1 }),
  "JPEG, progressive": () => noise(WIDTH, HEIGHT).jpeg({ progressive: true, quality: 90 }),
  WebP: () => noise(WIDTH, HEIGHT).webp({ quality: 50, effort: 0 }),
  GIF: () => noise(WIDTH, HEIGHT).gif({ effort: 1 }),
  "AVIF of 13 megapixels": () => noise(3_600, 3_600).avif({ quality: 40, effort: 0 }),
};

/** Makes the pictures once, for all runs of row 30. */
export async function withPictures(measure: (row: () => Promise<Figure[]>) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "mimi-pictures-"));
  const fileOf = (what: string) => join(folder, what.replaceAll(/\W/g, "-"));
  try {
    for (const [what, make] of Object.entries(pictures)) await make().toFile(fileOf(what));
    await measure(() => pictureMemory(fileOf));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Row 30: how much the memory of the process grows while it renders the worst pictures that are accepted. */
async function pictureMemory(fileOf: (what: string) => string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const what of Object.keys(pictures)) {
    // A process of its own, because the peak of the memory is counted from its start.
    const child = await run(process.execPath, [join(import.meta.dirname, "renderPicture.ts"), fileOf(what)]);
    const value = Number(child.stdout);
    if (!(value > 0)) throw new Error(`${what} was not rendered: ${child.stdout}`);
    figures.push({ row: "30", what, value, unit: "MB", gate: 300, aim: 150 });
  }
  return figures;
}

function noise(width: number, height: number): Sharp {
  const background = { r: 120, g: 100, b: 80 };
  const create = {
    width,
    height,
    channels: 3,
    background,
    noise: { type: "gaussian", mean: 128, sigma: 30 },
  } as const;
  return sharp({ create, limitInputPixels: false });
}
