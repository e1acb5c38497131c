import { describe, expect, it } from "vitest";
import { badNews, otherNews } from "./badNews.fixtures.ts";
import { isAfterBadNews, isBadNews as isHeardBadNews } from "./badNews.ts";
import { heardIn } from "./heard.ts";
import { sixtyMessages } from "./sixtyMessages.ts";

const isBadNews = (message: string) => heardIn([message], "en").some(isHeardBadNews);

it.each(badNews)("recognizes %j", (message) => {
  expect(isBadNews(message)).toBe(true);
});

it.each([
  ["within a longer message", (news: string) => `Hi! My name is Rosa. ${news} I bought bread today.`],
  ["in capital letters", (news: string) => news.toUpperCase()],
  ["without marks", (news: string) => news.toLowerCase().replaceAll(/['’.,!]/g, "")],
  ["with curly apostrophes", (news: string) => news.replaceAll("'", "’")],
  ["as an action", (news: string) => `*looks down* ${news}`],
])("recognizes each of them %s", (_name, framed) => {
  expect(badNews.filter((news) => !isBadNews(framed(news)))).toEqual([]);
});

it.each(otherNews)("does not take %j for bad news", (message) => {
  expect(isBadNews(message)).toBe(false);
});

it("takes none of sixty ordinary messages for bad news", () => {
  expect(sixtyMessages.filter(({ text }) => isBadNews(text))).toEqual([]);
});

describe("the last messages", () => {
  const after = (...texts: readonly string[]) =>
    isAfterBadNews(heardIn(["Hello.", "My sister drowned.", ...texts], "en"));

  // Rule: demo-after-bad-news
  it("count for three more messages, empty ones left out", () => {
    expect(after()).toBe(true);
    expect(after("It was last year.", "", "Yes.", "She was nine.")).toBe(true);
    expect(after("It was last year.", "Yes.", "She was nine.", "I baked bread today.")).toBe(false);
  });

  it("end where the user asks for something else", () => {
    expect(after("Tell me a joke, please.")).toBe(false);
    expect(after("Let's play.", "You begin.")).toBe(false);
    expect(after("Cheer me up.", "And now my dog has died.")).toBe(true);
  });
});
