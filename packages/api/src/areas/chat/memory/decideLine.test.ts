import { describe, expect, it } from "vitest";
import { refusalOf } from "../testing/refusalOf.ts";
import { decideLine, type LineState } from "./decideLine.ts";

const now = new Date("2026-03-01T10:00:00Z");
const before = {
  id: "line-1",
  chat_key: "chat-1",
  text: "Has a boat.",
  sources: [{ message_id: "message-1", digest: "old" }],
  pinned: false,
  automatic: true,
  created_at: new Date(0),
  edited_at: null,
};
const digests = new Map([
  ["message-1", { digest: "new", position: 1 }],
  ["message-2", { digest: "two", position: 2 }],
]);
const state: LineState = { before: null, digests, count: 0 };
const withLine: LineState = { ...state, before };

describe("a new line", () => {
  it("is stored with the present texts of its sources", () => {
    const request = { text: "Has a dog.", source_message_ids: ["message-2"], now };
    expect(decideLine(state, request)).toEqual({
      kind: "add",
      values: { text: "Has a dog.", pinned: false, sources: [{ message_id: "message-2", digest: "two" }] },
    });
  });

  it("needs a text", () => {
    expect(refusalOf(() => decideLine(state, { pinned: true, now }))).toEqual({
      code: 40001,
      fields: { text: "required" },
    });
  });

  it("is refused when the chat has 200 lines", () => {
    expect(decideLine({ ...state, count: 199 }, { text: "More.", now }).kind).toBe("add");
    expect(refusalOf(() => decideLine({ ...state, count: 200 }, { text: "More.", now }))).toEqual({
      code: 40001,
      fields: { line_id: "too_many" },
    });
  });

  it("is refused for sources that the chat does not have, unless these can be left out", () => {
    const request = { text: "More.", source_message_ids: ["message-1", "absent"], now };
    expect(refusalOf(() => decideLine(state, request))).toEqual({
      code: 40001,
      fields: { source_message_ids: "invalid_choice" },
    });
    expect(decideLine(state, { ...request, present_sources: true }).values.sources).toEqual([
      { message_id: "message-1", digest: "new" },
    ]);
  });
});

describe("a change of a line", () => {
  const line_id = "line-1";

  it("of its text stores the time, and the present texts of the sources", () => {
    expect(decideLine(withLine, { line_id, text: "Has two boats.", now })).toEqual({
      kind: "update",
      id: "line-1",
      values: {
        text: "Has two boats.",
        pinned: false,
        sources: [{ message_id: "message-1", digest: "new" }],
        edited_at: now,
      },
    });
  });

  it("of its pin leaves the rest as it is, also a stale source", () => {
    expect(decideLine(withLine, { line_id, pinned: true, now })).toEqual({
      kind: "update",
      id: "line-1",
      values: { text: "Has a boat.", pinned: true, sources: before.sources, edited_at: null },
    });
  });

  it("is possible when the chat has 200 lines", () => {
    expect(decideLine({ ...withLine, count: 200 }, { line_id, pinned: true, now }).kind).toBe("update");
  });

  it("is refused for a line that the chat does not have", () => {
    expect(refusalOf(() => decideLine(state, { line_id, text: "More.", now }))).toEqual({ code: 40401 });
  });
});
