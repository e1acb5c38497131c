import { wholeCast } from "@mimi/demo";
import { expect, it } from "vitest";
import { defaultTags } from "./tags.ts";

it("there are at least 28 tags, each with its own slug and name", () => {
  expect(defaultTags.length).toBeGreaterThanOrEqual(28);
  expect(new Set(defaultTags.map(({ slug }) => slug)).size).toBe(defaultTags.length);
  expect(new Set(defaultTags.map(({ name }) => name)).size).toBe(defaultTags.length);
});

it("each tag is on two sample characters or more", () => {
  const used = wholeCast.flatMap(({ character: { tags } }) => tags);
  const rare = defaultTags.filter((tag) => used.filter((slug) => slug === tag.slug).length < 2);
  expect(rare).toEqual([]);
});

it("sample characters have known tags only", () => {
  const known = new Set(defaultTags.map(({ slug }) => slug));
  const unknown = wholeCast.flatMap(({ character: { tags } }) => tags.filter((slug) => !known.has(slug)));
  expect(unknown).toEqual([]);
});
