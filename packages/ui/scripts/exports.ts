// Syncs `exports` of package.json and the barrel with the component folders: `npm run exports -w @mimi/ui` writes them,
// and a test compares.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { componentEntries } from "./entries.ts";

type Conditions = Record<string, string>;

const packageFolder = fileURLToPath(new URL("../", import.meta.url));
const barrelFile = new URL("../src/index.ts", import.meta.url);
const manifestFile = new URL("../package.json", import.meta.url);

/** The expected `exports` of package.json. */
export function expectedExports(): Record<string, string | Conditions> {
  const components = componentEntries(packageFolder).map(
    ({ subpath, file }) => [`./${subpath}`, entry(subpath, file)] as const,
  );
  return {
    ".": entry("index", "src/index.ts"),
    ...Object.fromEntries(components),
    "./format": entry("format", "src/format/format.ts"),
    "./tokens": entry("tokens", "src/styles/tokens.ts"),
    "./styles.css": { source: "./src/styles/styles.ts", default: "./dist/styles.css" },
    "./css/*.css": "./dist/*.css",
    "./package.json": "./package.json",
  };
}

/** The current `exports` of package.json. */
export function writtenExports(): unknown {
  return readManifest().exports;
}

/** The expected barrel: one line for each component, the formats and the tokens. */
export function expectedBarrel(): string {
  const files = [
    ...componentEntries(packageFolder).map(({ file }) => file),
    "src/format/format.ts",
    "src/styles/tokens.ts",
  ];
  return files.map((file) => `export * from "${file.replace(/^src/, ".")}";\n`).join("");
}

/** The current barrel. */
export function writtenBarrel(): string {
  return readFileSync(barrelFile, "utf8");
}

function entry(name: string, source: string): Conditions {
  const types = source.replace(/^src\/(.*)\.tsx?$/, "./dist/types/$1.d.ts");
  return { source: `./${source}`, types, default: `./dist/${name}.js` };
}

function readManifest(): Record<string, unknown> {
  return JSON.parse(readFileSync(manifestFile, "utf8")) as Record<string, unknown>;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const manifest = { ...readManifest(), exports: expectedExports() };
  writeFileSync(barrelFile, expectedBarrel());
  writeFileSync(manifestFile, `${JSON.stringify(manifest, undefined, 2)}\n`);
}
