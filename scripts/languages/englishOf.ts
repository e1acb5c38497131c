// The English text of a text, found by the same path. Where languages differ in their code, it is all English texts of the key.
import type { EnglishText } from "./catalogueFiles.ts";
import type { TextLeaf, TextTree } from "./textTree.ts";

type Trees = ReadonlyMap<string, TextTree>;
type English = ReadonlyMap<string, EnglishText>;

/** The English text of each text of a key, and the note of the key. */
export function englishOf(
  keys: readonly string[],
  leaf: TextLeaf,
  trees: Trees,
  english: English,
): { readonly texts: readonly string[]; readonly note?: string } {
  const found = nearest(keys, trees, english);
  const sources = found ? [found] : usersOf(keys, trees, english);
  const all = [...new Set(sources.flatMap(({ tree, scope }) => textsIn(tree, scope)))].join("\n");
  const own = found?.tree.kind === "leaf" ? found.tree.parts : [];
  const isByForm = own.length === 2 && leaf.parts.every(({ form }) => form !== undefined);
  const texts = leaf.parts.map(({ form }, place) => {
    if (own.length === leaf.parts.length) return own[place]?.text ?? all;
    return isByForm ? (own[form === "one" ? 0 : 1]?.text ?? all) : all;
  });
  const note = found?.tree.kind === "leaf" ? found.tree.note : undefined;
  return { texts, ...(note !== undefined && { note }) };
}

/** The English key of the same path, or the last one on the way to it that has the same keys inside. */
function nearest(keys: readonly string[], trees: Trees, english: English): EnglishText | undefined {
  const [first = "", ...rest] = keys;
  const top = english.get(first);
  if (top === undefined) return undefined;
  let own = trees.get(first);
  let from: TextTree = top.tree;
  for (const key of rest) {
    own = own && followed(own, trees);
    if (own?.kind !== "group" || from.kind !== "group") break;
    if (own.isList && own.children.size !== from.children.size) break;
    const next = childOf(from, key, top.scope);
    if (next === undefined) break;
    own = own.children.get(key);
    from = followed(next, top.scope);
  }
  return { tree: from, scope: top.scope };
}

/** The key itself, or the one that it refers to. */
function followed(tree: TextTree, scope: Trees): TextTree {
  if (tree.kind === "group" || tree.reference === undefined) return tree;
  const [first = "", ...rest] = tree.reference;
  let found = scope.get(first);
  for (const key of rest) found = found && childOf(found, key, scope);
  return found && found !== tree ? followed(found, scope) : tree;
}

function childOf(tree: TextTree, key: string, scope: Trees): TextTree | undefined {
  if (tree.kind === "leaf") return undefined;
  const spread = tree.spreads.map((name) => scope.get(name)).find((one) => one && childOf(one, key, scope));
  return tree.children.get(key) ?? (spread && childOf(spread, key, scope));
}

/** The English keys of those keys that use a helper, where English has no helper of that name. */
function usersOf(
  [name = "", ...rest]: readonly string[],
  trees: Trees,
  english: English,
  seen: ReadonlySet<string> = new Set(),
): EnglishText[] {
  if (seen.has(name)) return [];
  const users = [...trees].flatMap(([key, tree]) => [...usesOf(name, tree, [key])]);
  return users.flatMap((keys) => {
    const found = nearest([...keys, ...rest], trees, english);
    return found ? [found] : usersOf(keys, trees, english, new Set([...seen, name]));
  });
}

function* usesOf(name: string, tree: TextTree, keys: readonly string[]): Generator<readonly string[]> {
  if (tree.kind === "leaf") {
    if (tree.names.has(name) && keys[0] !== name) yield keys;
  } else for (const [key, child] of tree.children) yield* usesOf(name, child, [...keys, key]);
}

/** The texts of a key and of the helpers that it uses. */
function textsIn(tree: TextTree, scope: Trees, seen: ReadonlySet<string> = new Set()): string[] {
  if (tree.kind === "group")
    return [...tree.children.values()].flatMap((child) => textsIn(child, scope, seen));
  const helpers = [...tree.names].filter((name) => !seen.has(name) && scope.has(name));
  const known = new Set([...seen, ...helpers]);
  return [
    ...tree.parts.map(({ text }) => text),
    ...helpers.flatMap((name) => textsIn(scope.get(name) ?? tree, scope, known)),
  ];
}
