import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { freshState } from "../../../testing/freshState.ts";
import { streamingState } from "../engine/chat.store.ts";
import { setStreaming } from "../engine/stream.actions.ts";
import { StreamThrottle } from "./StreamThrottle.ts";

let pace: StreamThrottle;
let end: () => void;
/** The texts that were drawn. */
let drawn: string[];

beforeEach(() => {
  vi.useFakeTimers();
  freshState();
  pace = new StreamThrottle();
  drawn = [];
  end = pace.subscribe(() => drawn.push(pace.shown().text));
  setStreaming({ messageId: "reply", text: "One" });
  drawn = [];
});

afterEach(() => {
  end();
  vi.useRealTimers();
});

function come(...words: readonly string[]): void {
  for (const word of words) streamingState.text += word;
}

it("draws a word at once when none came just before", () => {
  come(" two");
  vi.advanceTimersByTime(60);
  come(" three");
  expect(drawn).toEqual(["One two", "One two three"]);
});

it("draws what comes at once together, and all of it", () => {
  come(" two", " three", " four", " five");
  expect(pace.shown().text).toBe("One two");
  vi.advanceTimersByTime(60);
  expect(drawn).toEqual(["One two", "One two three four five"]);
  vi.advanceTimersByTime(1_000);
  expect(drawn).toHaveLength(2);
});

it("draws words that never stop coming once in a while", () => {
  for (let place = 0; place < 100; place += 1) {
    come(" word");
    vi.advanceTimersByTime(5);
  }
  expect(drawn.length).toBeGreaterThan(8);
  expect(drawn.length).toBeLessThan(12);
});

it("shows the end of a reply at once", () => {
  come(" two", " three");
  setStreaming({});
  expect(pace.shown()).toMatchObject({ messageId: "", text: "" });
  expect(drawn.at(-1)).toBe("");
});

it("shows at once that the connection is lost, with all that had come", () => {
  come(" two", " three");
  streamingState.isReconnecting = true;
  expect(pace.shown()).toMatchObject({ isReconnecting: true, text: "One two three" });
});

it("shows the reply as it stands once nobody looks any more", () => {
  come(" two", " three");
  end();
  expect(pace.shown().text).toBe("One two three");
});
