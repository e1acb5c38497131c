import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

const TEXT = /\.(css|html|js|json|svg|txt|webmanifest)$/;

/** Writes a `.br` and a `.gz` file beside each text file of a build, which the API sends in its place. */
export async function precompress(folder: string): Promise<void> {
  // The API changes index.html for each page. Folders with a dot are not sent.
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (file) => TEXT.test(file) && file !== "index.html" && !file.startsWith("."),
  );
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      const bytes = await readFile(path);
      await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes));
      await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }),
  );
}
