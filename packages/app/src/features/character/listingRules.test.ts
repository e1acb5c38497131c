import type { CharacterSummary } from "@mimi/contract";
import { expect, it } from "vitest";
import { summaryOf } from "../../testing/contractData.ts";
import { ratingOf } from "../../state/preferences/rating.ts";
import { pageSizeOf, withinRating } from "./listingRules.ts";

it.each([
  ["false", "sfw"],
  ["true", "nsfw"],
  ["", "nsfw"],
  ["FALSE", "nsfw"],
  [null, "nsfw"],
])("asks, for the adult-content flag %j, for %s (§7)", (flag, rating) => {
  expect(ratingOf(flag)).toBe(rating);
});

// Rule: page-size-by-width, page-sizes
it("requests 10 on phones and 20 on wider screens (§7)", () => {
  expect([pageSizeOf(true), pageSizeOf(false)]).toEqual([10, 20]);
});

const ids = (items: readonly CharacterSummary[]) => items.map(({ id }) => id);

it("removes adult characters from a safe list", () => {
  const items = [summaryOf("a"), summaryOf("b", { rating: "nsfw" })];
  expect(ids(withinRating(items, "sfw"))).toEqual(["a"]);
  expect(ids(withinRating(items, "nsfw"))).toEqual(["a", "b"]);
});
