import { execFile } from "node:child_process";
import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/**
 * Writes the type declarations to `dist/types`, one file per source. A declaration bundler would build a program per
 * entry, which takes minutes and gigabytes here.
 */
export async function writeDeclarations(packageFolder: string): Promise<void> {
  await run("tsc", ["-p", join(packageFolder, "tsconfig.types.json")], { cwd: packageFolder });
  const types = join(packageFolder, "dist/types");
  for (const name of await readdir(types, { recursive: true })) {
    if (name.endsWith(".d.ts")) await nameOutputs(join(types, name));
  }
}

// The sources import each other by file name; the published package has only outputs.
async function nameOutputs(file: string): Promise<void> {
  const text = await readFile(file, "utf8");
  const renamed = text.replace(/((?:from|import)\s*\(?\s*"\.{1,2}\/[^"]+)\.tsx?"/g, '$1.js"');
  await writeFile(file, renamed.replace(/^import "\.[^"]*\.css(?:\.js)?";\n/gm, ""));
}
