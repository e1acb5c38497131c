import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { LanguageTag, ServedPage } from "@mimi/contract";

/** One file of Vite's manifest. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

/** Vite's manifest with the files of each part of the app; it is not served. */
const MANIFEST_FILE = ".vite/manifest.json";
const ENTRY = "index.html";

/** The faces of prose, as `@mimi/ui` names their files: with the bold ones, and without letters that few texts need. */
const PROSE_FONTS = /\/literata(?:-italic)?-latin\.woff2$/;
/** The fonts of names, controls and prose with the letters of a language. A late one would be shown on the next page only. */
const FONTS_OF: Partial<Record<LanguageTag, RegExp>> = {
  ru: /\/(?:onest|literata)-cyrillic\.woff2$/,
  hi: /\/noto-(?:sans|serif)-devanagari\.woff2$/,
  ar: /\/noto-(?:sans|naskh)-arabic\.woff2$/,
};

/** The tags that load the code, the texts, the styles and the fonts of a page; none for code that is not in the build. */
export type PageFiles = (page: Pick<ServedPage, "source" | "prose">, language?: LanguageTag) => string;

/** Reads the files of each page. Throws when the build is incomplete. */
export function readPageFiles(appDir: string, sources: readonly string[]): PageFiles {
  const file = join(appDir, MANIFEST_FILE);
  const manifest = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Manifest) : {};
  if (!manifest[ENTRY]) throw new Error(`${MANIFEST_FILE} has no ${ENTRY}`);
  const tags = new Map(sources.map((source) => [source, tagsOf(manifest, source, appDir)]));
  const fontTags = (name: RegExp) =>
    Object.keys(manifest)
      .filter((key) => name.test(key))
      .map(
        (key) =>
          `<link rel="preload" as="font" type="font/woff2" href="/${manifest[key]?.file}" crossorigin>`,
      )
      .join("");
  const proseFonts = fontTags(PROSE_FONTS);
  const fontsOf = new Map(Object.entries(FONTS_OF).map(([language, name]) => [language, fontTags(name)]));
  return ({ source, prose }, language = "en") =>
    (prose ? proseFonts : "") +
    (fontsOf.get(language) ?? "") +
    (tags.get(source) ?? "") +
    (language === "en" ? "" : textTags(manifest, language, source in manifest));
}

/** Scripts are preloaded. Styles are inlined, as the first ones are. */
function tagsOf(manifest: Manifest, source: string, appDir: string): string {
  // A page without a file of its own is part of the entry.
  if (!manifest[source]) return "";
  const first = closure(manifest, ENTRY);
  const own = [...closure(manifest, source)].filter((chunk) => !first.has(chunk));
  const scripts = own.map(({ file }) => file).filter((file) => file.endsWith(".js"));
  const styles = new Set(own.flatMap(({ css = [] }) => css));
  return [
    ...scripts.map((file) => `<link rel="modulepreload" href="/${file}">`),
    ...[...styles].map((file) => styleTags(`/${file}`, appDir)),
  ].join("");
}

/** The texts of a language: those of the first page, and all of them for a page with code of its own. */
function textTags(manifest: Manifest, language: LanguageTag, isWhole: boolean): string {
  const parts = isWhole ? ["first", "rest"] : ["first"];
  const texts = parts.map((part) => `src/locales/${language}/${part}.texts.ts`);
  const loaders = Object.keys(manifest).filter((key) =>
    manifest[key]?.dynamicImports?.some((source) => texts.includes(source)),
  );
  const first = closure(manifest, ENTRY);
  const chunks = new Set([...loaders, ...texts].flatMap((key) => [...closure(manifest, key)]));
  return [...chunks]
    .filter((chunk) => !first.has(chunk))
    .map(({ file }) => `<link rel="modulepreload" href="/${file}">`)
    .join("");
}

/** A part of the app with its imports, in the order of their styles. */
function closure(manifest: Manifest, key: string, found = new Set<Chunk>()): Set<Chunk> {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`${MANIFEST_FILE} has no ${key}`);
  if (found.has(chunk)) return found;
  for (const next of chunk.imports ?? []) closure(manifest, next, found);
  return found.add(chunk);
}

/** An inlined style sheet. It saves a request before the first paint. */
export function styleTags(path: string, appDir: string): string {
  const css = readFileSync(join(appDir, path), "utf8");
  if (css.includes("</")) throw new Error(`${path} would end the element that it is put into.`);
  // Vite must find these styles when it loads more; otherwise it would add them again, after styles that override them.
  // `entry-client.tsx` turns the link into a style sheet: browsers that preload also load disabled style sheets.
  return `<style>${css}</style><link rel="inlined" href="${path}" disabled>`;
}
