import { describe, expect, it } from "vitest";
import { decideEnd, endOfText } from "./decideEnd.ts";
import type { ReplyEnd } from "./reply.ts";

const failure = { code: 50201, reason: "model_failed", retryable: true };
const ends = {
  complete: { finish: "complete", failure: null },
  length: { finish: "length", failure: null },
  stopped: { finish: "stopped", failure: null },
  blocked: { finish: "blocked", failure: null },
  error: { finish: "error", failure },
} as const satisfies Record<string, ReplyEnd>;
const first = { base: 0, former_selected: null, former_finish: null };
const another = { ...first, former_selected: 2 };
const continued = { base: 6, former_selected: null, former_finish: "complete" as const };

describe("what counts (product 9)", () => {
  it.each([
    ["complete", "Whole.", "none"],
    ["length", "Whole", "none"],
    ["stopped", "Half", "none"],
    ["stopped", "", "repeat"],
    ["stopped", " \n", "repeat"],
    ["blocked", "Half", "repeat"],
    ["error", "Half", "always"],
    ["error", "", "always"],
  ] as const)("of a reply that ended with %s and the text %j: refund %s", (finish, text, refund) => {
    expect(decideEnd(first, ends[finish], text).refund).toBe(refund);
  });

  it("of a continuation is what it added", () => {
    expect(decideEnd(continued, ends.complete, "First.").refund).toBe("always");
    expect(decideEnd(continued, ends.complete, "First. Second.").refund).toBe("none");
    expect(decideEnd(continued, ends.error, "First. Second").refund).toBe("always");
  });
});

describe("a reply of white space only", () => {
  it("has failed", () => {
    expect(endOfText(ends.complete, 0, " \n")).toMatchObject({
      finish: "error",
      failure: { retryable: true },
    });
    expect(endOfText(ends.length, 0, "")).toMatchObject({ finish: "error" });
  });

  it("has not failed when it continues a text, or was stopped", () => {
    expect(endOfText(ends.complete, 6, "First. ")).toEqual(ends.complete);
    expect(endOfText(ends.stopped, 0, " ")).toEqual(ends.stopped);
  });
});

describe("a failure", () => {
  it.each(["error", "blocked"] as const)("(%s) of another variant selects the one before", (finish) => {
    const end = decideEnd(another, ends[finish], "Half");
    expect(end).toMatchObject({ selected: 2, text: "Half", variant: { finish } });
    expect(end.failure).toMatchObject({ retryable: true });
  });

  it("is not a stop after the first token", () => {
    expect(decideEnd(another, ends.stopped, "Half")).toMatchObject({ selected: null, failure: null });
    expect(decideEnd(another, ends.stopped, " ")).toMatchObject({ selected: 2, text: "", failure: null });
  });

  it("leaves a reply as it was that it added nothing to", () => {
    const end = decideEnd(continued, ends.error, "First. \n");
    expect(end).toMatchObject({ text: "First.", variant: { finish: "complete", failure: null }, failure });
  });

  it("keeps the words that it added", () => {
    const end = decideEnd(continued, ends.error, "First. Second");
    expect(end).toMatchObject({ text: "First. Second", variant: { finish: "error" }, failure });
  });

  it("of the only variant stays its state", () => {
    expect(decideEnd(first, ends.error, "Half")).toMatchObject({ selected: null, variant: ends.error });
    expect(decideEnd(first, ends.blocked, "Half").failure).toBeNull();
  });
});
