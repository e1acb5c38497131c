import type { CharacterSummary } from "@mimi/contract";
import { expect, it } from "vitest";
import { summaryOf } from "../../testing/contractData.ts";
import { ratingOf } from "../../state/rating.ts";
import { pageSizeOf, withinRating, listingWithPage } from "./listingRules.ts";

it.each([
  ["false", "sfw"],
  ["true", "nsfw"],
  ["", "nsfw"],
  ["FALSE", "nsfw"],
  [null, "nsfw"],
])("asks, for the adult-content flag %j, for %s (§7)", (flag, rating) => {
  expect(ratingOf(flag)).toBe(rating);
});

it("asks for 10 on phones and for 20 elsewhere (§7)", () => {
  expect([pageSizeOf(true), pageSizeOf(false)]).toEqual([10, 20]);
});

const pageOf = (items: CharacterSummary[], page = 1, has_more = true) => ({
  items,
  page,
  has_more,
  hidden: 3,
});
const ids = (items: readonly CharacterSummary[]) => items.map(({ id }) => id);

it("holds each id once, in the order of arrival (§3)", () => {
  const first = listingWithPage(undefined, pageOf([summaryOf("a"), summaryOf("b"), summaryOf("a")]), 20);
  const second = listingWithPage(first, pageOf([summaryOf("b"), summaryOf("c")], 2, false), 20);
  expect(ids(second.items)).toEqual(["a", "b", "c"]);
  expect([second.page, second.hasMore, second.hidden]).toEqual([2, false, 3]);
});

it("lets no adult character into a safe list", () => {
  const items = [summaryOf("a"), summaryOf("b", { rating: "nsfw" })];
  expect(ids(withinRating(items, "sfw"))).toEqual(["a"]);
  expect(ids(withinRating(items, "nsfw"))).toEqual(["a", "b"]);
});
