import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/esbuild-plugin";
import { build, transform } from "esbuild";
import { defineConfig } from "tsup";
import { writeDeclarations } from "./scripts/declarations.ts";
import { componentEntries, localeEntries } from "./scripts/entries.ts";

const dist = join(import.meta.dirname, "dist");
const components = componentEntries(import.meta.dirname).map(({ subpath, file }) => [subpath, file] as const);

// Each entry has a stylesheet of the same name; these entries exist only for theirs.
const stylesheets = {
  styles: "src/styles/everything.ts",
  base: "src/styles/base.ts",
  fonts: "src/styles/fonts.ts",
  reset: "src/styles/reset.ts",
  tokens: "src/styles/tokenSheet.ts",
  languages: "src/styles/languageSheet.ts",
};
const locales = Object.fromEntries(
  localeEntries(import.meta.dirname).map(({ tag, file }) => [`locales/${tag}`, file]),
);
const entries = {
  index: "src/index.ts",
  ...Object.fromEntries(components),
  copy: "src/copy.ts",
  "create-toasts": "src/components/Toasts/createToasts.ts",
  ...locales,
  icons: "src/icons.ts",
  ...stylesheets,
};

export default defineConfig({
  entry: entries,
  format: ["esm"],
  target: "es2022",
  tsconfig: "../../tsconfig.json",
  splitting: true,
  sourcemap: true,
  clean: true,
  // Components are client components; the directive is added here, and therefore in no source.
  banner: ({ format }) => (format === "esm" ? { js: '"use client";' } : {}),
  loader: { ".woff2": "file" },
  noExternal: [/\.css$/],
  esbuildPlugins: [vanillaExtractPlugin({ identifiers: "short" })],
  onSuccess: async () => {
    for (const name of Object.keys(stylesheets))
      for (const ending of ["js", "js.map"]) await rm(join(dist, `${name}.${ending}`));
    await buildPure();
    await readableOnServers(["copy", ...Object.keys(locales)]);
    await writeStylesheets();
    await writeDeclarations(import.meta.dirname);
  },
});

// Code without components, in files of its own without the directive: a React Server Component can read values and functions.
async function buildPure(): Promise<void> {
  const src = join(import.meta.dirname, "src");
  await build({
    entryPoints: {
      format: join(src, "format/format.ts"),
      testing: join(src, "testing/testing.ts"),
      tokens: join(src, "styles/tokens.ts"),
    },
    outdir: dist,
    bundle: true,
    format: "esm",
    target: "es2022",
    sourcemap: true,
    plugins: [vanillaExtractPlugin({ identifiers: "short" })],
  });
}

// Texts are values too, but a translation finds a component by its English texts: they stay the objects that the components import. So
// the directive is removed from these entries and from the files that they import, which have no code of a component in them.
async function readableOnServers(names: readonly string[]): Promise<void> {
  const pending = names.map((name) => join(dist, `${name}.js`));
  const seen = new Set(pending);
  for (const file of pending) {
    const code = await readFile(file, "utf8");
    if (/from "(?!\.)/.test(code))
      throw new Error(`${file} imports a package, so a server cannot read texts.`);
    // The line stays, because source maps count lines.
    await writeFile(file, code.replace(/^"use client";/, ""));
    for (const [, path = ""] of code.matchAll(/(?:from|import) "(\.[^"]+)"/g)) {
      const imported = join(dirname(file), path);
      if (!seen.has(imported)) pending.push(imported);
      seen.add(imported);
    }
  }
}

// The stylesheets of entries, in the folder that the package exports. A part that is loaded later has one too, with a hash in its
// name: those of its entries contain its rules, so it is left out. Users of the package minify its scripts themselves; a
// stylesheet is often linked directly. Its source map would name generated files.
async function writeStylesheets(): Promise<void> {
  await mkdir(join(dist, "css"), { recursive: true });
  const files = await readdir(dist, { recursive: true });
  for (const file of files.filter((name) => /\.css(\.map)?$/.test(name))) {
    const [name = ""] = file.split(".css");
    if (file.endsWith(".css") && Object.hasOwn(entries, name)) await writeStylesheet(file);
    await rm(join(dist, file));
  }
}

async function writeStylesheet(file: string): Promise<void> {
  const css = await readFile(join(dist, file), "utf8");
  const { code } = await transform(css.replaceAll(/url\("(?:\.\/|(?=\.\.\/))/g, 'url("../'), {
    loader: "css",
    minify: true,
  });
  await mkdir(dirname(join(dist, "css", file)), { recursive: true });
  await writeFile(join(dist, "css", file), code);
}
