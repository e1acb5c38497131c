import { fileURLToPath } from "node:url";
import { afterEach, expect, test } from "vitest";
import { LaunchFailure } from "./failure.ts";
import { answers, startPart, untilAnswers } from "./part.ts";
import { freePort } from "./ports.ts";
import { type ReadyPart, restartWhenSilent } from "./restartWhenSilent.ts";

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

interface WatchedOptions {
  /** The starts that fail, from 1. */
  readonly failedStarts?: readonly number[];
  readonly silentMs?: number;
}

/** A process that can hang, watched with short times. */
async function watched({ failedStarts = [], silentMs = 300 }: WatchedOptions = {}) {
  const url = `http://127.0.0.1:${await freePort()}/`;
  const file = fileURLToPath(new URL("./testing/hang.ts", import.meta.url));
  let times = 0;
  const start = (): ReadyPart => {
    times += 1;
    if (failedStarts.includes(times)) return failedPart;
    const part = startPart({ name: "test", file, args: [new URL(url).port], env: process.env });
    return { ...part, untilReady: () => untilAnswers(part, url, 20_000) };
  };
  const isAnswering = () => answers(url);
  const part = restartWhenSilent(start, { isAnswering, silentMs, checkMs: 50, retryMs: 50 });
  ends.push(() => part.stop());
  await part.untilReady();
  return {
    part,
    processId: async () => (await fetch(url)).text(),
    // This request is never answered.
    hang: () => void fetch(`${url}hang`).catch(() => undefined),
    times: () => times,
  };
}

const failedPart: ReadyPart = {
  name: "test",
  ended: Promise.resolve(),
  ending: () => "exit code 1",
  untilReady: () => Promise.reject(new LaunchFailure("The test part ended before it was ready.")),
  stop: () => Promise.resolve(),
  kill: () => undefined,
};

// Rule: silent-api-restarted
test("a part whose health check is silent is killed and started again", async () => {
  const { part, processId, hang } = await watched();
  const before = await processId();
  hang();
  await expect.poll(processId).not.toBe(before);
  expect(() => process.kill(Number(before), 0)).toThrow("ESRCH");
  expect(part.ending()).toBeNull();
});

test("a part that cannot start again, for example on a full disk, is tried until it can", async () => {
  const { part, processId, hang, times } = await watched({ failedStarts: [2, 3] });
  const before = await processId();
  hang();
  await expect.poll(processId).not.toBe(before);
  expect([part.ending(), times()]).toEqual([null, 4]);
});

test("a part that ends by itself is not started again", async () => {
  // Longer than this process waits for the processor: otherwise the part could be silent before its end is known.
  const { part, processId, times } = await watched({ silentMs: 60_000 });
  process.kill(Number(await processId()), "SIGTERM");
  await part.ended;
  expect([part.ending(), times()]).toEqual(["signal SIGTERM", 1]);
});

test("a part that misses some checks and then answers is left alone", async () => {
  let checks = 0;
  const { promise: done, resolve } = Promise.withResolvers<void>();
  let starts = 0;
  const start = () => {
    starts += 1;
    const part = { name: "test", ended: new Promise<void>(() => {}), ending: () => null };
    return { ...part, untilReady: async () => {}, stop: async () => {}, kill: () => {} };
  };
  const isAnswering = async () => {
    checks += 1;
    if (checks === 40) resolve();
    return checks % 4 === 0;
  };
  const part = restartWhenSilent(start, { isAnswering, silentMs: 10_000, checkMs: 1 });
  ends.push(() => part.stop());
  await part.untilReady();
  await done;
  expect(starts).toBe(1);
});
