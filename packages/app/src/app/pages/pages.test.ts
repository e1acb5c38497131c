import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { HomePage } from "./HomePage.tsx";
import { waitForCode } from "./pages.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function isDone(waiting: Promise<void>): () => boolean {
  let done = false;
  void waiting.then(() => {
    done = true;
  });
  return () => done;
}

it("waits for the code of the first page, so that no progress bar is rendered before it", async () => {
  const code = Promise.withResolvers<typeof HomePage>();
  const done = isDone(waitForCode({ load: () => code.promise }));
  await vi.advanceTimersByTimeAsync(900);
  expect(done()).toBe(false);
  code.resolve(HomePage);
  await vi.advanceTimersByTimeAsync(0);
  expect(done()).toBe(true);
});

it("does not wait longer than a second, so that the progress bar is rendered", async () => {
  const done = isDone(waitForCode({ load: () => new Promise(() => undefined) }));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(done()).toBe(true);
});

it("does not wait when the code cannot be loaded, so that the error is rendered", async () => {
  const done = isDone(waitForCode({ load: () => Promise.reject(new Error("no connection")) }));
  await vi.advanceTimersByTimeAsync(0);
  expect(done()).toBe(true);
});
