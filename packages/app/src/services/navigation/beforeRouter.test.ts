import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pushOnce } from "./beforeRouter.ts";

const entries: string[] = [];

beforeEach(() => {
  entries.length = 0;
  const location = { href: "http://mimi.test/" };
  const pushState = (_state: unknown, _unused: string, url: string) => {
    location.href = new URL(url, location.href).href;
    entries.push(url);
  };
  vi.stubGlobal("location", location);
  vi.stubGlobal("history", { pushState });
  vi.useFakeTimers();
  pushOnce();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = (url: string) => history.pushState(null, "", url);

it("adds a page once that a double click opens", () => {
  open("/chats");
  vi.advanceTimersByTime(300);
  open("/chats");
  expect(entries).toEqual(["/chats"]);
});

it("adds a page that is open already when a dialog on it leads there", () => {
  open("/term");
  vi.stubGlobal("history", { ...history, state: { dialog: 1 } });
  open("/term");
  expect(entries).toEqual(["/term", "/term"]);
});

it("adds another page at once, also one that was left meanwhile", () => {
  for (const url of ["/chats", "/search", "/chats"]) open(url);
  expect(entries).toEqual(["/chats", "/search", "/chats"]);
});

it("adds a page that is open already when the user opens it again later", () => {
  open("/character");
  vi.advanceTimersByTime(501);
  open("/character");
  expect(entries).toEqual(["/character", "/character"]);
});
