import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { contentFilterState } from "../../../state/preferences/contentFilter.store.ts";
import { chatFixture, past } from "../../../testing/chatFixture.ts";
import { characterOfChat, chatKey, chatOf } from "../../../testing/contractData.ts";
import { clearUserData } from "../../auth/signOut.actions.ts";
import { moveToBin } from "../chats/chats.actions.ts";
import { streamingState } from "./chat.store.ts";
import { openChat } from "./open.actions.ts";
import { storeLastViews } from "./lastView.actions.ts";

const path = `/character/odile/chat/${chatKey}`;
let fakes: ReturnType<typeof chatFixture>;
let end: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  fakes = chatFixture();
  fakes.api.answers("listMessages", () => past);
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

async function openAndRest(): Promise<void> {
  end = storeLastViews();
  await openChat("odile", chatKey);
  await vi.advanceTimersByTimeAsync(1_000);
}
const session = () => fakes.storage.session();
const stored = () => [...fakes.views.stored];

// Rule: last-messages-shown-first
it("is stored for the session of its user, once the chat rests", async () => {
  await openAndRest();
  expect(stored()).toEqual([[path, session()]]);
});

it("is stored when the page is hidden, because the user may have scrolled", async () => {
  await openAndRest();
  fakes.views.stored.clear();
  fakes.browser.hidePage();
  expect(stored()).toEqual([[path, session()]]);
});

it("is not stored while a reply is streaming", async () => {
  await openAndRest();
  fakes.views.stored.clear();
  streamingState.messageId = "m9";
  fakes.browser.hidePage();
  expect(stored()).toEqual([]);
});

// Rule: last-messages-shown-first
it("is not stored when another user has signed in since", async () => {
  await openAndRest();
  fakes.views.stored.clear();
  fakes.storage.setSession("another user's");
  fakes.browser.hidePage();
  expect(stored()).toEqual([]);
});

it.each([
  ["of an adult character, which a filter may hide", { rating: "nsfw" }],
  ["of a character that moderators withhold", { state: "taken_down" }],
] as const)("is not stored %s", async (_which, parts) => {
  const chat = chatOf(chatKey, { character: characterOfChat(parts) });
  fakes.api
    .answers("listMessages", () => ({ ...past, chat }))
    .answers("listChats", () => ({ items: [chat], page: 1, has_more: false, hidden: 0 }));
  fakes.views.stored.set(path, "before");
  await openAndRest();
  expect(stored()).toEqual([]);
});

it("is not stored in discreet mode", async () => {
  contentFilterState.discreet = true;
  await openAndRest();
  expect(stored()).toEqual([]);
});

// Rule: last-messages-shown-first
it.each([
  ["the user signs out", clearUserData],
  ["the user deletes a chat", () => moveToBin(chatKey)],
])("is removed when %s", async (_when, act) => {
  fakes.api.answers("deleteChat", () => ({}));
  await openAndRest();
  end();
  await act();
  expect(stored()).toEqual([]);
});
