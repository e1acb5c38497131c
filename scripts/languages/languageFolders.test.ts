import { expect, it } from "vitest";
import { root } from "../launch/settings.ts";
import { translatedTags } from "./exchange.ts";
import { missingOf } from "./languageFolders.ts";

it("every language of the contract has its folder in each package, and every folder is of such a language", () => {
  expect(missingOf(root, translatedTags)).toEqual([]);
});
