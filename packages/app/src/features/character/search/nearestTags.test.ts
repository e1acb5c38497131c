import { expect, it } from "vitest";
import { matchingTags, nearestTags } from "./nearestTags.ts";

const tags = ["Mystery", "Myth", "Comedy", "Slice of life"].map((name, id) => ({
  id,
  name,
  slug: name,
  count: id,
}));
const names = (found: readonly { name: string }[]) => found.map(({ name }) => name);

it("finds tags by any part of their name, the most used first", () => {
  expect(names(matchingTags(tags, "MY"))).toEqual(["Myth", "Mystery"]);
  expect(matchingTags(tags, " ")).toEqual([]);
});

it("offers tags that begin alike, or else the most used", () => {
  expect(names(nearestTags(tags, "comedian"))).toEqual(["Comedy"]);
  expect(names(nearestTags(tags, "zzz"))[0]).toBe("Slice of life");
});
