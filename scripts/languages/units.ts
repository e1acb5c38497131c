// The texts of a language as units of an exchange file, each with its English text.
import type { CatalogueFile } from "./catalogueFiles.ts";
import { englishOf } from "./englishOf.ts";
import { parseSource, type TextLeaf, type TextPart, type TextTree, textTreesOf } from "./textTree.ts";

/** One text of a language for a translator. */
export interface Unit {
  /** The path of its key, with a number where the key has several texts. */
  readonly id: string;
  /** The file it is in, from the root. */
  readonly file: string;
  readonly part: TextPart;
  /** The English text. Each of several ones is a line. */
  readonly english: string;
  /** The docstring of the English key. */
  readonly note?: string;
  /** The placeholders that are made of other units, with the ids of those. */
  readonly nested: ReadonlyMap<string, readonly string[]>;
}

/** The units of a file. */
export function unitsOf({ path, name, source, english }: CatalogueFile): readonly Unit[] {
  const trees = withoutGroups(textTreesOf(parseSource(path, source)));
  return [...leavesIn(trees, [])].flatMap(([keys, leaf]) => {
    const { texts, note } = englishOf(keys, leaf, trees, english);
    const ids = idsOf(name, keys, leaf);
    return leaf.parts.map((part, place) => ({
      id: ids[place] ?? "",
      file: path,
      part,
      english: texts[place] ?? "",
      ...(note !== undefined && { note }),
      nested: nestedOf(part, leaf, ids),
    }));
  });
}

/** The texts of a file by their ids. */
export function partsOf({
  path,
  name,
  source,
}: Omit<CatalogueFile, "english">): ReadonlyMap<string, TextPart> {
  const trees = withoutGroups(textTreesOf(parseSource(path, source)));
  const parts = [...leavesIn(trees, [])].flatMap(([keys, leaf]) => {
    const ids = idsOf(name, keys, leaf);
    return leaf.parts.map((part, place) => [ids[place] ?? "", part] as const);
  });
  return new Map(parts);
}

function idsOf(name: string, keys: readonly string[], { parts }: TextLeaf): readonly string[] {
  const path = `${name}/${keys.join(".")}`;
  return parts.length === 1 ? [path] : parts.map((_part, place) => `${path}#${place + 1}`);
}

/** The texts of components lie in groups, which the English ones do not have. */
function withoutGroups(trees: ReadonlyMap<string, TextTree>): ReadonlyMap<string, TextTree> {
  return new Map(
    [...trees].flatMap(([name, tree]) => {
      const isGroup = tree.kind === "group" && [...tree.children.keys()].some((key) => key.endsWith("Copy"));
      return isGroup ? [...tree.children] : [[name, tree]];
    }),
  );
}

function* leavesIn(
  trees: ReadonlyMap<string, TextTree>,
  keys: readonly string[],
): Generator<[readonly string[], TextLeaf]> {
  for (const [key, tree] of trees)
    if (tree.kind === "leaf") yield [[...keys, key], tree];
    else yield* leavesIn(tree.children, [...keys, key]);
}

function nestedOf(part: TextPart, leaf: TextLeaf, ids: readonly string[]): Unit["nested"] {
  const nested = [...part.placeholders].map(([name, expression]) => {
    const inside = ids.filter((_id, place) => {
      const inner = leaf.parts[place];
      return (
        inner &&
        inner.depth > part.depth &&
        inner.node.pos >= expression.pos &&
        inner.node.end <= expression.end
      );
    });
    return [name, inside] as const;
  });
  return new Map(nested.filter(([, inside]) => inside.length > 0));
}
