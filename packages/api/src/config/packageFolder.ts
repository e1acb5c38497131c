import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** The folder of this package, for sources and for the bundle in `dist`. */
export const packageFolder = nearestPackage(import.meta.dirname);

/** The root of the repository. */
export const repositoryFolder = join(packageFolder, "../..");

function nearestPackage(folder: string): string {
  if (existsSync(join(folder, "package.json"))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error("The API runs from inside its package: no package.json was found.");
  return nearestPackage(parent);
}
