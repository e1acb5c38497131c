import { expect, test } from "vitest";
import { availableTools } from "./messageTools.ts";

const turnOf = { kind: "character", id: "m1", text: "Come in.", state: "done", greeting: true } as const;
const nothing = () => {};
const actions = {
  ...{
    onMessageRegenerate: nothing,
    onMessageCopy: nothing,
    onMessageEdit: nothing,
    onMessageBranch: nothing,
    onMessagePinChange: nothing,
  },
  ...{
    onMessageRemember: nothing,
    onMessageDeleteFrom: nothing,
    onFeedbackChange: nothing,
    onMessageReport: nothing,
  },
};
const at = { actions, busy: false, onNote: nothing };

test("a greeting can be neither regenerated nor deleted", () => {
  const tools = ["edit", "branch", "copy", "pin", "remember", "like", "dislike", "report"];
  expect(availableTools({ ...at, turn: turnOf })).toEqual(tools);
});

test("a finished reply can be continued from its menu; one that was cut has a button", () => {
  const reply = { ...turnOf, greeting: false };
  const tools = (turn: Parameters<typeof availableTools>[0]["turn"], busy = false) =>
    availableTools({ ...at, actions: { ...actions, onMessageContinue: nothing }, turn, busy });
  expect(tools(reply)).toContain("continue");
  expect(tools({ ...reply, state: "cut" })).not.toContain("continue");
  expect(tools(reply, true)).not.toContain("continue");
  expect(tools({ ...reply, greeting: true })).not.toContain("continue");
});

test("a proposed greeting can only be copied", () => {
  expect(availableTools({ ...at, turn: { ...turnOf, proposed: true } })).toEqual(["copy"]);
});
