import type { Source } from "./home.store.ts";

const lists = { new: { kind: "new" }, favourites: { kind: "favourites" } } as const;

/** What the address of home lists: `?tag=5`, `?list=new`, and without either the characters for the user. */
export function sourceOf(search: string, isSignedIn: boolean): Source {
  const query = new URLSearchParams(search);
  const tagId = Number(query.get("tag"));
  if (Number.isInteger(tagId) && tagId > 0) return { kind: "tag", tagId };
  const list = query.get("list");
  if (list === "new" || (list === "favourites" && isSignedIn)) return lists[list];
  return { kind: "forYou" };
}

/** The query of the address that lists a source. */
export function queryOf(source: Source): string {
  if (source.kind === "tag") return `tag=${source.tagId}`;
  return source.kind === "forYou" ? "" : `list=${source.kind}`;
}
