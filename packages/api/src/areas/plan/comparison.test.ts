import { afterEach, expect, it, vi } from "vitest";
import { freshPglite } from "../../testing/databases.ts";
import { testApp } from "../../testing/testApp.ts";
import { planArea } from "./routes.ts";

const MINUTE_MS = 60_000;

afterEach(() => void vi.restoreAllMocks());

it("the comparison with the payment provider is tried ten minutes after the start and every hour, until the stop", async () => {
  const { deps } = testApp(await freshPglite());
  let tries = 0;
  const compareDaily = async () => {
    tries += 1;
    return null;
  };
  // Nothing is awaited while the timers are replaced, so that no other part of the app gets one of these.
  const timers: { run: () => void; ms: number | undefined; handle: NodeJS.Timeout }[] = [];
  const setTimer = vi.spyOn(globalThis, "setTimeout").mockImplementation((run, ms) => {
    const handle = { unref: () => handle } as NodeJS.Timeout;
    timers.push({ run, ms, handle });
    return handle;
  });
  const area = planArea({ ...deps, billing: { ...deps.billing, compareDaily } });
  expect([timers.map(({ ms }) => ms), tries]).toEqual([[10 * MINUTE_MS], 0]);
  timers.at(-1)?.run();
  timers.at(-1)?.run();
  setTimer.mockRestore();
  expect([timers.map(({ ms }) => ms), tries]).toEqual([[10, 60, 60].map((count) => count * MINUTE_MS), 2]);

  const clearTimer = vi.spyOn(globalThis, "clearTimeout");
  await area.stop?.();
  expect(clearTimer).toHaveBeenCalledWith(timers.at(-1)?.handle);
});
