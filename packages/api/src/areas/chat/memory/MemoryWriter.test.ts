import { expect, it } from "vitest";
import type { Deps } from "../../../domain/deps.ts";
import { MemoryWriter } from "./MemoryWriter.ts";

it("does not query the database for a chat with too few messages", async () => {
  let failed = 0;
  const deps = {
    // Every query fails, which is logged.
    db: null,
    log: { warn: () => (failed += 1) },
    now: () => new Date(),
  } as unknown as Deps;
  const prompts = { memoryWindow: () => Promise.reject(new Error("Not expected.")) };
  const memoryWriter = new MemoryWriter(deps, prompts);
  const isQueried = async (...size: Parameters<MemoryWriter["scheduleFor"]>) => {
    failed = 0;
    memoryWriter.scheduleFor(...size);
    await memoryWriter.idle();
    return failed === 1;
  };
  expect(await isQueried("chat", { messages: 19, tokens: 4_000 })).toBe(false);
  expect(await isQueried("chat", { messages: 20, tokens: 100 })).toBe(true);
  expect(await isQueried("chat", { messages: 2, tokens: 4_001 })).toBe(true);
  expect(await isQueried("chat")).toBe(true);
  await memoryWriter.close();
});
