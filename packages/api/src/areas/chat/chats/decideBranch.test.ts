import { expect, it } from "vitest";
import { refusalOf } from "../testing/refusalOf.ts";
import { storedMessage } from "../testing/storedRows.ts";
import { type BranchState, decideBranch } from "./decideBranch.ts";

const last = storedMessage({ id: "message-2" });
const request = { chat_key: "chat-1", message_id: "message-2", client_id: "client-1" };
const stored = {
  chat_key: "chat-1",
  client_id: "client-1",
  kind: "branch" as const,
  message_id: "message-2",
  variant_id: null,
  base: 0,
  note_hash: null,
  created_chat_key: "chat-2",
  created_at: new Date(0),
};
const state: BranchState = { last, request: null, isSent: false, isStreaming: false };

it("copies up to the message", () => {
  expect(decideBranch(state, request)).toEqual({ kind: "copy", last });
});

it("answers the same client_id with the same branch, also while a reply is being written", () => {
  expect(decideBranch({ ...state, request: stored, isStreaming: true }, request)).toEqual({
    kind: "repeat",
    chatKey: "chat-2",
  });
});

it.each([
  ["of another message", { request: { ...stored, message_id: "message-1" } }],
  ["of another kind", { request: { ...stored, kind: "continue" as const } }],
  ["of a sent message", { isSent: true }],
])("refuses the client_id %s", (_case, changes) => {
  expect(refusalOf(() => decideBranch({ ...state, ...changes }, request))).toEqual({ code: 40901 });
});

it("refuses a message that is being written or comes after one, and one that the chat does not have", () => {
  expect(refusalOf(() => decideBranch({ ...state, isStreaming: true }, request))).toEqual({ code: 40901 });
  expect(refusalOf(() => decideBranch({ ...state, last: null }, request))).toEqual({ code: 40401 });
});
