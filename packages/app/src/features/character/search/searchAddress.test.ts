import { searchSort } from "@mimi/contract";
import { expect, it } from "vitest";
import { emptyQuery, formatSearch, hasQuery, parseSearch, withTag } from "./searchAddress.ts";

it.each([
  "",
  "q=grey+fox&tags=3,5&not=8&sort=popular",
  "by=ines&language=pt-BR",
  "q=%26%3D%20x".replace("%20", "+"),
])("keeps a search in its address: %j", (search) => {
  expect(formatSearch(parseSearch(search))).toBe(search);
});

it.each(searchSort.options)("reads the sort order %s of the contract", (sort) => {
  expect(parseSearch(`sort=${sort}`).sort).toBe(sort);
});

it("ignores invalid parameters", () => {
  expect(parseSearch("tags=x,3,3,-1&sort=best&language=in+Japanese")).toEqual({ ...emptyQuery, only: [3] });
});

it("is empty while there are only spaces", () => {
  expect(hasQuery({ ...emptyQuery, text: "  " })).toBe(false);
  expect(hasQuery({ ...emptyQuery, not: [1] })).toBe(true);
  expect(hasQuery({ ...emptyQuery, language: "ja" })).toBe(true);
});

it("requires or excludes a tag, never both", () => {
  const wanted = withTag(emptyQuery, 3, "only");
  expect(wanted.only).toEqual([3]);
  const unwanted = withTag(wanted, 3, "not");
  expect([unwanted.only, unwanted.not]).toEqual([[], [3]]);
  expect(withTag(unwanted, 3, undefined)).toEqual(emptyQuery);
});
