import { expect, it } from "vitest";
import { queryOf, sourceOf } from "./homeAddress.ts";
import { homeTexts } from "../../../locales/en/home.ts";
import { texts } from "../../../state/texts/texts.ts";

it("says what visitors have for free", () => {
  expect(texts(homeTexts).intro).toContain("Free: 50 messages a day, no card needed.");
});

// Rule: home-tag-in-address
it.each([
  ["", { kind: "forYou" }],
  ["tag=5", { kind: "tag", tagId: 5 }],
  ["list=new", { kind: "new" }],
  ["list=favourites", { kind: "favourites" }],
] as const)("the address of home with %j names its list, and the other way round", (query, source) => {
  expect(sourceOf(query, true)).toEqual(source);
  expect(queryOf(source)).toBe(query);
});

it.each(["tag=abc", "tag=-1", "tag=1.5", "tag=", "list=yours", "message=x"])(
  "an address of home with the invalid query %j lists the same as the address without a query",
  (query) => {
    expect(sourceOf(query, true)).toEqual({ kind: "forYou" });
  },
);

it("a visitor has no favourites", () => {
  expect(sourceOf("list=favourites", false)).toEqual({ kind: "forYou" });
});
