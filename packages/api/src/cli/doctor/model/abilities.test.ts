import { expect, it } from "vitest";
import { finishOf, reasoningOf, speedOf, streamingOf } from "./abilities.ts";
import type { Probe } from "./requestProbe.ts";

const probe: Probe = {
  raw: "one two three four five six seven eight",
  text: "one two three four five six seven eight",
  pieces: 8,
  firstTokenMs: 2_000,
  firstTextMs: 2_000,
  lastTextMs: 2_400,
  tokens: null,
  hasThoughtField: false,
  isReasoningUnopened: false,
  end: { kind: "finish", reason: "stop" },
};

it("pieces that come together after a silence were kept back by a proxy", () => {
  expect(streamingOf(probe)).toEqual({ state: "ok", found: "yes, in 8 pieces" });
  expect(streamingOf({ ...probe, lastTextMs: 2_003 })).toEqual({
    state: "warning",
    found: "no: 8 pieces came at once after 2.0 s. Switch off the buffering of the proxy",
  });
  // A fast server.
  expect(streamingOf({ ...probe, firstTextMs: 100, lastTextMs: 103 }).state).toBe("ok");
  expect(streamingOf({ ...probe, raw: "Hello.", pieces: 1 }).state).toBe("ok");
  expect(streamingOf({ ...probe, pieces: 0 }).state).toBe("skipped");
});

// Rule: doctor-tries-model
it("the speed is in tokens as the server counts them, else in pieces", () => {
  expect(speedOf(probe)).toEqual({ state: "ok", found: "18 tokens per second" });
  expect(speedOf({ ...probe, tokens: 41 })).toEqual({ state: "ok", found: "100 tokens per second" });
  // Reasoning takes time, too.
  expect(speedOf({ ...probe, tokens: 41, firstTokenMs: 1_400 }).found).toBe("40 tokens per second");
});

it("a reply that comes more slowly than people read is a warning, and a short one says nothing", () => {
  expect(speedOf({ ...probe, lastTextMs: 4_000 })).toEqual({
    state: "warning",
    found: "3.5 tokens per second, slower than people read: use a smaller model or a faster machine",
  });
  expect(speedOf({ ...probe, pieces: 7 }).state).toBe("skipped");
  expect(speedOf({ ...probe, tokens: 41, pieces: 1 }).state).toBe("skipped");
});

it("a reply that is only reasoning has failed, and reasoning in its own field is as it should be", () => {
  const thought = { ...probe, hasThoughtField: true };
  expect(reasoningOf(thought).state).toBe("ok");
  const only = reasoningOf({ ...thought, text: "" });
  expect(only.state).toBe("failed");
  expect(only.found).toMatch(/^the whole reply was reasoning\. Raise reply_tokens/);
  expect(reasoningOf({ ...probe, raw: "<think>one", text: "" }).state).toBe("failed");
});

it("a finish reason is printed only when it is one word", () => {
  const reason = "eos:apikey=very-secret";
  expect(finishOf({ ...probe, end: { kind: "finish", reason } }, 1_000).found).toBe("another word");
  expect(finishOf({ ...probe, end: { kind: "late" } }, 1_000).state).toBe("warning");
});
