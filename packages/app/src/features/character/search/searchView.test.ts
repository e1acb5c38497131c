import { idle, loading, ready, type Resource } from "../../../state/remote/resource.ts";
import type { Tag } from "@mimi/contract";
import { expect, it } from "vitest";
import { noContentFilter } from "../../../state/preferences/contentFilter.store.ts";
import { summaryOf } from "../../../testing/contractData.ts";
import { noSearch, type SearchState } from "./search.store.ts";
import { emptyQuery, type SearchQuery } from "./searchAddress.ts";
import { matchingTags, nearestTags, searchView } from "./searchView.ts";

const tags = [{ id: 3, name: "Mystery", slug: "mystery", count: 9 }];
const listing = {
  kind: "ready",
  items: [summaryOf("fox")],
  page: 1,
  count: 20,
  hidden: 0,
  adult: 0,
  more: "none",
} as const;

function viewOf(
  search: Partial<SearchState>,
  known: Resource<readonly Tag[]>,
  query: SearchQuery = emptyQuery,
  filter = noContentFilter,
) {
  const context = { reactions: {}, filter };
  return searchView({ ...noSearch, query, ...search }, query, {
    tags: known,
    context,
    userId: "u1",
    top: { kind: "loading" },
    onRetry: () => undefined,
  });
}
const kindOf = (...args: Parameters<typeof viewOf>) => viewOf(...args).results.kind;

it("shows nothing before recent searches are loaded, so that nothing moves down later", () => {
  expect(kindOf({ recent: [] }, idle)).toBe("loading");
  expect(kindOf({ recent: [] }, loading)).toBe("loading");
  expect(kindOf({ recent: null }, ready(tags))).toBe("loading");
  expect(kindOf({ recent: [] }, ready(tags))).toBe("before");
});

it("shows results when the tags above them are loaded", () => {
  expect(kindOf({ listing }, loading)).toBe("searching");
  expect(kindOf({ listing }, ready(tags))).toBe("found");
});

it("works without tags that could not be loaded", () => {
  const failed = { kind: "failed", cause: "server", code: "unreachable" } as const;
  expect(kindOf({ recent: [] }, failed)).toBe("before");
  expect(kindOf({ listing }, failed)).toBe("found");
});

it("keeps the space of a query's tags until their names are loaded", () => {
  const query = { ...emptyQuery, only: [3], not: [5] };
  expect(viewOf({ listing }, loading, query).tags).toEqual([
    { id: 3, name: "", use: "only" },
    { id: 5, name: "", use: "not" },
  ]);
  expect(viewOf({ listing }, ready(tags), query).tags).toEqual([{ id: 3, name: "Mystery", use: "only" }]);
});

// Rule: search-counts-adult-apart
it("distinguishes adult matches from those that are hidden by filters of the API and of this browser", () => {
  const found = { ...listing, items: [summaryOf("fox"), summaryOf("owl")], hidden: 5, adult: 2 };
  expect(viewOf({ listing: found }, ready(tags)).results).toMatchObject({
    adultMatches: 2,
    hiddenMatches: 3,
  });
  const filter = { ...noContentFilter, hidden: { "character:fox": "Fox" } };
  expect(viewOf({ listing: found }, ready(tags), emptyQuery, filter).results).toMatchObject({
    adultMatches: 2,
    hiddenMatches: 4,
  });
  const none = { ...listing, items: [], hidden: 1 };
  expect(viewOf({ listing: none }, ready(tags)).results).toMatchObject({ adultMatches: 0, hiddenMatches: 1 });
});

it("leads from the user's own name to their own characters, and from another one to the public ones", () => {
  const creators = ["u1", "u2"].map((uid) => ({ uid, user_name: uid, avatar: null, characters: 4 }));
  const { results } = viewOf({ listing, creators }, ready(tags));
  expect(results.kind === "found" && results.creators?.map(({ href }) => href)).toEqual([
    "/characters",
    "/search?by=u2",
  ]);
});

const manyTags = ["Mystery", "Myth", "Comedy", "Slice of life"].map((name, id) => ({
  id,
  name,
  slug: name,
  count: id,
}));
const names = (found: readonly { name: string }[]) => found.map(({ name }) => name);

it("finds tags by any part of their name, the most used first", () => {
  expect(names(matchingTags(manyTags, "MY"))).toEqual(["Myth", "Mystery"]);
  expect(matchingTags(manyTags, " ")).toEqual([]);
});

it("offers tags with the same beginning, or else the most used", () => {
  expect(names(nearestTags(manyTags, "comedian"))).toEqual(["Comedy"]);
  expect(names(nearestTags(manyTags, "zzz"))[0]).toBe("Slice of life");
});
