import { beforeEach, describe, expect, it } from "vitest";
import { toastsState } from "../../../state/overlays/toasts.store.ts";
import { chatFixture, past, settle, turns } from "../../../testing/chatFixture.ts";
import { chatKey, chatOf, messageOf } from "../../../testing/contractData.ts";
import { chatEngine } from "../chatEngine.ts";
import { chatState } from "./chat.store.ts";
import { cancelEdit, setEdit } from "./draft.actions.ts";
import { closeChat, openChat } from "./open.actions.ts";

let fakes: ReturnType<typeof chatFixture>;
const withTwoVariants = messageOf("m1", "character", "You are late.", {
  alternatives: ["You are late.", "At last."].map((text, index) => ({
    id: `m1-${index}`,
    text,
    created_at: "2026-11-20T11:00:00Z",
    finish: "complete",
    original: null,
  })),
});

beforeEach(async () => {
  fakes = chatFixture();
  fakes.api.answers("getLastHistory", () => ({
    ...past,
    messages: [withTwoVariants, ...past.messages.slice(1)],
  }));
  await openChat("odile");
  await settle();
});

describe("selecting a variant", () => {
  it("is rendered at once and saved", async () => {
    fakes.api.answers("selectVariant", () => ({ message: { ...withTwoVariants, selected: 1 } }));
    const done = chatEngine.select("m1", 1);
    expect(chatState.messages[0]?.selected).toBe(1);
    await done;
    expect(fakes.api.inputsOf("selectVariant")).toEqual([{ chat_key: chatKey, message_id: "m1", index: 1 }]);
  });

  it("is reversed when the server refuses", async () => {
    fakes.api.fails("selectVariant", 40901);
    await chatEngine.select("m1", 1);
    expect([chatState.messages[0]?.selected, toastsState.toasts.length]).toEqual([0, 1]);
  });
});

describe("editing a message", () => {
  const edited = messageOf("m2", "user", "I know well.", { edited_at: "2026-11-20T12:00:00Z" });

  it("begins with the text of the message, and stores the edit until it is saved", async () => {
    await chatEngine.edit("client-of-m2");
    expect(chatState.editing).toMatchObject({ messageId: "m2", draft: "I know." });
    setEdit("I know w");
    expect(fakes.drafts.stored.get("u1/edit/m2")).toBe("I know w");
    closeChat();
    await openChat("odile");
    await chatEngine.edit("m2");
    expect(chatState.editing?.draft).toBe("I know w");
  });

  it("can be undone", async () => {
    fakes.api.answers("editMessage", ({ text }) => ({
      message: { ...edited, alternatives: [{ ...edited.alternatives[0], text }] } as typeof edited,
      previous: "I know.",
    }));
    await chatEngine.edit("m2");
    setEdit("I know well.");
    await chatEngine.saveEdit();
    expect([turns()[1], chatState.editing]).toEqual(["user done: I know well.", null]);
    await chatEngine.undo();
    expect(turns()[1]).toBe("user done: I know.");
  });

  it("keeps the text when saving fails", async () => {
    fakes.api.fails("editMessage", "unreachable");
    await chatEngine.edit("m2");
    setEdit("I know well.");
    await chatEngine.saveEdit();
    expect(chatState.editing).toMatchObject({ draft: "I know well.", saving: "failed" });
  });
});

it("deletes a message and all after it, and Undo restores them", async () => {
  fakes.api
    .answers("deleteFrom", () => ({ chat: chatOf(chatKey), deletion_id: "d1", count: 1 }))
    .answers("restoreChat", () => ({ chat: chatOf(chatKey) }))
    .answers("listMessages", () => past);
  await chatEngine.deleteFrom("client-of-m2");
  expect(turns()).toHaveLength(1);
  await chatEngine.undo();
  await settle();
  expect(fakes.api.inputsOf("restoreChat")).toEqual([{ chat_key: chatKey, deletion_id: "d1" }]);
  expect(turns()).toHaveLength(2);
});

describe("undo", () => {
  const press = (place: number) => toastsState.toasts[place]?.action?.onClick();
  const restored = () => fakes.api.inputsOf("restoreChat").map(({ deletion_id }) => deletion_id);

  beforeEach(async () => {
    let count = 0;
    fakes.api
      .answers("deleteFrom", () => ({ chat: chatOf(chatKey), deletion_id: `d${(count += 1)}`, count: 1 }))
      .answers("restoreChat", () => ({ chat: chatOf(chatKey) }))
      .answers("listMessages", () => past);
    await chatEngine.deleteFrom("m2");
    await chatEngine.deleteFrom("m1");
  });

  it("reverses what its toast names, once", async () => {
    press(0);
    await settle();
    expect([restored(), toastsState.toasts.length]).toEqual([["d1"], 1]);
    await chatEngine.undo();
    await chatEngine.undo();
    expect([restored(), toastsState.toasts.length]).toEqual([["d1", "d2"], 0]);
  });

  it("ends when the chat is closed", async () => {
    closeChat();
    expect(toastsState.toasts).toEqual([]);
    await chatEngine.undo();
    expect(restored()).toEqual([]);
  });

  it("can be tried again after an error", async () => {
    fakes.api.fails("restoreChat", "unreachable");
    await chatEngine.undo();
    fakes.api.answers("restoreChat", () => ({ chat: chatOf(chatKey) }));
    const again = toastsState.toasts.findIndex(({ kind }) => kind === "failed");
    press(again);
    await settle();
    expect(restored()).toEqual(["d2", "d2"]);
  });
});

