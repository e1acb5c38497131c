import { characterLanguage, type SearchSort, searchSort } from "@mimi/contract";
import { is } from "valibot";

/** A search, as its address holds it. */
export interface SearchQuery {
  /** As typed, with its spaces. */
  readonly text: string;
  /** Only characters with all of these tags. */
  readonly only: readonly number[];
  /** No characters with any of these tags. */
  readonly not: readonly number[];
  readonly sort: SearchSort;
  /** Only characters by this creator. */
  readonly creator?: string;
  /** Only characters in this language, as a BCP 47 tag. */
  readonly language?: string;
}

export const emptyQuery: SearchQuery = { text: "", only: [], not: [], sort: "relevance" };

/** Reads `?q=&tags=&not=&sort=&by=&language=`. What makes no sense is passed over. */
export function parseSearch(search: string): SearchQuery {
  const params = new URLSearchParams(search);
  const sort = params.get("sort");
  const creator = params.get("by");
  const language = params.get("language");
  return {
    text: params.get("q") ?? "",
    only: tagIds(params.get("tags")),
    not: tagIds(params.get("not")),
    sort: searchSort.options.find((one) => one === sort) ?? "relevance",
    ...(creator !== null && /^[\w-]{1,128}$/.test(creator) ? { creator } : {}),
    ...(language !== null && is(characterLanguage, language) ? { language } : {}),
  };
}

/** The inverse of {@link parseSearch}, without default values. */
export function formatSearch({ text, only, not, sort, creator, language }: SearchQuery): string {
  const params = new URLSearchParams();
  if (text) params.set("q", text);
  if (only.length > 0) params.set("tags", only.join(","));
  if (not.length > 0) params.set("not", not.join(","));
  if (sort !== "relevance") params.set("sort", sort);
  if (creator !== undefined) params.set("by", creator);
  if (language !== undefined) params.set("language", language);
  return params.toString().replaceAll("%2C", ",");
}

/** Whether a query is not empty. */
export function hasQuery({ text, only, not, creator, language }: SearchQuery): boolean {
  return (
    creator !== undefined || language !== undefined || text.trim() !== "" || only.length > 0 || not.length > 0
  );
}

/** The query with a tag that is required, excluded, or (`undefined`) neither. */
export function withTag(query: SearchQuery, tagId: number, use: "only" | "not" | undefined): SearchQuery {
  const others = (ids: readonly number[]) => ids.filter((id) => id !== tagId);
  return {
    ...query,
    only: use === "only" ? [...others(query.only), tagId] : others(query.only),
    not: use === "not" ? [...others(query.not), tagId] : others(query.not),
  };
}

const TAGS_MAX = 20;

function tagIds(list: string | null): number[] {
  const ids = (list ?? "").split(",").filter((id) => /^\d{1,9}$/.test(id));
  return [...new Set(ids.map(Number))].slice(0, TAGS_MAX);
}
