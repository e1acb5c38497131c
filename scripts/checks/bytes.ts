import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { root } from "../launch/settings.ts";
import { type Check, type Outcome, report, reportMissed, sum } from "./check.ts";
import { command } from "./command.ts";
import { print } from "./output.ts";

/** One file of Vite's manifest. */
interface Chunk {
  readonly file: string;
  readonly assets?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}

/** Vite's manifest: chunks by key. */
export type Manifest = Readonly<Record<string, Chunk>>;

/** The files one route loads before it shows anything. */
interface RouteFiles {
  readonly js: readonly string[];
  readonly css: readonly string[];
}

const KB = 1024;

/** A set of files that load together, and their size limit: gzip -9, 1 KB = 1,024 bytes, cold cache. */
interface Gate {
  readonly what: string;
  /** The chunks, by their keys in the manifest. */
  readonly chunks: readonly RegExp[];
  /** The page that is already loaded; its files do not count. @default none */
  readonly on?: RegExp;
  readonly parts: readonly (keyof RouteFiles)[];
  /** Bytes. */
  readonly limit: number;
  /** How many files at most; every one is a request. @default any number */
  readonly files?: number;
  /** The limit is missed, and why: up to this size it is reported as red, above it fails. @default never */
  readonly missed?: { readonly upTo: number; readonly why: string };
}

/** Home is part of the entry. */
const home = /^index\.html$/;
const login = [/LoginContainer\.tsx$/, /ModalFrame/, /firebaseIdentity\.ts$/];

const gates: readonly Gate[] = [
  {
    what: "home, JS",
    chunks: [home],
    parts: ["js"],
    limit: 100 * KB,
    files: 4,
    missed: { upTo: 108 * KB, why: "docs/decisions/0050-size-of-what-people-need.md" },
  },
  // The smaller one is inlined in the page.
  { what: "home, CSS", chunks: [home], parts: ["css"], limit: 14 * KB, files: 2 },
  {
    what: "chat, JS + CSS",
    chunks: [/ChatPage\.tsx$/],
    parts: ["js", "css"],
    limit: 142 * KB,
    missed: { upTo: 190 * KB, why: "docs/decisions/0050-size-of-what-people-need.md" },
  },
  {
    what: "login on home, JS + CSS",
    chunks: login,
    on: home,
    parts: ["js", "css"],
    limit: 65 * KB,
  },
];

/** What a language may add to home. */
const LANGUAGE_LIMIT = 12 * KB;

/** A gate for each language of a build: its texts for the first page. English is in the code. */
export function languageGates(manifest: Manifest): readonly Gate[] {
  const firstTexts = /\/locales\/([\w-]+)\/first\.texts\.ts$/;
  const tags = Object.keys(manifest).flatMap((key) => firstTexts.exec(key)?.[1] ?? []);
  if (tags.length === 0) throw new Error("The manifest has no texts of a language.");
  return tags.map((tag) => ({
    what: `home in ${tag}, JS more than in English`,
    chunks: [new RegExp(`/locales/${tag}/first\\.texts\\.ts$`)],
    on: home,
    parts: ["js"],
    limit: LANGUAGE_LIMIT,
  }));
}

/** The limit of the script in the head of every page, gzip. 0.5 KB of it shows the last view of a chat (decision 60). */
const PRELUDE_LIMIT = 5 * KB;

/** Limits of the font files, with the subsets of all Latin letters. Pages in other scripts load more (decision 66). */
const faces = [
  { what: "home, fonts", names: /\/(labrada|hanken-grotesk)-/, limit: 75 * KB },
  { what: "fonts that the chat adds", names: /\/literata-(italic-)?latin/, limit: 110 * KB },
] as const;

/** Builds all three packages, and checks the size of the files that the browser must load before a route shows. */
export const bytes: Check = {
  name: "build",
  title: "Production builds and their weight",
  run: async () => {
    const built = await command("npm", ["run", "--silent", "build", "--", "--if-changed"]);
    if (built.code !== 0) return report(false, "npm run build");
    return sum([report(true, "npm run build"), ...(await checkSizes(join(root, "packages/app/dist")))]);
  },
};

/**
 * The files of a route: the entry's and those of its chunks, with all they import statically. Throws when one of the
 * chunks is not there.
 */
