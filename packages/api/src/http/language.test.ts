import { Hono } from "hono";
import { expect, it } from "vitest";
import { languageOf } from "./language.ts";

const app = new Hono().get("/", (c) => c.text(languageOf(c, ["en", "de", "fr", "ja", "zh-Hans"])));

// Rule: page-language
it.each([
  [
    "the parameter of the address",
    "/?lang=ja",
    { Cookie: "mimi-language=de", "Accept-Language": "fr" },
    "ja",
  ],
  ["the cookie", "/", { Cookie: "a=1; mimi-language=de", "Accept-Language": "fr" }, "de"],
  ["the first of the header", "/", { "Accept-Language": "fr-CA, de" }, "fr"],
  ["the best quality", "/", { "Accept-Language": "fr;q=0.5, de-DE;q=0.9, *;q=0.1" }, "de"],
  ["not what is refused", "/", { "Accept-Language": "fr;q=0, zh-CN;q=0.1" }, "zh-Hans"],
  ["English without a known one", "/?lang=xx", { Cookie: "mimi-language=%", "Accept-Language": "nl" }, "en"],
  ["English without any", "/", {}, "en"],
])("the language of a request is %s", async (_rule, address, headers, language) => {
  expect(await (await app.request(address, { headers })).text()).toBe(language);
});
