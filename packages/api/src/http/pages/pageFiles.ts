import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** One file of Vite's manifest. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

/** What the app's build leaves for its server: which files each part of it needs; never served itself. */
const MANIFEST_FILE = ".vite/manifest.json";
const ENTRY = "index.html";

/** The code of each page by its sources, as the app's own table of pages has it. */
const pages: readonly (readonly [pattern: RegExp, source: string])[] = [
  // Home is part of the entry.
  [/^\/$/, ENTRY],
  [/^\/search$/, "src/app/SearchPage.tsx"],
  [/^\/character\/[^/]+\/detail$/, "src/app/DetailPage.tsx"],
  [/^\/character\/[^/]+\/chat(\/[^/]+)?$/, "src/app/ChatPage.tsx"],
  [/^\/character(\/[^/]+)?$/, "src/app/FormPage.tsx"],
  [/^\/(policy|term|contact-us)$/, "src/app/StaticPages.tsx"],
  [/^/, "src/features/shell/NotFoundContainer.tsx"],
];

/** Answers with the tags that bring a page's own code and styles with the page itself; nothing for an unknown build. */
export type PageFiles = (path: string) => string;

/** Reads which files each page needs. Throws when the build lacks one. */
export function readPageFiles(appDir: string): PageFiles {
  const file = join(appDir, MANIFEST_FILE);
  const manifest = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Manifest) : {};
  // Another build than ours is served as it is: its pages ask for their files themselves, a moment later.
  if (!manifest[ENTRY]) return () => "";
  const tags = new Map(pages.map(([, source]) => [source, tagsOf(manifest, source, appDir)]));
  return (path) => {
    const place = path.replace(/(.)\/$/, "$1");
    const [, source = ""] = pages.find(([pattern]) => pattern.test(place)) ?? [];
    return tags.get(source) ?? "";
  };
}

/** The scripts are fetched while the first one still is; the styles stand in the page, as the first ones do. */
function tagsOf(manifest: Manifest, source: string, appDir: string): string {
  const first = closure(manifest, ENTRY);
  const own = [...closure(manifest, source)].filter((chunk) => !first.has(chunk));
  const scripts = own.map(({ file }) => file).filter((file) => file.endsWith(".js"));
  const styles = new Set(own.flatMap(({ css = [] }) => css));
  return [
    ...scripts.map((file) => `<link rel="modulepreload" href="/${file}">`),
    ...[...styles].map((file) => styleTags(`/${file}`, appDir)),
  ].join("");
}

/** A part of the app with all that it imports; what is imported comes first, so that its styles do. */
function closure(manifest: Manifest, key: string, found = new Set<Chunk>()): Set<Chunk> {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`${MANIFEST_FILE} has no ${key}`);
  if (found.has(chunk)) return found;
  for (const next of chunk.imports ?? []) closure(manifest, next, found);
  return found.add(chunk);
}

/** A style sheet that stands in the page itself: nothing is drawn before it is there, and this saves asking for it. */
export function styleTags(path: string, appDir: string): string {
  const css = readFileSync(join(appDir, path), "utf8");
  if (css.includes("</")) throw new Error(`${path} would end the element that it is put into.`);
  // Whoever loads more styles later must find these, or would add them once more, after those that win over them. The
  // app itself gives them their role: a browser that reads ahead fetches style sheets even where they are disabled.
  return `<style>${css}</style><link rel="inlined" href="${path}" disabled>`;
}
