import { createHash } from "node:crypto";
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../launch/settings.ts";

const SHARED = [
  "package-lock.json",
  "tsconfig.json",
  "vite.config.ts",
  "scripts/build.ts",
  "scripts/build/*.ts",
];
const ofPackages = (names: string) => [
  `packages/${names}/{src,scripts,public}/**/*`,
  `packages/${names}/*.{ts,js,json,html}`,
];

/** The input files of each production build. */
const INPUTS: Readonly<Record<string, readonly string[]>> = {
  ui: [...SHARED, ...ofPackages("ui")],
  app: [...SHARED, ...ofPackages("*")],
  api: [...SHARED, ...ofPackages("*")],
};

/** A hash of the contents of all input files of a build. */
export function inputsOf(name: string, folder = root): string {
  return contentHash(folder, INPUTS[name] ?? []);
}

/** Whether a build exists, is unchanged, and was made from the current inputs. */
export function isBuilt(name: string, folder = root): boolean {
  try {
    return (
      readFileSync(stampFile(name, folder), "utf8") === `${inputsOf(name, folder)} ${outputsOf(name, folder)}`
    );
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw error;
  }
}

/** Writes the stamp of a finished build. `inputs` is {@link inputsOf} from before the build started. */
export function noteBuilt(name: string, inputs: string, folder = root): void {
  const file = stampFile(name, folder);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${inputs} ${outputsOf(name, folder)}`);
}

function outputsOf(name: string, folder: string): string {
  return contentHash(folder, [`packages/${name}/dist/**/*`]);
}

function stampFile(name: string, folder: string): string {
  return join(folder, "node_modules/.cache/mimi", `${name}.built`);
}

function contentHash(folder: string, patterns: readonly string[]): string {
  const hash = createHash("sha256");
  const files = globSync([...patterns], { cwd: folder, withFileTypes: true })
    .filter((file) => file.isFile() && !/\.(test|stories)\.tsx?$/.test(file.name))
    .map(({ parentPath, name }) => join(parentPath, name));
  for (const path of files.sort()) {
    hash
      .update(`${path.slice(folder.length)}\0`)
      .update(readFileSync(path))
      .update("\0");
  }
  return hash.digest("hex");
}
