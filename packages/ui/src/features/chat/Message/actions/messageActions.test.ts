import { expect, test, vi } from "vitest";
import type { CharacterTurn, TextTurn, UserTurn } from "../../ChatTurn.ts";
import { availableActions } from "./MessageAction.ts";
import type { MessageActionHandlers } from "./MessageAction.ts";
import { messageActions } from "./messageActions.tsx";

const handlers = {
  onMessageRetry: vi.fn(),
  onMessageDiscard: vi.fn(),
  onMessageRegenerate: vi.fn(),
  onMessageContinue: vi.fn(),
  onMessageCopy: vi.fn(),
  onMessageEdit: vi.fn(),
  onMessageBranch: vi.fn(),
  onMessagePinChange: vi.fn(),
  onMessageRemember: vi.fn(),
  onMessageDeleteFrom: vi.fn(),
  onFeedbackChange: vi.fn(),
  onMessageReport: vi.fn(),
} satisfies Required<MessageActionHandlers>;

const reply: CharacterTurn = { kind: "character", id: "m1", text: "Come in.", state: "done" };
const sent: UserTurn = { kind: "user", id: "m2", text: "Why?", state: "sent" };

const idsOf = (turn: TextTurn, pending = false) =>
  availableActions(messageActions(handlers), turn, pending).map(({ id }) => id);

test("a finished reply has every action but those for a failure", () => {
  expect(idsOf(reply)).toEqual([
    ...["regenerate", "edit", "branch", "note", "continue", "copy", "pin", "remember"],
    ...["like", "dislike", "report", "delete"],
  ]);
});

test("a greeting can be neither regenerated nor deleted", () => {
  const ids = ["edit", "branch", "copy", "pin", "remember", "like", "dislike", "report"];
  expect(idsOf({ ...reply, greeting: true })).toEqual(ids);
});

test("a proposed greeting can only be copied", () => {
  expect(idsOf({ ...reply, greeting: true, proposed: true })).toEqual(["copy"]);
});

test("while a reply is streaming, nothing changes the chat", () => {
  const ids = ["copy", "pin", "remember", "like", "dislike", "report"];
  expect(idsOf(reply, true)).toEqual(ids);
  expect(idsOf({ ...reply, state: "streaming" }, true)).toEqual([]);
});

test("a finished reply can be continued from its menu; one that was cut has a button", () => {
  expect(idsOf({ ...reply, state: "cut" })).not.toContain("continue");
  expect(idsOf({ ...reply, state: "cut" })).toContain("continueIncomplete");
  expect(idsOf({ ...reply, state: "cut" }, true)).not.toContain("continueIncomplete");
  expect(idsOf({ ...reply, state: "failed", text: " " })).not.toContain("continueIncomplete");
});

test("what was set can be unset", () => {
  expect(idsOf({ ...reply, pinned: true, feedback: "up" })).toEqual(
    expect.arrayContaining(["unpin", "unlike", "dislike"]),
  );
  expect(idsOf({ ...reply, feedback: "down" })).toEqual(expect.arrayContaining(["pin", "like", "undislike"]));
});

test("a message that was not sent can be discarded, and edited or sent again", () => {
  expect(idsOf({ ...sent, state: "failed" })).toEqual(["copy", "discard", "retry"]);
  expect(idsOf({ ...sent, state: "blocked" })).toEqual(["edit", "copy", "discard", "editBlocked"]);
  expect(idsOf({ ...sent, state: "waiting" })).toEqual(["copy", "discard"]);
  expect(idsOf({ ...sent, state: "sending" })).toEqual(["copy"]);
});

test("the problem of a finished reply can be dismissed", () => {
  expect(idsOf({ ...reply, error: "The new version broke off." })).toEqual(
    expect.arrayContaining(["retry", "dismiss"]),
  );
});

test.each(Object.keys(handlers))("without %s, no action calls it", (name) => {
  const others: MessageActionHandlers = { ...handlers, [name]: undefined };
  const removed = messageActions(handlers).filter(
    ({ id }) => !messageActions(others).some((action) => action.id === id),
  );
  expect(removed.length).toBeGreaterThan(0);
  for (const action of removed) action.onSelect({ turn: reply, openNote: vi.fn() });
  for (const [other, handler] of Object.entries(handlers))
    if (other !== name) expect(handler).not.toHaveBeenCalled();
  vi.clearAllMocks();
});

test("a handler receives the id, and what is changed", () => {
  const select = (id: string) =>
    messageActions(handlers)
      .find((action) => action.id === id)
      ?.onSelect({ turn: reply, note: "Slower.", openNote: vi.fn() });
  select("regenerate");
  expect(handlers.onMessageRegenerate).toHaveBeenCalledWith("m1", "Slower.");
  select("pin");
  expect(handlers.onMessagePinChange).toHaveBeenCalledWith("m1", true);
  select("unpin");
  expect(handlers.onMessagePinChange).toHaveBeenLastCalledWith("m1", false);
  select("dislike");
  expect(handlers.onFeedbackChange).toHaveBeenCalledWith("m1", "down");
  select("undislike");
  expect(handlers.onFeedbackChange).toHaveBeenLastCalledWith("m1", undefined);
});
