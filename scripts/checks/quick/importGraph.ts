import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

/** For each file, the files that import it. Paths are relative to the repository. */
export type Importers = ReadonlyMap<string, ReadonlySet<string>>;

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*["']([^"']+)["']/g;

/** Reads all imports. Relative imports contain the file extension; packages are resolved by their exports. */
export function importersOf(files: readonly string[], root: string): Importers {
  const importers = new Map<string, Set<string>>();
  const entries = packageEntries(root);
  for (const file of files.filter((one) => /\.tsx?$/.test(one) && existsSync(join(root, one)))) {
    for (const [, name = ""] of readFileSync(join(root, file), "utf8").matchAll(IMPORT)) {
      const imported = name.startsWith(".") ? join(file, "..", name) : entries.get(name);
      if (imported === undefined) continue;
      const known = importers.get(imported) ?? new Set();
      importers.set(imported, known.add(file));
    }
  }
  return importers;
}

/**
 * The files that are a changed file or import one, directly or through others: nearest first, and of those at one
 * distance the ones that share a folder or area name with a changed file.
 */
export function dependents(changed: readonly string[], importers: Importers): string[] {
  const areas = new Set(changed.flatMap(areaNames));
  const found = new Set(changed);
  let ring = [...changed];
  while (ring.length > 0) {
    const next = new Set(
      ring.flatMap((file) => [...(importers.get(file) ?? [])]).filter((file) => !found.has(file)),
    );
    const shared = (file: string) => areaNames(file).filter((name) => areas.has(name)).length;
    ring = [...next].sort((one, other) => shared(other) - shared(one) || one.localeCompare(other));
    ring.forEach((file) => found.add(file));
  }
  return [...found];
}

/**
 * Sorts tests that reach the changed files over HTTP, so that their imports say nothing: first tests that mention the name of a
 * changed file, then tests of the same area.
 */
export function byMention(tests: readonly string[], changed: readonly string[], root: string): string[] {
  const names = changed.map((file) => basename(file).replace(/\..*$/, "")).filter((name) => name !== "index");
  const areas = new Set(changed.flatMap(areaNames));
  const score = (file: string) => {
    if (changed.includes(file)) return Number.POSITIVE_INFINITY;
    const text = file + readFileSync(join(root, file), "utf8");
    const mentions = names.reduce((count, name) => count + text.split(name).length - 1, 0);
    const shared = areaNames(file).filter((name) => areas.has(name)).length;
    return (mentions > 0 ? 100 : 0) + shared * 10 + Math.min(mentions, 9);
  };
  const scores = new Map(tests.map((file) => [file, score(file)]));
  return tests.toSorted((one, other) => (scores.get(other) ?? 0) - (scores.get(one) ?? 0));
}

/** Names of the folders below `src`, and of the file: `packages/api/src/areas/plan/plan.ts` has `areas` and `plan`. */
function areaNames(file: string): string[] {
  const [, inside = file] = file.split("/src/");
  return [...new Set(inside.replace(/\.[^/]*$/, "").split("/"))];
}

function packageEntries(root: string): ReadonlyMap<string, string> {
  const entries = new Map<string, string>();
  for (const name of ["contract", "ui"]) {
    const folder = join("packages", name);
    const { exports } = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")) as {
      readonly exports: Readonly<Record<string, string | { readonly source?: string }>>;
    };
    for (const [subpath, target] of Object.entries(exports)) {
      const source = typeof target === "string" ? target : target.source;
      if (source) entries.set(join("@mimi", name, subpath), join(folder, source));
    }
  }
  return entries;
}
