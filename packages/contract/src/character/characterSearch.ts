import * as v from "valibot";
import { characterLanguage, creator, summaries } from "./character.ts";
import { id, maxCharacters, pageInput, rating } from "../input.ts";
import { SEARCH_TEXT_MAX } from "../limits.ts";
import { get } from "../route.ts";

export const searchSort = v.picklist(["relevance", "popular", "new"]);
export type SearchSort = v.InferOutput<typeof searchSort>;

/** Comma-separated tag ids, at most 20. */
const tagIds = v.optional(v.pipe(v.string(), v.regex(/^(\d{1,9}(,\d{1,9}){0,19})?$/)), "");

/** Pasted text: characters that cannot be printed separate words, as a space does. */
const searchText = v.pipe(
  v.string(),
  v.transform((typed) => typed.replace(/[\u0000-\u001F\u007F]+/g, " ")),
  v.trim(),
  maxCharacters(SEARCH_TEXT_MAX),
);

export const search = get("/search/", {
  who: "visitor",
  inputIn: "query",
  input: v.strictObject({
    info: searchText,
    tags: tagIds,
    not: tagIds,
    /** Tags that have the text as their name in the language of the app: their characters match, too. */
    named: tagIds,
    /** Only characters of this creator. */
    creator: v.optional(id),
    /** Only characters in this language, in all its scripts and regions: `pt` finds `pt-BR`. */
    language: v.optional(characterLanguage),
    sort: v.optional(searchSort, "relevance"),
    ...pageInput,
    rating: v.optional(rating, "sfw"),
  }),
  data: summaries,
  server: { example: { info: "rain" }, rate: "search" },
});

/** A user whose name matches, with the number of their characters that the user can see. */
export const foundCreator = v.object({ ...creator.entries, characters: v.number() });
export type FoundCreator = v.InferOutput<typeof foundCreator>;

/** Additive. Creators whose names match, names that start with the text first; at most five. */
export const searchCreators = get("/search/creators/", {
  who: "visitor",
  inputIn: "query",
  input: v.strictObject({ info: searchText, rating: v.optional(rating, "sfw") }),
  data: v.array(foundCreator),
  server: { example: { info: "rain" }, rate: "search" },
});
