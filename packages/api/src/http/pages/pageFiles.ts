import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** One file of Vite's manifest. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

/** Vite's manifest says which files each part of the app needs; never served itself. */
const MANIFEST_FILE = ".vite/manifest.json";
const ENTRY = "index.html";

/** The tags that load the code of a page, by its source, and bring its styles; nothing for a page that is not in the build. */
export type PageFiles = (source: string) => string;

/** Reads which files each page needs. Throws when the build is not whole. */
export function readPageFiles(appDir: string, sources: readonly string[]): PageFiles {
  const file = join(appDir, MANIFEST_FILE);
  const manifest = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Manifest) : {};
  if (!manifest[ENTRY]) throw new Error(`${MANIFEST_FILE} has no ${ENTRY}`);
  const tags = new Map(sources.map((source) => [source, tagsOf(manifest, source, appDir)]));
  return (source) => tags.get(source) ?? "";
}

/** The scripts are preloaded; the styles are put into the page, as the first ones are. */
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

/** A part of the app with all that it imports; imports come first, so that their styles do. */
function closure(manifest: Manifest, key: string, found = new Set<Chunk>()): Set<Chunk> {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`${MANIFEST_FILE} has no ${key}`);
  if (found.has(chunk)) return found;
  for (const next of chunk.imports ?? []) closure(manifest, next, found);
  return found.add(chunk);
}

/** A style sheet put into the page: nothing is painted before the styles are there, and this saves a request. */
export function styleTags(path: string, appDir: string): string {
  const css = readFileSync(join(appDir, path), "utf8");
  if (css.includes("</")) throw new Error(`${path} would end the element that it is put into.`);
  // Vite must find these styles when it loads more, or it would add them again, after styles that must win over them.
  // `entry-client.tsx` makes them style sheets: browsers that read ahead load style sheets even where they are disabled.
  return `<style>${css}</style><link rel="inlined" href="${path}" disabled>`;
}
