import { beforeEach, expect, it } from "vitest";
import { authState } from "../features/auth/auth.store.ts";
import { homeState } from "../features/character/home/home.store.ts";
import { tagsState } from "../features/character/tags.store.ts";
import { dialogsState } from "../state/overlays/dialogs.store.ts";
import { contentFilterState } from "../state/preferences/contentFilter.store.ts";
import { fakeServices } from "../testing/fakeServices.ts";
// Loaded already, as in a browser that had time to load it.
import "./afterFirstPaint.ts";
import { startApp } from "./startUp.ts";

let fakes: ReturnType<typeof fakeServices>;
const called = () => fakes.api.calls.map(({ name }) => name).toSorted();

beforeEach(() => {
  fakes = fakeServices();
  fakes.browser.location = new URL("http://mimi.test/term");
  Object.assign(homeState, { listings: {}, recent: { kind: "idle" }, top: { kind: "idle" } });
  tagsState.tags = { kind: "idle" };
});

// Rule: adult-flag-default
it("writes an absent adult-content flag as 'false' before the first call", async () => {
  fakes.browser.location = new URL("http://mimi.test/");
  startApp();
  expect(fakes.storage.adult()).toBe("false");
  await expect.poll(() => fakes.api.inputsOf("listTop")).toEqual([{ rating: "sfw" }]);
});

it("does not change a stored flag", () => {
  fakes.storage.setAdult(true);
  startApp();
  expect(fakes.storage.adult()).toBe("true");
});

it("filters the first list by what a visitor hides; for users the API does so", () => {
  fakes.browser.hidden = { "tag:3": "Mystery" };
  fakes.storage.setSession("s");
  startApp();
  expect(contentFilterState.hidden).toEqual({});
  fakes.storage.setSession(null);
  startApp();
  expect(contentFilterState.hidden).toEqual({ "tag:3": "Mystery" });
});

it("shortens names from the first render on in discreet mode", () => {
  fakes.browser.discreet = true;
  startApp();
  expect(contentFilterState.discreet).toBe(true);
  fakes.browser.discreet = false;
  startApp();
  expect(contentFilterState.discreet).toBe(false);
});

it("fetches the faces of prose with the pages that are prose, and with no other", () => {
  fakes.browser.location = new URL("http://mimi.test/search");
  startApp();
  expect(fakes.browser.fonts).toEqual([]);
  fakes.browser.location = new URL("http://mimi.test/character/odile/chat");
  startApp();
  expect(fakes.browser.fonts).toEqual(['1em "Literata Variable"', 'italic 1em "Literata Variable"']);
});

it("loads the code of drafts with the page of a chat, and with no other", () => {
  startApp();
  expect(fakes.drafts.prepared).toBe(0);
  fakes.browser.location = new URL("http://mimi.test/character/odile/chat");
  startApp();
  expect(fakes.drafts.prepared).toBe(1);
});

it("keeps the system's font for prose that is rendered before its own font is loaded, and only for prose", () => {
  fakes.browser.location = new URL("http://mimi.test/search");
  startApp()();
  expect(fakes.browser.endedFontSwaps).toEqual([]);
  fakes.browser.location = new URL("http://mimi.test/character/odile/chat");
  startApp()();
  expect(fakes.browser.endedFontSwaps).toEqual(["reading"]);
});

// Rule: tags-at-startup, startup-calls
it("requests tags, user and plan when signed in (§4)", async () => {
  fakes.storage.setSession("s");
  startApp();
  await expect.poll(called).toEqual(["getPlan", "getUser", "listTags"]);
  expect(authState.session.kind).toBe("signed-in");
});

it("requests nothing for a visitor on a page without lists", () => {
  startApp();
  expect(called()).toEqual([]);
});

// Rule: checkout-return-message
it("shows the message of a return from checkout", async () => {
  fakes.browser.location = new URL("http://mimi.test/term?message=cancel");
  startApp()();
  await expect.poll(() => authState.view.kind).toBe("checkout-message");
});

// Rule: plan-reread-after-checkout
it("notifies the other tabs of a return from checkout, so that they load the plan again (§4)", async () => {
  fakes.browser.location = new URL("http://mimi.test/term?message=success");
  startApp()();
  await expect.poll(() => fakes.page.sentToTabs).toEqual([{ changed: "plan" }]);
});

it("opens the plan for a user who pressed Premium before logging in", async () => {
  fakes.storage.setSession("s");
  fakes.browser.location = new URL("http://mimi.test/term?plan=");
  startApp()();
  await expect.poll(() => dialogsState.plan).toBe(true);
  expect(fakes.browser.location.href).toBe("http://mimi.test/term");
});
