import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { freshState } from "../../../testing/freshState.ts";
import { streamingState } from "../engine/chat.store.ts";
import { setStreaming } from "../engine/stream.actions.ts";
import { StreamThrottle } from "./StreamThrottle.ts";

let throttle: StreamThrottle;
let unsubscribe: () => void;
/** The texts that were rendered. */
let rendered: string[];

beforeEach(() => {
  vi.useFakeTimers();
  freshState();
  throttle = new StreamThrottle();
  rendered = [];
  unsubscribe = throttle.subscribe(() => rendered.push(throttle.shown().text));
  setStreaming({ messageId: "reply", text: "One" });
  rendered = [];
});

afterEach(() => {
  unsubscribe();
  vi.useRealTimers();
});

function receive(...words: readonly string[]): void {
  for (const word of words) streamingState.text += word;
}

it("renders text at once when none arrived just before", () => {
  receive(" two");
  vi.advanceTimersByTime(60);
  receive(" three");
  expect(rendered).toEqual(["One two", "One two three"]);
});

it("renders text that arrives at once together, and all of it", () => {
  receive(" two", " three", " four", " five");
  expect(throttle.shown().text).toBe("One two");
  vi.advanceTimersByTime(60);
  expect(rendered).toEqual(["One two", "One two three four five"]);
  vi.advanceTimersByTime(1_000);
  expect(rendered).toHaveLength(2);
});

it("renders a continuous stream about once per interval", () => {
  for (let place = 0; place < 100; place += 1) {
    receive(" word");
    vi.advanceTimersByTime(5);
  }
  expect(rendered.length).toBeGreaterThan(8);
  expect(rendered.length).toBeLessThan(12);
});

it("renders the end of a reply at once", () => {
  receive(" two", " three");
  setStreaming({});
  expect(throttle.shown()).toMatchObject({ messageId: "", text: "" });
  expect(rendered.at(-1)).toBe("");
});

it("renders a lost connection at once, with all text so far", () => {
  receive(" two", " three");
  streamingState.isReconnecting = true;
  expect(throttle.shown()).toMatchObject({ isReconnecting: true, text: "One two three" });
});

it("returns the current text without a subscriber", () => {
  receive(" two", " three");
  unsubscribe();
  expect(throttle.shown().text).toBe("One two three");
});

it("renders for all who subscribed, from the same text on until the last one leaves", () => {
  const others: string[] = [];
  const leave = throttle.subscribe(() => others.push(throttle.read()));
  receive(" two", " three", " four");
  vi.advanceTimersByTime(60);
  expect(others).toEqual(["One two", "One two three four"]);
  expect(rendered).toEqual(others);
  unsubscribe();
  vi.advanceTimersByTime(60);
  receive(" five");
  expect(others.at(-1)).toBe("One two three four five");
  expect(rendered).toHaveLength(2);
  leave();
  receive(" six");
  vi.advanceTimersByTime(60);
  expect(others).toHaveLength(3);
});
