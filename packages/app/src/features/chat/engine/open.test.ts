import { getVersion, snapshot } from "valtio";
import { beforeEach, describe, expect, it } from "vitest";
import { accepted, chatFixture, delta, past, settle, turns } from "../../../testing/chatFixture.ts";
import { characterOf, characterOfChat, chatKey, chatOf, messageOf } from "../../../testing/contractData.ts";
import { resumeSession } from "../../auth/session.actions.ts";
import {
  closeChat,
  openChat,
  reloadForContentFilter,
  setFinding,
  showPanel,
  startNewChat,
} from "./open.actions.ts";
import { chatEngine } from "../chatEngine.ts";
import { chatState, streamingState } from "./chat.store.ts";

let fakes: ReturnType<typeof chatFixture>;

const noHistory = { chat: null, messages: [], has_more: false, has_newer: false };
/** The chat of the fixture with an adult character. */
const adultPast = { ...past, chat: chatOf(chatKey, { character: characterOfChat({ rating: "nsfw" }) }) };

beforeEach(() => {
  fakes = chatFixture();
});

describe("opening a chat", () => {
  it("opens the last chat, with its draft", async () => {
    fakes.drafts.save("u1", `chat/${chatKey}`, "half a sen");
    await openChat("odile");
    expect(turns()).toEqual(["character done: You are late.", "user done: I know."]);
    expect(chatState).toMatchObject({
      chatKey,
      draft: "half a sen",
      older: "available",
      status: { kind: "ready" },
    });
  });

  it("opens the chat of the address", async () => {
    fakes.api.answers("listMessages", () => past);
    await openChat("odile", chatKey);
    expect(fakes.api.inputsOf("listMessages")).toEqual([{ chat_key: chatKey }]);
    expect(fakes.api.inputsOf("getLastHistory")).toEqual([]);
  });

  it.each([
    ["withdrawn", "with its key", chatKey],
    ["taken_down", "with its key", chatKey],
    ["deleted", "as the last one", ""],
  ] as const)("opens a chat whose character is %s, %s", async (state, _how, key) => {
    const gone = { ...past, chat: chatOf(chatKey, { character: characterOfChat({ state }) }) };
    fakes.api
      .fails("getCharacter", 40401)
      .answers("listMessages", () => gone)
      .answers("getLastHistory", () => gone);
    await openChat("odile", key);
    expect(chatState).toMatchObject({ status: { kind: "ready" }, character: { name: "Odile" } });
    expect(turns()).toEqual(["character done: You are late.", "user done: I know."]);
    if (key !== "") expect(fakes.api.inputsOf("getCharacter")).toEqual([]);
  });

  it("requests the greeting for a new chat, which a chat does not bring", async () => {
    fakes.api.answers("listMessages", () => past);
    await openChat("odile", chatKey);
    fakes.api.answers("getNewChatKey", () => ({ chat_key: "another-key-0123456789ab" }));
    await openChat("odile", (await startNewChat()) ?? "");
    expect(fakes.api.inputsOf("getCharacter")).toEqual([{ character_id: "odile" }]);
    expect(chatState.character?.greeting).toBe(characterOf("odile").greeting);
  });

  it("creates a key when there is no chat", async () => {
    fakes.api.answers("getLastHistory", () => ({
      chat: null,
      messages: [],
      has_more: false,
      has_newer: false,
    }));
    await openChat("odile");
    expect(chatState).toMatchObject({ chatKey, chat: null, status: { kind: "ready" } });
  });

  it.each([
    [1, 1],
    [2, 0],
    [-1, 0],
    [0.5, 0],
    [Number.NaN, 0],
  ])("reads greeting %d of the address as greeting %d", async (index, shown) => {
    fakes.api.answers("getLastHistory", () => ({
      chat: null,
      messages: [],
      has_more: false,
      has_newer: false,
    }));
    await openChat("odile", "", index);
    expect(chatState.greetingIndex).toBe(shown);
  });

  it("keeps a key of the address that has no chat yet", async () => {
    fakes.api.fails("listMessages", 40401);
    await openChat("odile", "another-key-0123456789ab");
    expect(chatState).toMatchObject({
      chatKey: "another-key-0123456789ab",
      chat: null,
      status: { kind: "ready" },
    });
  });

  it("requests only the character for a visitor", async () => {
    fakes.storage.setSession(null);
    resumeSession();
    await openChat("odile");
    expect(fakes.api.calls.map(({ name }) => name)).toEqual(["getCharacter"]);
    expect(chatState.status.kind).toBe("ready");
  });

  it.each([
    [40401, "not-found"],
    [40302, "adult"],
    [50001, "failed"],
    ["unreachable", "failed"],
  ] as const)("has after error %s the status %s", async (code, kind) => {
    fakes.api.fails("getCharacter", code).answers("getLastHistory", () => noHistory);
    await openChat("odile");
    expect(chatState.status.kind).toBe(kind);
  });

  // Rule: adult-page-age-gate
  it("hides everything of an adult character while the content filter hides adult characters", async () => {
    fakes.api
      .answers("getCharacter", ({ character_id }) => characterOf(character_id, { rating: "nsfw" }))
      .answers("getLastHistory", () => adultPast)
      .answers("listMessages", () => adultPast);
    fakes.storage.setAdult(false);
    await openChat("odile");
    expect(chatState).toMatchObject({ status: { kind: "adult" }, character: null, chat: null, messages: [] });
    fakes.storage.setAdult(true);
    reloadForContentFilter();
    await settle();
    expect(chatState).toMatchObject({ status: { kind: "ready" }, character: { id: "odile" } });
    fakes.storage.setAdult(false);
    reloadForContentFilter();
    await settle();
    expect(chatState).toMatchObject({ status: { kind: "adult" }, character: null, messages: [] });
  });

  it("does not reload a chat that the content filter does not concern", async () => {
    fakes.storage.setAdult(false);
    await openChat("odile");
    const index = fakes.api.calls.length;
    reloadForContentFilter();
    expect([chatState.status.kind, fakes.api.calls.length]).toEqual(["ready", index]);
  });

  it("loads older messages once", async () => {
    fakes.api.answers("listMessages", () => ({
      chat: past.chat,
      messages: [messageOf("m0", "user", "Hello?")],
      has_more: false,
      has_newer: true,
    }));
    await openChat("odile");
    await Promise.all([chatEngine.loadOlder(), chatEngine.loadOlder()]);
    expect([turns()[0], turns().length, chatState.older]).toEqual(["user done: Hello?", 3, "none"]);
    expect(fakes.api.inputsOf("listMessages")).toEqual([{ chat_key: chatKey, before_id: "m1" }]);
  });
});

