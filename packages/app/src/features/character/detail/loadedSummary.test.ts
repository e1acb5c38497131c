import { idle, ready } from "../../../state/remote/resource.ts";
import { expect, it } from "vitest";
import { summaryOf } from "../../../testing/contractData.ts";
import { noContentFilter } from "../../../state/preferences/contentFilter.store.ts";
import type { Summary } from "../cardOf.ts";
import { loadedSummary, type Lists } from "./loadedSummary.ts";
import { withPage } from "../../../state/remote/pagedResource.ts";

const listingOf = (...items: Summary[]) =>
  withPage<Summary>(
    undefined,
    { items: [...items], page: 1, has_more: false, hidden: 0 },
    20,
    ({ id }) => id,
  );

const nothing: Lists = {
  home: { listings: {}, top: idle, recent: idle },
  search: { listing: null },
  detail: { similar: [] },
};
const odile = summaryOf("odile");
const seeing = { filter: noContentFilter, rating: "sfw" } as const;

it.each<[string, Lists]>([
  ["a list of home", { ...nothing, home: { ...nothing.home, listings: { new: listingOf(odile) } } }],
  ["the rail of the week", { ...nothing, home: { ...nothing.home, top: ready([odile]) } }],
  ["the last chats", { ...nothing, home: { ...nothing.home, recent: ready([odile]) } }],
  ["a search", { ...nothing, search: { listing: listingOf(odile) } }],
  ["another's page", { ...nothing, detail: { similar: [odile] } }],
])("knows a character from %s", (_, lists) => {
  expect(loadedSummary("odile", lists, seeing)).toBe(odile);
  expect(loadedSummary("sable", lists, seeing)).toBeUndefined();
});

it("returns nothing for a blurred card, until the user unblurs it", () => {
  const lists = { ...nothing, detail: { similar: [summaryOf("odile", { rating: "nsfw" })] } };
  const adult = { filter: noContentFilter, rating: "nsfw" } as const;
  expect(loadedSummary("odile", lists, adult)).toBeUndefined();
  const shown = { ...noContentFilter, shown: { odile: true as const } };
  expect(loadedSummary("odile", lists, { ...adult, filter: shown })?.id).toBe("odile");
});

it("returns nothing for an adult character in safe mode, although a list still has it", () => {
  const lists = { ...nothing, detail: { similar: [summaryOf("odile", { rating: "nsfw" })] } };
  const unblurred = { ...noContentFilter, blurred: false };
  expect(loadedSummary("odile", lists, { filter: unblurred, rating: "sfw" })).toBeUndefined();
});
