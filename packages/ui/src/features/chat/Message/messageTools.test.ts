import { expect, test } from "vitest";
import { availableTools } from "./messageTools.ts";

const turnOf = { kind: "character", id: "m1", text: "Come in.", state: "done", greeting: true } as const;
const nothing = () => {};
const actions = {
  ...{ onRegenerate: nothing, onCopy: nothing, onEdit: nothing, onBranch: nothing, onPinChange: nothing },
  ...{ onRemember: nothing, onDeleteFrom: nothing, onFeedback: nothing, onReport: nothing },
};
const at = { actions, busy: false, onNote: nothing };

test("a greeting can be neither regenerated nor deleted", () => {
  const tools = ["edit", "branch", "copy", "pin", "remember", "like", "dislike", "report"];
  expect(availableTools({ ...at, turn: turnOf })).toEqual(tools);
});

test("a proposed greeting can only be copied", () => {
  expect(availableTools({ ...at, turn: { ...turnOf, proposed: true } })).toEqual(["copy"]);
});