it("closes its panel and its search when it is closed", async () => {
  await openChat("odile");
  showPanel("memory");
  setFinding(true);
  closeChat();
  expect(chatState).toMatchObject({ panel: null, isFinding: false });
});

describe("another chat with the same character", () => {
  it("has a new key, and no messages are requested", async () => {
    await openChat("odile");
    fakes.api.answers("getNewChatKey", () => ({ chat_key: "another-key-0123456789ab" }));
    const fresh = (await startNewChat()) ?? "";
    await openChat("odile", fresh);
    expect(chatState).toMatchObject({ chatKey: fresh, chat: null, status: { kind: "ready" } });
    expect(fakes.api.inputsOf("listMessages")).toEqual([]);
  });

  it("keeps the character and the list of chats while it loads", async () => {
    await openChat("odile");
    await settle();
    void openChat("odile", "another-key-0123456789ab");
    expect(chatState).toMatchObject({ status: { kind: "loading" }, character: { id: "odile" } });
    expect(chatState.chats).toHaveLength(1);
    expect(fakes.api.inputsOf("getCharacter")).toHaveLength(1);
  });
});

describe("a long history", () => {
  it("is not made of proxies, so that a token costs the same in every chat", async () => {
    const messages = Array.from({ length: 10_000 }, (_, index) => messageOf(`old${index}`, "user", "x"));
    fakes.api.answers("getLastHistory", () => ({ ...past, messages }));
    await openChat("odile");
    expect(getVersion(chatState.messages)).toBeUndefined();
    expect(getVersion(chatState.messages[0])).toBeUndefined();
    const before = snapshot(chatState);
    void chatEngine.send("Hello");
    fakes.streams.latest.gives(accepted);
    await settle();
    const held = snapshot(chatState);
    fakes.streams.latest.gives(delta("Good "), delta("evening"));
    await settle();
    expect(streamingState.text).toBe("Good evening");
    expect(snapshot(chatState)).toBe(held);
    expect(held.messages).not.toBe(before.messages);
  });
});
