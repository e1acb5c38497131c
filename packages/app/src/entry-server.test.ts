import { type Character, type CharacterSummary, ErrorCode } from "@mimi/contract";
import { expect, it } from "vitest";
import { pageServer } from "./entry-server.tsx";
import { characterOf, summaryOf } from "./testing/contractData.ts";

const config = {};
const now = new Date("2026-11-22T12:00:00Z");
const bodyOf = (data: unknown) => ({ code: 0, data, msg: "" });

const render = (path: string, data: readonly unknown[], isForUser = false) =>
  pageServer.render({
    path,
    language: "en",
    isPhone: false,
    isForUser,
    config,
    now,
    answers: data.map(bodyOf),
  });

const everybodys = { visibility: "public", rating: "sfw", greeting: "The lamp is lit." } as const;
const renderCharacter = (parts: Partial<Character> = {}) =>
  render("/character/odile/detail", [characterOf("odile", { ...everybodys, ...parts })]);

const renderChat = (parts: Partial<Character> = {}, isForUser = false) =>
  render("/character/odile/chat", [characterOf("odile", { ...everybodys, ...parts })], isForUser);

const pageOf = (items: readonly CharacterSummary[]) => ({
  items,
  page: 1,
  total: items.length,
  has_more: false,
  hidden: 0,
  adult: 0,
});

it("renders home from its lists, as visitors see it", async () => {
  const markup = await render("/", [[summaryOf("ada")], pageOf([summaryOf("odile")])]);
  expect(markup).toContain('href="/character/odile/detail"');
  expect(markup).toContain("Name of ada");
  expect(markup).toContain("Login");
});

it("renders a character, as visitors see it, at the time of the render", async () => {
  const markup = await renderCharacter({ updated_at: "2026-11-19T12:00:00Z" });
  expect(markup).toContain("The lamp is lit.");
  expect(markup).toContain("3 days ago");
  expect(markup).toContain("Login");
  expect(markup).not.toContain('aria-busy="true"');
});

// Rule: visitor-chat-server-rendered
it("renders the chat of a visitor: the character, its first greeting and the composer", async () => {
  const markup = await renderChat({ alternate_greetings: ["The door is open, {{user}}."] });
  expect(markup).toContain("Name of odile</a></h1>");
  expect(markup).toContain("The lamp is lit.");
  expect(markup).not.toContain("The door is open");
  expect(markup).toContain("<textarea");
  expect(markup).not.toContain('aria-busy="true"');
  // A boundary that the server could not finish would be rendered again in the browser, with an error in its log.
  expect(markup).not.toContain("<!--$!-->");
});

it("renders the chat of a user without messages: the character and the composer", async () => {
  const markup = await renderChat({}, true);
  expect(markup).toContain("Name of odile</a></h1>");
  expect(markup).toContain("<textarea");
  expect(markup).toContain('aria-busy="true"');
  expect(markup).not.toContain("The lamp is lit.");
  expect(markup).not.toContain("<!--$!-->");
});

// Rule: static-pages-without-javascript
it("renders a document", async () => {
  expect(await render("/policy", [])).toContain("What Mimi stores about you");
});

it.each([
  ["adult", { rating: "nsfw" }],
  ["unlisted", { visibility: "unlisted" }],
  ["private", { visibility: "private" }],
] as const)("renders nothing of a character that is %s", async (_kind, parts) => {
  await expect(renderCharacter(parts)).rejects.toThrow("not for visitors");
  await expect(renderChat(parts)).rejects.toThrow("not for visitors");
});

it("renders each page from its own answers, also while others are rendered", async () => {
  const names = ["Ada", "Odile", "Bram"];
  const pages = await Promise.all(names.map((name) => renderCharacter({ name })));
  for (const [index, page] of pages.entries())
    for (const name of names) expect(page.includes(`>${name}</h1>`)).toBe(name === names[index]);
});

it("renders nothing from an answer that says no", async () => {
  const answers = [{ code: ErrorCode.notFound, data: null, msg: "" }];
  const page = { language: "en", isPhone: false, isForUser: false, config, now, answers } as const;
  await expect(pageServer.render({ ...page, path: "/character/odile/detail" })).rejects.toThrow();
});
