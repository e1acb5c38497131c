import { describe, expect, it } from "vitest";
import { languageFrom, languages } from "./languages.ts";

const all = languages.map(({ tag }) => tag);

// Rule: page-language
it.each([
  ["de", "de"],
  ["de-AT", "de"],
  ["DE-ch", "de"],
  ["pt", "pt-BR"],
  ["pt-PT", "pt-BR"],
  ["zh", "zh-Hans"],
  ["zh-CN", "zh-Hans"],
  ["zh-Hans-HK", "zh-Hans"],
  ["zh-TW", "en"],
  ["zh-HK", "en"],
  ["zh-Hant", "en"],
  ["hi-Latn", "en"],
  ["en-GB", "en"],
  ["ar-EG", "ar"],
  ["nl", "en"],
  ["*", "en"],
  ["", "en"],
  ["no tag; drop table", "en"],
])("a reader who asks for %j gets %s", (asked, language) => {
  expect(languageFrom({ accepted: [asked] }, all)).toBe(language);
});

describe("the language of a page is", () => {
  it.each([
    ["that of the address", { address: "ja", cookie: "de", accepted: ["fr"] }, "ja"],
    ["the chosen one", { cookie: "de", accepted: ["fr"] }, "de"],
    ["the first accepted one that is offered", { accepted: ["nl", "fr-CA", "de"] }, "fr"],
    ["English, when the reader prefers it", { accepted: ["en-US", "de"] }, "en"],
    ["the next preference, when the address has no language", { address: "xx", cookie: "de" }, "de"],
    ["English without a preference", {}, "en"],
  ])("%s", (_rule, preferences, language) => {
    expect(languageFrom(preferences, all)).toBe(language);
  });

  it("only one that is offered", () => {
    expect(languageFrom({ address: "ja", cookie: "ja", accepted: ["ja"] }, ["en", "de"])).toBe("en");
  });
});
