import type { Chat, ChatHit } from "@mimi/contract";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { placeholderNameTexts as german } from "../../../locales/de/placeholderNames.ts";
import { ApiError } from "../../../services/api/ApiError.ts";
import { provideFiles } from "../../../services/browser/files.ts";
import { reloadResults } from "../../../state/preferences/contentFilter.actions.ts";
import { toastsState } from "../../../state/overlays/toasts.store.ts";
import { setTexts } from "../../../state/texts/texts.ts";
import { chatFixture, settle } from "../../../testing/chatFixture.ts";
import { chatKey, chatOf } from "../../../testing/contractData.ts";
import { chatState } from "../engine/chat.store.ts";
import * as act from "./chats.actions.ts";
import { chatsState } from "./chats.store.ts";
import { deletedOf, groupsOf, hitsOf, listOf } from "./chatsView.ts";
import { closeChat, openChat } from "../engine/open.actions.ts";

let fakes: ReturnType<typeof chatFixture>;
const now = new Date("2026-11-20T12:00:00");
const keyOf = ({ chat_key }: { readonly chat_key: string }) => chat_key;
const keys = () => (chatsState.chats.kind === "ready" ? chatsState.chats.items.map(keyOf) : []);
const handlers = { onRetry: () => undefined, onLoadMore: () => undefined };
const paged = (items: readonly Chat[], page: number, has_more = false) => ({
  items: [...items],
  page,
  has_more,
  hidden: 0,
});
const hit = (message_id: string, position: number): ChatHit & { character_name: string } => ({
  chat_key: chatKey,
  character_id: "odile",
  character_name: "Odile",
  title: "The lamp",
  parent: null,
  message_id,
  role: "user",
  excerpt: "the lamp",
  matches: [[4, 8]],
  position,
  created_at: "2026-11-20T11:00:00Z",
});

beforeEach(async () => {
  fakes = chatFixture();
  await openChat("odile");
  await settle();
});

