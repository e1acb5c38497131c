import { setTimeout as delay } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ReadyPart } from "./restartWhenSilent.ts";
import { restartWhenEnded } from "./restartWhenEnded.ts";

const printed: string[] = [];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
  vi.spyOn(process.stdout, "write").mockImplementation((text) => printed.push(String(text)) > 0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  printed.splice(0);
});

interface TestPart extends ReadyPart {
  /** Ends it as a crash does. */
  crash(): void;
}

function newPart(): TestPart {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  let ending: string | null = null;
  const crash = () => {
    ending = "signal SIGSEGV";
    end();
  };
  const stop = async () => crash();
  return { name: "model", ended, ending: () => ending, untilReady: async () => {}, kill: crash, stop, crash };
}

/** A part that is restarted, and the parts that were started for it. */
function lasting(backoff = { firstMs: 1, mostMs: 4, stableMs: 60_000 }) {
  const parts: TestPart[] = [];
  const part = restartWhenEnded(() => {
    const started = newPart();
    parts.push(started);
    return started;
  }, backoff);
  const crash = async () => {
    const count = parts.length;
    parts.at(-1)?.crash();
    await expect.poll(() => parts).toHaveLength(count + 1);
  };
  const pauses = () => printed.map((line) => Number(/in ([\d.]+) s/.exec(line)?.[1]) * 1_000);
  return { part, parts, crash, pauses };
}

// Rule: model-own-process
test("a part that ends is started again, after pauses that grow up to a limit", async () => {
  const { part, crash, pauses } = lasting();
  await part.untilReady();
  for (let count = 0; count < 4; count += 1) await crash();
  expect(pauses()).toEqual([1, 2, 4, 4]);
  expect(printed[0]).toContain("the model part ended (signal SIGSEGV); starting it again in 0.001 s");
  await part.stop();
});

test("after a stable time the pauses begin again", async () => {
  const { part, crash, pauses } = lasting();
  await part.untilReady();
  await crash();
  await crash();
  vi.advanceTimersByTime(60_000);
  await crash();
  expect(pauses()).toEqual([1, 2, 1]);
  await part.stop();
});

test("a part that ends before it was ready is not started again", async () => {
  const { parts } = lasting();
  parts[0]?.crash();
  await delay(10);
  expect(parts).toHaveLength(1);
});

test("a part that was stopped is not started again, also in a pause", async () => {
  const { part, parts } = lasting();
  await part.untilReady();
  await part.stop();
  expect([parts.length, printed.length]).toEqual([1, 0]);
  const other = lasting({ firstMs: 60_000, mostMs: 60_000, stableMs: 60_000 });
  await other.part.untilReady();
  other.parts[0]?.crash();
  await expect.poll(() => printed).toHaveLength(1);
  await other.part.stop();
  expect(other.parts).toHaveLength(1);
});