export function routeFiles(manifest: Manifest, chunks: readonly RegExp[]): RouteFiles {
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const next of manifest[key]?.imports ?? []) visit(next);
  };
  for (const chunk of [/^index\.html$/, ...chunks]) {
    const key = Object.keys(manifest).find(
      (name) => chunk.test(name) && manifest[name]?.file.endsWith(".js"),
    );
    if (key === undefined) throw new Error(`The manifest has no chunk for ${chunk}.`);
    visit(key);
  }
  const found = [...seen].map((key) => manifest[key]).filter((one) => one !== undefined);
  return {
    js: [...new Set(found.map(({ file }) => file))].filter((file) => file.endsWith(".js")),
    css: [...new Set(found.flatMap(({ css = [] }) => css))],
  };
}

/**
 * A cycle of chunks that import each other; empty without a cycle. In a cycle the chunk that is imported first runs last, so the
 * others can read undefined bindings.
 */
export function chunkCycle(manifest: Manifest): readonly string[] {
  const done = new Set<string>();
  const visit = (key: string, path: readonly string[]): readonly string[] => {
    if (path.includes(key)) return [...path.slice(path.indexOf(key)), key];
    if (done.has(key)) return [];
    for (const next of manifest[key]?.imports ?? []) {
      const cycle = visit(next, [...path, key]);
      if (cycle.length > 0) return cycle;
    }
    done.add(key);
    return [];
  };
  return (
    Object.keys(manifest)
      .map((key) => visit(key, []))
      .find(({ length }) => length > 0) ?? []
  );
}

async function checkSizes(dist: string): Promise<Outcome[]> {
  const manifest = JSON.parse(await readFile(join(dist, ".vite/manifest.json"), "utf8")) as Manifest;
  const cycle = chunkCycle(manifest);
  const outcomes = [report(cycle.length === 0, `no file needs itself ${cycle.join(" -> ")}`.trim())];
  for (const gate of [...gates, ...languageGates(manifest)]) {
    const { what, chunks, on, parts, limit, files: most = Number.POSITIVE_INFINITY, missed } = gate;
    const files = routeFiles(manifest, chunks);
    const there = on ? routeFiles(manifest, [on]) : { js: [], css: [] };
    const sizes = await Promise.all(
      parts
        .flatMap((part) => files[part].filter((file) => !there[part].includes(file)))
        .map(async (file) => [file, await gzipped(join(dist, file))] as const),
    );
    const total = sizes.reduce((sum, [, size]) => sum + size, 0);
    // No bytes means that the styles or the route are missing, which a limit would not find.
    const fine = total > 0 && total <= limit && sizes.length <= most;
    const count = Number.isFinite(most) ? ` in ${sizes.length} files, at most ${most}` : "";
    const text = `${what}: ${kilobytes(total)} KB gzip, at most ${kilobytes(limit)}${count}`;
    outcomes.push(
      !fine && missed && total <= missed.upTo
        ? reportMissed(`${text} (${missed.why}; fails above ${kilobytes(missed.upTo)})`)
        : report(fine, text),
    );
    for (const [file, size] of sizes.sort(([, one], [, other]) => other - one)) {
      if (!fine) print(`         ${kilobytes(size).padStart(6)}  ${file}\n`);
    }
  }
  const [, prelude = ""] =
    /<script>([\s\S]*?)<\/script>/.exec(await readFile(join(dist, "index.html"), "utf8")) ?? [];
  const preludeSize = gzipSync(prelude, { level: 9 }).length;
  outcomes.push(
    report(
      prelude !== "" && preludeSize <= PRELUDE_LIMIT,
      `prelude: ${kilobytes(preludeSize)} KB gzip, at most ${kilobytes(PRELUDE_LIMIT)}`,
    ),
  );
  const fonts = Object.values(manifest).flatMap(({ assets = [] }) => assets);
  for (const { what, names, limit } of faces) {
    const files = [...new Set(fonts.filter((file) => names.test(file)))];
    const sizes = await Promise.all(files.map(async (file) => (await stat(join(dist, file))).size));
    const total = sizes.reduce((sum, size) => sum + size, 0);
    const fine = total > 0 && total <= limit;
    outcomes.push(report(fine, `${what}: ${kilobytes(total)} KB, at most ${kilobytes(limit)}`));
  }
  return outcomes;
}

async function gzipped(file: string): Promise<number> {
  return gzipSync(await readFile(file), { level: 9 }).length;
}

function kilobytes(count: number): string {
  return (count / KB).toFixed(1);
}