describe("the list of all chats", () => {
  it("loads page by page, and lists a chat once that moved meanwhile", async () => {
    fakes.api.answers("listChats", ({ page = 1 }) =>
      page === 1 ? paged([chatOf("a"), chatOf("b")], 1, true) : paged([chatOf("b"), chatOf("c")], 2),
    );
    await act.openChats();
    await act.loadMore("chats");
    await act.loadMore("chats");
    expect(keys()).toEqual(["a", "b", "c"]);
    expect(fakes.api.inputsOf("listChats").filter(({ page }) => page === 2)).toHaveLength(1);
  });

  // Rule: chats-panel-counts-hidden
  it("counts the chats that the content filter hides, and loads again when it changes", async () => {
    fakes.api.answers("listChats", () => ({ ...paged([chatOf("a")], 1), hidden: 2 }));
    await act.openChats();
    const list = () => listOf(chatsState.chats, (chats) => chats.map(keyOf), handlers);
    expect(list()).toMatchObject({ kind: "ready", value: { items: ["a"], hidden: 2 } });
    const callCount = fakes.api.inputsOf("listChats").length;
    await act.reloadForContentFilter();
    expect(fakes.api.inputsOf("listChats")).toHaveLength(callCount);
    fakes.api.answers("listChats", () => paged([chatOf("a"), chatOf("b")], 1));
    reloadResults();
    await act.reloadForContentFilter();
    expect(list()).toMatchObject({ value: { items: ["a", "b"], hidden: 0 } });
  });

  it("loads pages until the chat that is renamed", async () => {
    fakes.api.answers("listChats", ({ page = 1 }) => paged([chatOf(`chat${page}`)], Number(page), true));
    await act.openChatsUntil("chat3");
    expect(keys()).toEqual(["chat1", "chat2", "chat3"]);
  });

  it("stops at a page that fails, which is offered again when the browser comes online", async () => {
    const stop = act.retryChatsWhenOnline();
    const isDown = ({ page }: { page?: number | string }) => Number(page) === 2 && !fakes.browser.online;
    fakes.api.answers("listChats", (input) => {
      if (isDown(input)) throw new ApiError("unreachable");
      return paged([chatOf(`chat${input.page}`)], Number(input.page), input.page === 1);
    });
    fakes.browser.online = false;
    await act.openChatsUntil("z");
    expect(listOf(chatsState.chats, (chats) => chats.map(keyOf), handlers)).toMatchObject({
      kind: "ready",
      value: { items: ["chat1"], more: "failed" },
    });
    fakes.browser.goOnline(true);
    expect(chatsState.chats).toMatchObject({ kind: "ready", more: "available" });
    stop();
  });

  it("is loaded again with all pages that were loaded", async () => {
    const chats = Array.from({ length: 40 }, (_, index) => chatOf(`chat${index}`));
    fakes.api.answers("listChats", ({ page = 1, count = 20 }) =>
      paged(
        chats.slice((Number(page) - 1) * Number(count)).slice(0, Number(count)),
        Number(page),
        page === 1,
      ),
    );
    await act.openChats();
    await act.loadMore("chats");
    await act.openChats();
    expect(fakes.api.inputsOf("listChats").at(-1)).toMatchObject({ page: 1, count: 40 });
    expect(keys()).toHaveLength(40);
  });

  it("is in the order of the API after a chat is pinned", async () => {
    const latest = chatOf("a", { updated_at: "2026-11-20T11:00:00Z" });
    const older = chatOf("b", { updated_at: "2026-11-19T11:00:00Z" });
    fakes.api
      .answers("listChats", () => paged([latest, older], 1))
      .answers("pinChat", () => ({ chat: { ...older, pinned: true }, message: null }));
    await act.openChats();
    await act.pinOf("b", true);
    expect(keys()).toEqual(["b", "a"]);
  });

  // Rule: chats-page
  it("can be changed when no chat is open, and requests no lists of a character", async () => {
    closeChat();
    fakes.api
      .answers("listChats", () => paged([chatOf("a"), chatOf("b")], 1))
      .answers("renameChat", ({ title }) => ({ chat: chatOf("a", { title }) }))
      .answers("deleteChat", () => ({}))
      .answers("restoreChat", () => ({ chat: chatOf("b") }));
    await act.openChats();
    await act.rename("a", "Rain");
    await act.moveToBin("b");
    expect(keys()).toEqual(["a"]);
    toastsState.toasts[0]?.action?.onClick();
    await settle();
    expect(keys()).toEqual(["a", "b"]);
    expect(fakes.api.inputsOf("listChats").filter(({ character_id }) => character_id === "")).toEqual([]);
  });

  it("groups by day with pinned chats first, or by character", () => {
    const chats = [
      chatOf("p", { pinned: true, updated_at: "2026-01-05T11:00:00" }),
      chatOf("a", { updated_at: "2026-11-20T00:30:00" }),
      chatOf("b", { updated_at: "2026-11-19T23:30:00", character_id: "ren", character_name: "Ren" }),
      chatOf("c", { updated_at: "2026-10-02T11:00:00" }),
    ];
    const headings = (order: "time" | "character") =>
      groupsOf(chats, order, now).map((group) => [group.heading, group.chats.map(({ id }) => id).join("")]);
    expect(headings("time")).toEqual([
      ["Pinned", "p"],
      ["Today", "a"],
      ["Yesterday", "b"],
      ["October 2026", "c"],
    ]);
    expect(headings("character")).toEqual([
      ["Odile", "pac"],
      ["Ren", "b"],
    ]);
  });

  it("renames a chat in the list and in the header", async () => {
    fakes.api
      .answers("renameChat", ({ title }) => ({ chat: chatOf(chatKey, { title }) }))
      .answers("listChats", () => paged([chatOf(chatKey, { title: "Rain" })], 1));
    await act.openChats();
    await act.rename(chatKey, "Rain");
    expect(chatState.chat?.title).toBe("Rain");
  });

  it("moves a chat to the bin, and Undo restores it", async () => {
    fakes.api
      .answers("listChats", () => paged([chatOf(chatKey), chatOf("b")], 1))
      .answers("deleteChat", () => ({}))
      .answers("restoreChat", () => ({ chat: chatOf("b") }));
    await act.openChats();
    expect(await act.moveToBin("b")).toBe(true);
    expect(keys()).toEqual([chatKey]);
    toastsState.toasts[0]?.action?.onClick();
    await settle();
    expect(fakes.api.inputsOf("restoreChat")).toEqual([{ chat_key: "b" }]);
    expect(keys()).toEqual([chatKey, "b"]);
  });

  it("restores each of two deleted chats by its own Undo", async () => {
    fakes.api
      .answers("listChats", () => paged([chatOf(chatKey), chatOf("b"), chatOf("c")], 1))
      .answers("deleteChat", () => ({}))
      .answers("restoreChat", () => ({ chat: chatOf("c") }));
    await act.openChats();
    await act.moveToBin("b");
    await act.moveToBin("c");
    toastsState.toasts[1]?.action?.onClick();
    await settle();
    expect(fakes.api.inputsOf("restoreChat")).toEqual([{ chat_key: "c" }]);
    expect(toastsState.toasts).toHaveLength(1);
  });

  it("keeps a chat when deleting fails", async () => {
    fakes.api.answers("listChats", () => paged([chatOf("b")], 1)).fails("deleteChat", "unreachable");
    await act.openChats();
    expect([await act.moveToBin("b"), keys(), toastsState.toasts.length]).toEqual([false, ["b"], 1]);
  });

  it("shows the covers of characters", () => {
    const chats = [chatOf("a", { character_thumb: "/uploads/a.webp" }), chatOf("b")];
    const shown = groupsOf(chats, "time", now).flatMap((group) => group.chats.map(({ thumb }) => thumb));
    expect(shown).toEqual(["/uploads/a.webp", undefined]);
  });

  // Rule: branch-original
  it("names the chat that a branch comes from", () => {
    const parent = { chat_key: "p", message_id: "m1" };
    const chats = [
      chatOf("a", { parent: { ...parent, title: "The lamp" } }),
      chatOf("b", { parent: { ...parent, title: "" } }),
      chatOf("c", { parent: { ...parent, message_id: null, title: null } }),
      chatOf("d"),
    ];
    const shown = groupsOf(chats, "time", now).flatMap((group) => group.chats.map(({ origin }) => origin));
    expect(shown).toEqual(["The lamp", "A new chat", null, undefined]);
    expect(deletedOf(chats, now).map(({ origin }) => origin)).toEqual(shown);
    const hits = chats.map((chat) => ({ ...hit("m7", 3), parent: chat.parent }));
    expect(hitsOf(hits, "lamp", now).map(({ origin }) => origin)).toEqual(shown);
  });

  it("shows the days until a deleted chat is deleted forever", () => {
    // In local time, as `now` is.
    const deleted_at = new Date("2026-11-18T11:00:00").toISOString();
    expect(deletedOf([chatOf("a", { deleted_at })], now).map(({ daysLeft }) => daysLeft)).toEqual([28]);
  });

  it("saves a chat as a file with a name that is valid on every system", async () => {
    const save = vi.fn();
    provideFiles({ address: () => "", release: () => undefined, save, png: async () => new Uint8Array() });
    fakes.api.answers("exportChat", () => "# The lamp");
    await act.saveAsFile("markdown");
    expect(fakes.api.inputsOf("exportChat")).toEqual([{ chat_key: chatKey, format: "markdown" }]);
    expect(save.mock.calls[0]?.[0]).toBe("Odile-The-lamp.md");
    setTexts({ placeholderNameTexts: german });
    if (chatState.character) chatState.character.name = null;
    await act.saveAsFile("json").finally(() => setTexts({}));
    expect(save.mock.calls[1]?.[0]).toBe("Entfernte-Figur-The-lamp.json");
  });
});

