import { ErrorCode } from "@mimi/contract";
import { describe, expect, it } from "vitest";
import { decideSend, type SendState } from "./decideSend.ts";

const request = { character_id: "odile", client_id: "client-2", text: "Hello" };
const reply = { id: "reply-1", status: "done", selected: 0, client_id: null, text: "Hi." } as const;
const message = {
  id: "message-1",
  status: "done",
  selected: 0,
  client_id: "client-1",
  text: "Hello",
} as const;
const sent = {
  id: "message-1",
  parent_id: null,
  deleted_at: null,
  crisis: false,
  text: "Hello",
  original: null,
  replyId: "reply-1",
};
const state: SendState = {
  characterId: "odile",
  isReplying: false,
  sent: null,
  isClientIdTaken: false,
  newest: [reply, message],
  lastPosition: 2,
  hasParent: false,
};

const codeOf = (changes: Partial<SendState>, input = {}) => {
  try {
    return decideSend({ ...state, ...changes }, { ...request, ...input }).kind;
  } catch (error) {
    return (error as { code: number }).code;
  }
};

it("appends to the newest message, after the last position in use", () => {
  expect(decideSend(state, request)).toEqual({ kind: "append", parentId: "reply-1", position: 3 });
});

it("appends without a parent when all messages are deleted, and keeps their positions free", () => {
  expect(decideSend({ ...state, newest: [], lastPosition: 4 }, request)).toEqual({
    kind: "append",
    parentId: null,
    position: 5,
  });
});

it("refuses a chat with another character", () => {
  expect(codeOf({ characterId: "gale" })).toBe(ErrorCode.notFound);
});

describe("the same client_id again", () => {
  it("repeats the answer, also while a reply is being written", () => {
    expect(decideSend({ ...state, sent, isReplying: true }, request)).toEqual({
      kind: "repeat",
      message: sent,
      replyId: "reply-1",
    });
  });

  it("repeats the answer to the text as it was sent, also after an edit", () => {
    expect(codeOf({ sent: { ...sent, text: "Edited", original: "Hello" } })).toBe("repeat");
    expect(codeOf({ sent: { ...sent, text: "Hello", original: "First" } })).toBe(ErrorCode.conflict);
  });

  it.each([
    ["another text", { sent: { ...sent, text: "Bye" } }],
    ["a message that was deleted", { sent: { ...sent, deleted_at: new Date(0) } }],
    ["a message whose reply is gone", { sent: { ...sent, replyId: null } }],
    ["a request of another kind", { isClientIdTaken: true }],
  ])("is refused for %s", (_case, changes) => {
    expect(codeOf(changes)).toBe(ErrorCode.conflict);
  });
});

describe("the same text again", () => {
  const failed = { ...reply, status: "failed" } as const;

  it("writes a failed reply again", () => {
    expect(decideSend({ ...state, newest: [failed, message] }, request)).toEqual({
      kind: "retry",
      message,
      reply: failed,
    });
  });

  it("is a new message when the reply did not fail, or the text differs", () => {
    expect(codeOf({ newest: [reply, message] })).toBe("append");
    expect(codeOf({ newest: [failed, { ...message, text: "Other" }] })).toBe("append");
  });
});

it("refuses a second reply at once", () => {
  expect(codeOf({ isReplying: true })).toBe(ErrorCode.conflict);
});

it("refuses a parent that is not in the chat, unless the chat is empty", () => {
  expect(codeOf({}, { parent_id: "elsewhere" })).toBe(ErrorCode.invalidInput);
  expect(codeOf({ hasParent: true }, { parent_id: "message-1" })).toBe("append");
  expect(codeOf({ newest: [] }, { parent_id: "elsewhere" })).toBe("append");
});
