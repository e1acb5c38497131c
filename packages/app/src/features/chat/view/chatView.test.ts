import { expect, it } from "vitest";
import { characterOf, chatOf } from "../../../testing/contractData.ts";
import { freshState } from "../../../testing/freshState.ts";
import { authState } from "../../auth/auth.store.ts";
import { chatState, streamingState } from "../engine/chat.store.ts";
import { chatView, composerState, quotaOf, statusOf } from "./chatView.ts";
import { systemMessagesState } from "../systemMessages/systemMessages.store.ts";

const now = new Date("2026-11-20T12:00:00Z");
const usedUp = { limit: 50, used: 50, resets_at: "2026-11-21T00:00:00Z" };
const situationDefaults = { quota: null, isReplying: false, isOnline: true, now };

it.each([
  [{}, "ready"],
  [{ isReplying: true }, "replying"],
  [{ quota: usedUp }, "used-up"],
  [{ quota: usedUp, isReplying: true }, "replying"],
  [{ quota: usedUp, isOnline: false }, "offline"],
  [{ isPaused: true, isOnline: false }, "paused"],
  [{ quota: { ...usedUp, limit: null } }, "ready"],
  [{ quota: usedUp, now: new Date("2026-11-21T00:00:01Z") }, "ready"],
])("with %j the composer is %s", (situation, kind) => {
  expect(composerState({ ...situationDefaults, ...situation }).kind).toBe(kind);
});

it.each([
  ["a visitor", { kind: "visitor" }, "ready"],
  ["a user, whose messages are loaded first", { kind: "signed-in", user: null }, "loading"],
] as const)("renders the greeting before drafts are read for %s", (_who, session, kind) => {
  freshState();
  expect(statusOf(chatState, session).kind).toBe("loading");
  chatState.character = characterOf("odile");
  expect(statusOf(chatState, session).kind).toBe(kind);
  chatState.status = { kind: "not-found" };
  expect(statusOf(chatState, session).kind).toBe("not-found");
});

it("shows no quota without a limit", () => {
  expect(quotaOf({ ...usedUp, limit: null })).toBeUndefined();
  expect(quotaOf({ ...usedUp, used: 51 })).toMatchObject({ max: 50, used: 50 });
});

it.each([
  [false, ["Odile Vane", "Odile", "Ines"]],
  [true, ["O", "O", "I"]],
] as const)("shortens names to their first letter in discreet mode (%s)", (discreet, names) => {
  freshState();
  const odile = characterOf("odile", { name: "Odile Vane", chat_name: "Odile" });
  Object.assign(chatState, { character: odile, others: [chatOf("b", { character_name: "Ines" })] });
  const context = {
    streaming: streamingState,
    systemMessages: systemMessagesState,
    session: authState.session,
    isOnline: true,
  };
  const { character, rail } = chatView(chatState, { ...context, discreet, now: new Date() });
  expect([character?.name, character?.chatName, rail.others[0]?.title]).toEqual(names);
});

it("shows covers in the rail for chats with other characters only", () => {
  freshState();
  const cover = { character_thumb: "/uploads/ines.webp" };
  Object.assign(chatState, { chats: [chatOf("a", cover)], others: [chatOf("b", cover), chatOf("c")] });
  const context = {
    streaming: streamingState,
    systemMessages: systemMessagesState,
    session: authState.session,
    isOnline: true,
  };
  const { rail } = chatView(chatState, { ...context, discreet: false, now: new Date() });
  expect([...rail.chats, ...rail.others].map(({ thumb }) => thumb)).toEqual([
    undefined,
    "/uploads/ines.webp",
    undefined,
  ]);
});