describe("search", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    return () => vi.useRealTimers();
  });
  const pause = async () => {
    vi.advanceTimersByTime(300);
    await settle();
  };

  it("in all chats waits until typing pauses, and links to the messages", async () => {
    fakes.api.answers("searchChats", () => ({ items: [hit("m7", 3)], page: 1, has_more: false, hidden: 0 }));
    act.searchFor("l");
    act.searchFor("lamp");
    await pause();
    expect(fakes.api.inputsOf("searchChats").map(({ text }) => text)).toEqual(["lamp"]);
    expect(hitsOf([hit("m7", 3)], "the lamp", now)[0]?.href).toMatch(/\?turn=m7&q=the%20lamp$/);
    expect(chatsState.hits.kind).toBe("ready");
  });

  // Rule: chats-page
  it("finds chats by their title too, and forgets one that is deleted", async () => {
    fakes.api
      .answers("searchChats", () => ({ items: [hit("m7", 3)], page: 1, has_more: false, hidden: 0 }))
      .answers("listChats", () => paged([chatOf(chatKey, { title: "The lamp" })], 1))
      .answers("deleteChat", () => ({}));
    act.searchFor(" lamp ");
    await pause();
    expect(fakes.api.inputsOf("listChats").at(-1)).toEqual({ page: 1, count: 20, title: "lamp" });
    expect(chatsState.titles).toMatchObject({ kind: "ready", items: [{ title: "The lamp" }] });
    await act.moveToBin(chatKey);
    expect(chatsState).toMatchObject({ titles: { items: [] }, hits: { items: [] } });
  });

  it("starts with the query of the address", async () => {
    fakes.api.answers("searchChats", () => ({ items: [], page: 1, has_more: false, hidden: 0 }));
    await act.openChats("rain");
    await pause();
    expect([chatsState.query, fakes.api.inputsOf("searchChats")[0]?.text]).toEqual(["rain", "rain"]);
  });

  it("is cleared when the panel is opened", async () => {
    act.searchFor("lamp");
    await act.openChats();
    await pause();
    expect([chatsState.query, fakes.api.inputsOf("searchChats")]).toEqual(["", []]);
  });
});
