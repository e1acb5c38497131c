import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import type { TestProject } from "vitest/node";

/** Vitest writes screenshots almost uncompressed: after an update they are written again, smaller, with the same pixels. */
export default function setup({ config }: TestProject): (() => Promise<void>) | undefined {
  if (config.snapshotOptions.updateSnapshot !== "all") return undefined;
  return () => compressScreenshots(join(config.root, "__vr__"));
}

async function compressScreenshots(folder: string): Promise<void> {
  for (const file of globSync("**/*.png", { cwd: folder })) {
    const path = join(folder, file);
    const before = readFileSync(path);
    const after = await sharp(before).png({ compressionLevel: 9, adaptiveFiltering: false }).toBuffer();
    // A file that this has written before stays as it is.
    if (after.length < before.length * 0.95) writeFileSync(path, after);
  }
}
