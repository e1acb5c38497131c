import type { Hidden } from "@mimi/contract";
import { expect, it } from "vitest";
import { idle, ready } from "../../../state/remote/resource.ts";
import { isHiddenBy } from "./isHiddenBy.ts";

const list: unknown = {
  tags: [{ id: "3", name: "Noir" }],
  characters: [],
  creators: [{ id: "halfmoon", name: "halfmoon" }],
};
const hidden = ready(list as Hidden);

it.each([
  ["tag", "3", true],
  ["tag", "4", false],
  ["creator", "halfmoon", true],
  ["character", "halfmoon", false],
  ["character", "odile", true],
] as const)("says whether the %s %s is hidden, by the account or in this browser", (kind, id, expected) => {
  expect(isHiddenBy(hidden, { "character:odile": "Odile" }, kind, id)).toBe(expected);
});

it("knows what this browser hides before the account's list is loaded", () => {
  expect(isHiddenBy(idle, { "tag:3": "Noir" }, "tag", "3")).toBe(true);
  expect(isHiddenBy(idle, {}, "tag", "3")).toBe(false);
});
