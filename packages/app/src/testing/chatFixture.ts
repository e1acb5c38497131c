import type { History, StreamPart } from "@mimi/contract";
import { closeLogin } from "../features/auth/auth.actions.ts";
import { resumeSession } from "../features/auth/session.actions.ts";
import { chatState } from "../features/chat/engine/chat.store.ts";
// Loaded before the tests, so that actions run at once.
import "../features/chat/chatEngine.ts";
import "../features/chat/engineLoader.ts";
import { closeChat } from "../features/chat/engine/open.actions.ts";
import { toastsState } from "../state/overlays/toasts.store.ts";
import { ada, characterOf, chatKey, chatOf, messageOf, place } from "./contractData.ts";
import { fakeServices } from "./fakeServices.ts";
import { freshChat } from "./freshChat.ts";

/** Runs all pending promises. */
export const settle = () => new Promise((resolve) => setImmediate(resolve));

export const quota = { limit: 50, used: 7, resets_at: "2026-11-21T00:00:00Z" };

const chat = chatOf(chatKey);

/** A chat of Ada with Odile, with earlier messages. */
export const past = {
  chat,
  messages: [messageOf("m1", "character", "You are late."), messageOf("m2", "user", "I know.")],
  has_more: true,
  has_newer: false,
} satisfies History;

export const accepted = {
  type: "data-accepted",
  data: {
    chat_key: chatKey,
    user_message_id: "m3",
    reply_id: "m4",
    alternative_id: "m4-0",
    alternative_index: 0,
    quota,
  },
} satisfies StreamPart;
export const delta = (text: string): StreamPart => ({ type: "text-delta", id: "t", delta: text });
export const ended = (finish: "complete" | "stopped" | "error"): StreamPart => ({
  type: "data-ended",
  data: { finish },
});
export const finish: StreamPart = { type: "finish" };

/** The messages of the open chat, as "role status: text". */
export const turns = () =>
  chatState.messages.map(({ role, status, alternatives }) => `${role} ${status}: ${alternatives[0]?.text}`);

/** Ada is signed in, and every call that opening a chat needs is answered. */
export function chatFixture(): ReturnType<typeof fakeServices> {
  fakeServices();
  closeChat();
  freshChat();
  const fakes = fakeServices();
  fakes.storage.setSession("s");
  resumeSession();
  closeLogin();
  toastsState.clear();
  fakes.api
    .answers("getUser", () => ada)
    .answers("getCharacter", ({ character_id }) => characterOf(character_id))
    .answers("getLastHistory", () => past)
    .answers("getNewChatKey", () => ({ chat_key: chatKey }))
    .answers("getRegion", () => place)
    .answers("getQuota", () => ({ ...quota, counts: [] }))
    .answers("listChats", () => ({ items: [chat], page: 1, has_more: false, hidden: 0 }));
  return fakes;
}
