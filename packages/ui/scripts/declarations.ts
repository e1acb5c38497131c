import { execFile } from "node:child_process";
import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/**
 * Writes the declarations of the package to `dist/types`, one file for each source. A bundler of declarations
 * builds a program for every entry, which at our number of entries takes minutes and gigabytes.
 */
export async function writeDeclarations(packageFolder: string): Promise<void> {
  await run("tsc", ["-p", join(packageFolder, "tsconfig.types.json")], { cwd: packageFolder });
  const types = join(packageFolder, "dist/types");
  for (const name of await readdir(types, { recursive: true })) {
    if (name.endsWith(".d.ts")) await nameOutputs(join(types, name));
  }
}

// The sources import each other by the name they have on disk; what is published has only outputs.
async function nameOutputs(file: string): Promise<void> {
  const text = await readFile(file, "utf8");
  const renamed = text.replace(/((?:from|import)\s*\(?\s*"\.{1,2}\/[^"]+)\.tsx?"/g, '$1.js"');
  await writeFile(file, renamed.replace(/^import "\.[^"]*\.css(?:\.js)?";\n/gm, ""));
}
