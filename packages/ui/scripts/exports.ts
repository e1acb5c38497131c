// Syncs `exports` of package.json, the barrel and the lists of texts, icons and languages with the folders: `npm run exports -w @mimi/ui`
// writes them, and a test compares.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { componentEntries, copyFiles, iconFiles, localeEntries } from "./entries.ts";
import { isScreen } from "./subpath.ts";

type Conditions = Record<string, string>;

const packageFolder = fileURLToPath(new URL("../", import.meta.url));
const barrelFile = new URL("../src/index.ts", import.meta.url);
const copyFile = new URL("../src/copy.ts", import.meta.url);
const iconsFile = new URL("../src/icons.ts", import.meta.url);
const readmeFile = new URL("../README.md", import.meta.url);
const manifestFile = new URL("../package.json", import.meta.url);

/** The expected `exports` of package.json. */
export function expectedExports(): Record<string, string | Conditions> {
  const components = componentEntries(packageFolder).map(
    ({ subpath, file }) => [`./${subpath}`, entry(subpath, file)] as const,
  );
  const locales = localeEntries(packageFolder).map(
    ({ tag, file }) => [`./locales/${tag}`, entry(`locales/${tag}`, file)] as const,
  );
  return {
    ".": entry("index", "src/index.ts"),
    ...Object.fromEntries(components),
    "./copy": entry("copy", "src/copy.ts"),
    "./create-toasts": entry("create-toasts", "src/components/Toasts/createToasts.ts"),
    "./format": entry("format", "src/format/format.ts"),
    "./icons": entry("icons", "src/icons.ts"),
    ...Object.fromEntries(locales),
    "./testing": entry("testing", "src/testing/testing.ts"),
    "./tokens": entry("tokens", "src/styles/tokens.ts"),
    "./styles.css": { source: "./src/styles/styles.ts", default: "./dist/css/styles.css" },
    "./css/reset.css": { source: "./src/styles/reset.ts", default: "./dist/css/reset.css" },
    "./css/*.css": "./dist/css/*.css",
    "./tokens/*.json": "./tokens/*.json",
    "./package.json": "./package.json",
  };
}

/** The current `exports` of package.json. */
export function writtenExports(): unknown {
  return readManifest().exports;
}

/** The expected barrel: one line for each component that is not a screen, the formats and the tokens, and the types of native props. */
export function expectedBarrel(): string {
  const files = [
    ...componentEntries(packageFolder)
      .map(({ file }) => file)
      .filter((file) => !isScreen(file)),
    "src/format/format.ts",
    "src/styles/tokens.ts",
  ];
  return [
    'export type { DataAttributes, ElementProps, NativeProps, RootProps } from "./components/rootProps.ts";\n',
    'export type * from "./components/states.ts";\n',
    ...files.map((file) => `export * from "${file.replace(/^src/, ".")}";\n`),
  ].join("");
}

/** The current barrel. */
export function writtenBarrel(): string {
  return readFileSync(barrelFile, "utf8");
}

/** The expected list of all texts. */
export function expectedCopy(): string {
  const texts = copyFiles(packageFolder).map(({ name, types, file }) => {
    const from = file.replace(/^src/, ".");
    return [
      `export { ${name} } from "${from}";\n`,
      ...types.map((type) => `export type { ${type} } from "${from}";\n`),
    ].join("");
  });
  return [
    "// Written by `npm run exports -w @mimi/ui`: the English texts of every component.\n",
    'export { translate } from "./components/ThemeRoot/Copy.ts";\n',
    'export type { CompleteCopy, CompleteText } from "./components/ThemeRoot/Copy.ts";\n',
    'export type { Copy, CopyValue, Translation } from "./components/ThemeRoot/Copy.ts";\n',
    ...texts,
  ].join("");
}

/** The current list of all texts. */
export function writtenCopy(): string {
  return readFileSync(copyFile, "utf8");
}

/** The expected list of all icons. */
export function expectedIcons(): string {
  const icons = iconFiles(packageFolder).map((file) => `export * from "${file.replace(/^src/, ".")}";\n`);
  return [
    "// Written by `npm run exports -w @mimi/ui`: every icon.\n",
    'export { createIcon } from "./components/Icon/Icon.tsx";\n',
    'export type { Icon, IconPaths, IconProps } from "./components/Icon/Icon.tsx";\n',
    ...icons,
  ].join("");
}

/** The current list of all icons. */
export function writtenIcons(): string {
  return readFileSync(iconsFile, "utf8");
}

/** The expected README: its line of languages has each one. */
export function expectedReadme(): string {
  const tags = localeEntries(packageFolder).map(({ tag }) => `\`${tag}\``);
  return writtenReadme().replace(/(?<=where it is imported:\n).*/, `${tags.join(", ")}.`);
}

/** The current README. */
export function writtenReadme(): string {
  return readFileSync(readmeFile, "utf8");
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
  writeFileSync(copyFile, expectedCopy());
  writeFileSync(iconsFile, expectedIcons());
  writeFileSync(readmeFile, expectedReadme());
  writeFileSync(manifestFile, `${JSON.stringify(manifest, undefined, 2)}\n`);
}
