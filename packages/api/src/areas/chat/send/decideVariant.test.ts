import { describe, expect, it } from "vitest";
import { refusalOf } from "../testing/refusalOf.ts";
import { decideContinue, decideRegenerate, decideTarget, type VariantState } from "./decideVariant.ts";

const variant = (
  index: number,
  text = "Good evening.",
  finish: "complete" | "error" | "blocked" = "complete",
) => ({ id: `variant-${index}`, index, text, finish });

const reply = {
  id: "reply-1",
  kind: "turn" as const,
  role: "character" as const,
  parent_id: "message-1",
  position: 2,
  selected: 0,
  taken_down: false,
};
const state: VariantState = {
  reply,
  variants: [variant(0), variant(1)],
  request: null,
  isSent: false,
  isReplying: false,
};
const ids = { chat_key: "chat-1", message_id: "reply-1", client_id: "client-1" };
const regenerate = { ...ids, kind: "regenerate" as const };
const continued = { ...ids, kind: "continue" as const };
const stored = {
  ...regenerate,
  variant_id: "variant-1",
  base: 0,
  note_hash: null,
  created_chat_key: null,
  created_at: new Date(0),
};

describe("another variant", () => {
  it("is added after the last one, whichever is selected", () => {
    expect(decideRegenerate(state, regenerate)).toEqual({
      kind: "add",
      index: 2,
      former: 0,
      position: 2,
      userMessageId: "message-1",
    });
  });

  it("is written over a selected variant without text", () => {
    expect(decideTarget([variant(0), variant(1, "", "error")], 1)).toEqual({
      kind: "overwrite",
      id: "variant-1",
      index: 1,
      former: null,
    });
  });

  it("is written over one that failed without text before, and brings the selected one back", () => {
    const failed = { kind: "overwrite", id: "variant-1", index: 1, former: 0 };
    expect(decideTarget([variant(0), variant(1, "", "error")], 0)).toEqual(failed);
  });

  it("is refused beyond 50 variants", () => {
    const many = (count: number) => Array.from({ length: count }, (_none, index) => variant(index));
    expect(decideTarget(many(49), 0)).toEqual({ kind: "add", index: 49, former: 0 });
    expect(refusalOf(() => decideTarget(many(50), 0))).toMatchObject({ code: 40001 });
  });
});

describe("a continuation", () => {
  it("is of the selected variant", () => {
    const selected = { ...state, reply: { ...reply, selected: 1 } };
    expect(decideContinue(selected, continued)).toEqual({
      kind: "continue",
      variant: variant(1),
      position: 2,
      userMessageId: "message-1",
    });
  });

  it.each([
    ["without text", variant(0, ""), "too_short"],
    ["that was blocked", variant(0, "Good", "blocked"), "invalid_choice"],
    ["that is as long as a reply can be", variant(0, "a".repeat(100_000)), "too_long"],
  ])("is refused for a variant %s", (_case, one, fault) => {
    expect(refusalOf(() => decideContinue({ ...state, variants: [one] }, continued))).toEqual({
      code: 40001,
      fields: { message_id: fault },
    });
  });
});

describe.each([
  [
    "another variant",
    (changes: Partial<VariantState>) => decideRegenerate({ ...state, ...changes }, regenerate),
  ],
  ["a continuation", (changes: Partial<VariantState>) => decideContinue({ ...state, ...changes }, continued)],
])("%s", (_name, decide) => {
  it.each([
    ["a message that the chat does not have", { reply: null }, { code: 40401 }],
    ["the user's message", { reply: { ...reply, role: "user" as const } }, { code: 40401 }],
    [
      "the greeting",
      { reply: { ...reply, kind: "greeting" as const, parent_id: null } },
      { code: 40001, fields: { message_id: "invalid_choice" } },
    ],
    ["a chat in which a reply is being written", { isReplying: true }, { code: 40901 }],
    ["the client_id of a sent message", { isSent: true }, { code: 40901 }],
    ["the client_id of another message", { request: { ...stored, message_id: "reply-2" } }, { code: 40901 }],
    ["the client_id of another kind", { request: { ...stored, kind: "branch" as const } }, { code: 40901 }],
  ])("is refused for %s", (_case, changes, refusal) => {
    expect(refusalOf(() => decide(changes))).toEqual(refusal);
  });
});

describe("the same client_id again", () => {
  it("is answered with the variant that it began, also while that is being written", () => {
    expect(decideRegenerate({ ...state, request: stored, isReplying: true }, regenerate)).toEqual({
      kind: "repeat",
      variantId: "variant-1",
      index: 1,
      base: 0,
      userMessageId: "message-1",
    });
    const request = { ...stored, kind: "continue" as const, variant_id: "variant-0", base: 13 };
    expect(decideContinue({ ...state, request }, continued)).toMatchObject({
      kind: "repeat",
      variantId: "variant-0",
      base: 13,
    });
  });

  it("is refused with another note", () => {
    const withNote = { ...regenerate, note: "Shorter" };
    expect(refusalOf(() => decideRegenerate({ ...state, request: stored }, withNote))).toEqual({
      code: 40901,
    });
  });
});
