import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

/** A screenshot that differs before and after. */
export interface Difference {
  /** Its path without the folder, such as `components/button-light.png`. */
  readonly file: string;
  /** Number of pixels that differ; all pixels if one side is missing or has another size. */
  readonly pixels: number;
  /** The PNG before, if any. */
  readonly before?: Buffer;
  /** The PNG after, if any. */
  readonly after?: Buffer;
  /** The differing pixels in red over the faded screenshot. Absent if one side is missing. */
  readonly difference?: Buffer;
}

/** The tolerance of one colour channel, of 255, which hides differences of antialiasing. */
const CHANNEL_TOLERANCE = 2;

/** Compares the screenshots of two folders. The greatest difference comes first. */
export async function compareFolders(before: string, after: string): Promise<readonly Difference[]> {
  const files = new Set([before, after].flatMap((folder) => globSync("**/*.png", { cwd: folder })));
  const compared = await Promise.all(
    [...files].map((file) => compareFiles(file, read(join(before, file)), read(join(after, file)))),
  );
  return compared.flat().sort((one, other) => other.pixels - one.pixels);
}

async function compareFiles(file: string, before?: Buffer, after?: Buffer): Promise<readonly Difference[]> {
  if (before === undefined || after === undefined) {
    return [{ file, pixels: await pixelsOf(before ?? after), before, after }];
  }
  if (before.equals(after)) return [];
  const [one, other] = await Promise.all([rawOf(before), rawOf(after)]);
  const { width, height } = one.info;
  if (width !== other.info.width || height !== other.info.height) {
    return [{ file, pixels: width * height, before, after }];
  }
  const marked = Buffer.alloc(width * height * 3);
  let pixels = 0;
  for (let at = 0; at < marked.length; at += 3) {
    const differs = [0, 1, 2].some(
      (channel) =>
        Math.abs((one.data[at + channel] ?? 0) - (other.data[at + channel] ?? 0)) > CHANNEL_TOLERANCE,
    );
    if (differs) pixels += 1;
    for (const channel of [0, 1, 2]) {
      const faded = 255 - (255 - (other.data[at + channel] ?? 0)) * 0.2;
      marked[at + channel] = differs ? (channel === 0 ? 255 : 0) : faded;
    }
  }
  if (pixels === 0) return [];
  const difference = await sharp(marked, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
  return [{ file, pixels, before, after, difference }];
}

function rawOf(png: Buffer) {
  return sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}

async function pixelsOf(png: Buffer | undefined): Promise<number> {
  if (png === undefined) return 0;
  const { width, height } = await sharp(png).metadata();
  return width * height;
}

function read(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}
