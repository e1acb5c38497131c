import { expect, it } from "vitest";
import { noContentFilter } from "../../state/preferences/contentFilter.store.ts";
import { summaryOf } from "../../testing/contractData.ts";
import { canReveal, visibleItems } from "./contentFilterRules.ts";

const odile = summaryOf("odile");
const fox = summaryOf("fox", {
  creator: { uid: "u9", user_name: "Nine", avatar: null },
  tags: [{ id: 7, name: "Noir", slug: "noir" }],
});
const seen = (hidden: Record<string, string>, revealed = false) =>
  visibleItems([odile, fox], { ...noContentFilter, hidden, revealed }).map(({ id }) => id);

it.each([
  ["a character", { "character:fox": "Fox" }],
  ["all of a creator", { "creator:u9": "Nine" }],
  ["all with a tag", { "tag:7": "Noir" }],
])("leaves out %s", (_what, hidden) => {
  expect(seen(hidden)).toEqual(["odile"]);
});

it("is the same list where nothing is hidden, and complete while it is revealed", () => {
  const list = [odile, fox];
  expect(visibleItems(list, noContentFilter)).toBe(list);
  expect(seen({ "character:fox": "Fox" }, true)).toEqual(["odile", "fox"]);
});

it("can be revealed where only this browser hides", () => {
  const filter = { ...noContentFilter, hidden: { "character:fox": "Fox" } };
  expect(canReveal("visitor", filter)).toBe(true);
  expect(canReveal("signed-in", filter)).toBe(false);
  expect(canReveal("visitor", noContentFilter)).toBe(false);
});
