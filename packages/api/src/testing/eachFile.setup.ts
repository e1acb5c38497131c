import "./clock.ts";
import "./refuseSelfComparison.ts";
import { afterAll, vi } from "vitest";
import { closeOpen } from "./databases.ts";

afterAll(async () => {
  // Files share their modules, and the clock: one that failed must not leave a stopped clock to the next.
  vi.useRealTimers();
  await closeOpen();
});
