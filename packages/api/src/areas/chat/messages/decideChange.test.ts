import { describe, expect, it } from "vitest";
import { refusalOf } from "../testing/refusalOf.ts";
import { storedMessage, storedVariant } from "../testing/storedRows.ts";
import { decideDelete, decideEdit, decideSelect } from "./decideChange.ts";

const now = new Date("2026-03-01T10:00:00Z");
const failure = { code: 50201, reason: "model_failed", retryable: true };

describe("an edit", () => {
  const reply = storedMessage({ role: "character", parent_id: "message-1" });
  const selected = storedVariant({ text: "First." });
  const edit = (text: string, crisis = false) => ({ text, crisis, now });

  it("keeps the first text, also through a second edit", () => {
    expect(decideEdit({ message: reply, selected }, edit("Second."))).toEqual({
      kind: "edit",
      variant: { text: "Second.", original: "First." },
      message: { edited_at: now, crisis: false },
    });
    const edited = storedVariant({ text: "Second.", original: "First." });
    expect(decideEdit({ message: reply, selected: edited }, edit("Third."))).toMatchObject({
      variant: { text: "Third.", original: "First." },
    });
  });

  it("back to the first text counts as no edit", () => {
    const edited = storedVariant({ text: "Second.", original: "First." });
    expect(decideEdit({ message: reply, selected: edited }, edit("First."))).toEqual({
      kind: "edit",
      variant: { text: "First.", original: null },
      message: { edited_at: null, crisis: false },
    });
  });

  it("writes nothing when the text is the same", () => {
    expect(decideEdit({ message: reply, selected }, edit("First."))).toEqual({ kind: "unchanged" });
  });

  it.each(["failed", "blocked"] as const)("completes a reply that is %s", (status) => {
    const message = { ...reply, status, error: failure };
    expect(decideEdit({ message, selected: storedVariant({ text: "" }) }, edit("Mine."))).toEqual({
      kind: "edit",
      variant: { text: "Mine.", original: "", finish: "complete", error: null },
      message: { edited_at: now, crisis: false, status: "done", error: null },
    });
  });

  it("marks self-harm in the user's own message only", () => {
    const own = storedMessage({ role: "user" });
    expect(decideEdit({ message: own, selected }, edit("Help.", true))).toMatchObject({
      message: { crisis: true },
    });
    expect(decideEdit({ message: reply, selected }, edit("Help.", true))).toMatchObject({
      message: { crisis: false },
    });
  });

  it("refuses more than 8,000 characters in the user's message, not in a reply", () => {
    const own = storedMessage({ role: "user" });
    for (const character of ["x", "🌙", "👨‍👩‍👧‍👦"]) {
      const whole = edit(character.repeat(8_000));
      expect(refusalOf(() => decideEdit({ message: own, selected }, whole))).toBeNull();
    }
    const long = edit("x".repeat(8_001));
    expect(refusalOf(() => decideEdit({ message: own, selected }, long))).toEqual({
      code: 40001,
      fields: { text: "too_long" },
    });
    expect(refusalOf(() => decideEdit({ message: reply, selected }, long))).toBeNull();
  });

  it("is refused while the message is being written", () => {
    const message = { ...reply, status: "streaming" as const };
    expect(refusalOf(() => decideEdit({ message, selected }, edit("Second.")))).toEqual({ code: 40901 });
  });
});

describe("the choice of a variant", () => {
  const reply = storedMessage({ role: "character", parent_id: "message-1" });
  const variants = [
    storedVariant({ index: 0, finish: "complete" }),
    storedVariant({ index: 1, finish: "error", error: failure }),
    storedVariant({ index: 2, finish: null }),
  ];

  it("gives the message the status of the variant", () => {
    expect(decideSelect({ message: reply, variants }, { index: 0 })).toEqual({
      message: { selected: 0, status: "done", error: null },
      chat: null,
    });
    expect(decideSelect({ message: reply, variants }, { index: 1 })).toEqual({
      message: { selected: 1, status: "failed", error: failure },
      chat: null,
    });
    expect(decideSelect({ message: reply, variants }, { index: 2 })).toMatchObject({
      message: { status: "failed" },
    });
  });

  it("of the greeting is stored with the chat", () => {
    const greeting = storedMessage({ kind: "greeting", role: "character" });
    expect(decideSelect({ message: greeting, variants }, { index: 1 }).chat).toEqual({ greeting_index: 1 });
  });

  it("is refused for a variant that does not exist, and while the message is being written", () => {
    expect(refusalOf(() => decideSelect({ message: reply, variants }, { index: 3 }))).toEqual({
      code: 40001,
      fields: { index: "too_large" },
    });
    const message = { ...reply, status: "streaming" as const };
    expect(refusalOf(() => decideSelect({ message, variants }, { index: 0 }))).toEqual({ code: 40901 });
  });
});

describe("a deletion of messages", () => {
  const reply = storedMessage({ role: "character", parent_id: "message-1", position: 4 });

  it("begins at the position of the message", () => {
    expect(decideDelete({ message: reply, isStreaming: false })).toEqual({ kind: "delete", position: 4 });
  });

  it("of a deleted message is answered with the earlier deletion, also while a reply is being written", () => {
    const message = { ...reply, deleted_at: now, deletion_id: "deletion-1" };
    expect(decideDelete({ message, isStreaming: true })).toEqual({
      kind: "repeat",
      deletionId: "deletion-1",
    });
  });

  it("is refused for the greeting, but not for the user's message without a parent", () => {
    const greeting = storedMessage({ kind: "greeting", role: "character", position: 0 });
    expect(refusalOf(() => decideDelete({ message: greeting, isStreaming: false }))).toEqual({
      code: 40001,
      fields: { message_id: "invalid_choice" },
    });
    const own = storedMessage({ role: "user", parent_id: null, position: 0 });
    expect(decideDelete({ message: own, isStreaming: false })).toEqual({ kind: "delete", position: 0 });
  });

  it("is refused while one of the messages is being written, and for a message that the chat does not have", () => {
    expect(refusalOf(() => decideDelete({ message: reply, isStreaming: true }))).toEqual({ code: 40901 });
    expect(refusalOf(() => decideDelete({ message: null, isStreaming: false }))).toEqual({ code: 40401 });
  });
});