it("notifies other tabs after a change that the server has accepted", async () => {
  fakes.api.fails("selectVariant", 40901);
  await chatEngine.select("m1", 1);
  expect(fakes.page.sentToTabs).toEqual([]);
  fakes.api.answers("selectVariant", () => ({ message: { ...withTwoVariants, selected: 1 } }));
  await chatEngine.select("m1", 1);
  expect(fakes.page.sentToTabs).toEqual([{ chatKey }]);
});

it("loads the latest messages when another tab changed the chat", async () => {
  const stop = chatEngine.watch();
  const messages = [...past.messages, messageOf("m3", "user", "From the other tab")];
  fakes.api.answers("listMessages", () => ({ ...past, messages }));
  fakes.page.receiveTabMessage({ chatKey: "another" });
  await settle();
  expect(turns()).toHaveLength(2);
  fakes.page.receiveTabMessage({ chatKey });
  await settle();
  expect(turns().at(-1)).toBe("user done: From the other tab");
  stop();
});

it("shows the new title when another tab renamed the chat", async () => {
  const stop = chatEngine.watch();
  const renamed = { ...past.chat, title: "Rain" };
  fakes.api
    .answers("listMessages", () => ({ ...past, chat: renamed }))
    .answers("listChats", () => ({ items: [renamed], page: 1, has_more: false, hidden: 0 }));
  fakes.page.receiveTabMessage({ changed: "chats", chatKey });
  await settle();
  expect(chatState.chat?.title).toBe("Rain");
  expect(chatState.chats.map(({ title }) => title)).toEqual(["Rain"]);
  stop();
});

it("does not interrupt a message that is being sent when another tab changes the chat", async () => {
  const stop = chatEngine.watch();
  const under = messageOf("m9", "character", "", { status: "streaming" });
  fakes.api.answers("listMessages", () => ({ ...past, messages: [...past.messages, under] }));
  void chatEngine.send("Hello");
  fakes.page.receiveTabMessage({ chatKey });
  await settle();
  expect(fakes.streams.opened).toHaveLength(1);
  expect(fakes.streams.latest.signal.aborted).toBe(false);
  stop();
});

describe("an edit that was not finished", () => {
  it("is open again when the chat is opened again, and not after it was cancelled", async () => {
    await chatEngine.edit("m2");
    setEdit("I know w");
    closeChat();
    await openChat("odile");
    await settle();
    expect(chatState.editing).toMatchObject({ messageId: "m2", draft: "I know w", saving: "idle" });
    cancelEdit();
    closeChat();
    await openChat("odile");
    await settle();
    expect(chatState.editing).toBeNull();
  });

  it("can be taken up again by Undo after it was discarded", async () => {
    await chatEngine.edit("m2");
    setEdit("I know w");
    chatEngine.discardEdit();
    expect([chatState.editing, fakes.drafts.stored.get("u1/edit/m2")]).toEqual([null, ""]);
    await chatEngine.undo();
    expect(chatState.editing).toMatchObject({ messageId: "m2", draft: "I know w" });
    cancelEdit();
  });

  it("says that the message was changed meanwhile, and keeps the text", async () => {
    await chatEngine.edit("m2");
    setEdit("I know w");
    closeChat();
    const changed = past.messages.map((message) =>
      message.id === "m2" ? { ...message, edited_at: "2026-11-21T12:00:00Z" } : message,
    );
    fakes.api.answers("getLastHistory", () => ({ ...past, messages: changed }));
    await openChat("odile");
    await settle();
    expect(chatState.editing).toMatchObject({
      draft: "I know w",
      error: "This message was changed since you wrote this. Save replaces it with your text.",
    });
  });

  it("is not open in another chat", async () => {
    await chatEngine.edit("m2");
    setEdit("I know w");
    closeChat();
    fakes.api.answers("listMessages", () => ({ ...past, chat: { ...past.chat, chat_key: "k2".repeat(11) } }));
    await openChat("odile", "k2".repeat(11));
    await settle();
    expect(chatState.editing).toBeNull();
  });
});
