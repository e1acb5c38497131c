import { beforeEach, expect, it } from "vitest";
import { chatFixture, settle } from "../../../testing/chatFixture.ts";
import { chatOf } from "../../../testing/contractData.ts";
import { openChat } from "../engine/open.actions.ts";
import * as act from "./chats.actions.ts";
import { chatsState } from "./chats.store.ts";

let fakes: ReturnType<typeof chatFixture>;

beforeEach(async () => {
  fakes = chatFixture();
  await openChat("odile");
  await settle();
});

// Rule: chat-deleted-elsewhere
it("notifies other tabs of each change that succeeds", async () => {
  fakes.api
    .answers("renameChat", () => ({ chat: chatOf("b") }))
    .answers("pinChat", () => ({ chat: chatOf("b"), message: null }))
    .answers("deleteChat", () => ({}))
    .answers("restoreChat", () => ({ chat: chatOf("b") }));
  for (const change of [
    () => act.rename("b", "Rain"),
    () => act.pinOf("b", true),
    () => act.moveToBin("b"),
    () => act.restore("b"),
  ]) {
    await change();
    // The tab that shows the chat loads it again.
    expect(fakes.page.sentToTabs.splice(0)).toEqual([{ changed: "chats", chatKey: "b" }]);
  }
  await act.deleteForever("b");
  expect(fakes.page.sentToTabs.splice(0)).toEqual([{ changed: "chats" }]);
  fakes.api.fails("renameChat", "unreachable");
  await act.rename("b", "Snow");
  expect(fakes.page.sentToTabs).toEqual([]);
});

it("loads the list again when another tab renamed a chat or sent a message", async () => {
  await act.openChats();
  const stop = act.reloadWhenOtherTabsChange();
  const titles = () =>
    chatsState.chats.kind === "ready" ? chatsState.chats.items.map(({ title }) => title) : [];
  for (const [title, message] of [
    ["Rain", { changed: "chats" }],
    ["Snow", { chatKey: "b" }],
  ] as const) {
    fakes.api.answers("listChats", () => ({
      items: [chatOf("b", { title })],
      page: 1,
      has_more: false,
      hidden: 0,
    }));
    fakes.page.receiveTabMessage(message);
    await settle();
    expect(titles()).toEqual([title]);
  }
  const count = fakes.api.inputsOf("listChats").length;
  fakes.page.receiveTabMessage({ changed: "plan" });
  stop();
  fakes.page.receiveTabMessage({ changed: "chats" });
  expect(fakes.api.inputsOf("listChats")).toHaveLength(count);
});
