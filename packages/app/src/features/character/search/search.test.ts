import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { tagNameTexts as german } from "../../../locales/de/tagNames.ts";
import { setTexts } from "../../../state/texts/texts.ts";
import { summaryOf } from "../../../testing/contractData.ts";
import { fakeServices } from "../../../testing/fakeServices.ts";
import {
  retrySearchWhenOnline,
  removeRecentSearch,
  loadMoreResults,
  rememberSearch,
  searchFor,
} from "./search.actions.ts";
import { searchState } from "./search.store.ts";
import { emptyQuery } from "./searchAddress.ts";
import { loadTags } from "../tags.actions.ts";
import { tagsState } from "../tags.store.ts";

let fakes: ReturnType<typeof fakeServices>;
const typed = (text: string) => searchFor({ ...emptyQuery, text });
const found = () => {
  const { listing } = searchState;
  return listing?.kind === "ready" ? listing.items.map(({ id }) => id) : (listing?.kind ?? null);
};
const searched = () => fakes.api.inputsOf("search").map(({ info }) => info);

beforeEach(() => {
  vi.useFakeTimers();
  fakes = fakeServices();
  fakes.storage.setAdult(false);
  searchFor(emptyQuery);
  searchState.recent = [];
  fakes.api.answers("search", ({ info, page }) => ({
    items: [summaryOf(`${info}-${page}`)],
    page: Number(page),
    has_more: page === 1,
    hidden: 2,
    adult: 1,
  }));
});

afterEach(() => void vi.useRealTimers());

// Rule: search-debounce
it("waits until the typing pauses for 250 ms", async () => {
  typed("f");
  await vi.advanceTimersByTimeAsync(249);
  typed("fo");
  await vi.advanceTimersByTimeAsync(249);
  expect(searched()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(searched()).toEqual(["fo"]);
});

// Rule: search-debounce
it("cancels the earlier search, whose late answer changes nothing", async () => {
  let answer = () => {};
  fakes.api.answers("search", ({ info }) => {
    const page = { items: [summaryOf(String(info))], page: 1, has_more: false, hidden: 0, adult: 0 };
    return info === "slow" ? new Promise((resolve) => void (answer = () => resolve(page))) : page;
  });
  typed("slow");
  await vi.advanceTimersByTimeAsync(250);
  typed("fast");
  expect(fakes.api.calls[0]?.options.signal?.aborted).toBe(true);
  await vi.advanceTimersByTimeAsync(250);
  answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(found()).toEqual(["fast"]);
});

it("keeps the old results, as stale, until the new ones are loaded", async () => {
  typed("fox");
  expect(found()).toBe("loading");
  await vi.advanceTimersByTimeAsync(250);
  typed("foxes");
  expect([found(), searchState.stale]).toEqual([["fox-1"], true]);
  await vi.advanceTimersByTimeAsync(250);
  expect([found(), searchState.stale]).toEqual([["foxes-1"], false]);
});

it("does not wait when a tag is chosen", async () => {
  searchFor({ ...emptyQuery, only: [3, 5], not: [8], sort: "new" });
  await vi.advanceTimersByTimeAsync(0);
  expect(fakes.api.inputsOf("search")).toEqual([
    { info: "", tags: "3,5", not: "8", sort: "new", page: 1, count: 20, rating: "sfw" },
  ]);
});

it("asks for the characters of a tag by its name in the language of the app", async () => {
  const tag = { id: 7, slug: "mystery", name: "Mystery", count: 1 };
  tagsState.tags = { kind: "ready", value: [tag] };
  const namedIn = async (text: string) => {
    typed(text);
    await vi.advanceTimersByTimeAsync(250);
    return fakes.api.inputsOf("search").at(-1)?.named;
  };
  expect(await namedIn("Mystery")).toBeUndefined();
  setTexts({ tagNameTexts: german });
  expect([await namedIn("krimi "), await namedIn("krim")]).toEqual(["7", undefined]);
  setTexts({});
  tagsState.tags = { kind: "idle" };
});

it("keeps loaded pages when the same search is opened again", async () => {
  typed("fox");
  await vi.advanceTimersByTimeAsync(250);
  await loadMoreResults();
  typed("fox");
  await vi.advanceTimersByTimeAsync(1_000);
  expect([found(), searched().length]).toEqual([["fox-1", "fox-2"], 3]);
});

it("shows a failure, and nothing for an empty query", async () => {
  fakes.api.fails("search", "unreachable");
  typed("fox");
  await vi.advanceTimersByTimeAsync(250);
  expect(found()).toBe("failed");
  typed(" ");
  expect(found()).toBeNull();
});

it("runs when the browser comes online", async () => {
  const stop = retrySearchWhenOnline();
  fakes.browser.online = false;
  fakes.api.fails("search", "unreachable").fails("listTags", "unreachable");
  await loadTags();
  typed("fox");
  await vi.advanceTimersByTimeAsync(250);
  expect([found(), tagsState.tags.kind]).toEqual(["failed", "failed"]);
  fakes.api.answers("search", () => ({
    items: [summaryOf("fox")],
    page: 1,
    has_more: false,
    hidden: 0,
    adult: 0,
  }));
  fakes.api.answers("listTags", () => []);
  fakes.browser.goOnline(true);
  await vi.advanceTimersByTimeAsync(0);
  expect([found(), tagsState.tags.kind]).toEqual([["fox"], "ready"]);
  stop();
});

it("stores the latest eight searches, each once, until they are removed", () => {
  for (const text of ["a", "b", "a ", "", "c", "d", "e", "f", "g", "h", "i"]) rememberSearch(text);
  expect(fakes.recentSearches.stored).toEqual(["i", "h", "g", "f", "e", "d", "c", "a"]);
  removeRecentSearch("h");
  expect(searchState.recent).toHaveLength(7);
  removeRecentSearch(undefined);
  expect(fakes.recentSearches.stored).toEqual([]);
});

it("shows creators and characters at the same time, so that nothing moves down later", async () => {
  let answer = () => {};
  const creator = { uid: "u9", user_name: "foxglove", avatar: null, characters: 4 };
  fakes.api.answers(
    "searchCreators",
    () => new Promise((resolve) => void (answer = () => resolve([creator]))),
  );
  typed("fox");
  await vi.advanceTimersByTimeAsync(250);
  expect(found()).toBe("loading");
  answer();
  await vi.advanceTimersByTimeAsync(0);
  expect([found(), searchState.creators]).toEqual([["fox-1"], [creator]]);
});

it("works without creators that could not be loaded", async () => {
  fakes.api.fails("searchCreators", "unreachable");
  typed("fox");
  await vi.advanceTimersByTimeAsync(250);
  expect([found(), searchState.creators]).toEqual([["fox-1"], []]);
});
