import { expect, it } from "vitest";
import type { Deps } from "../../../domain/deps.ts";
import { readSettings } from "../../../config/settings.ts";
import { MemoryWriter } from "./MemoryWriter.ts";

it("does not ask the database about a chat in which too little was said", async () => {
  let failed = 0;
  const deps = {
    // Whoever asks it anything fails, and says so.
    db: null,
    log: { warn: () => (failed += 1) },
    settings: readSettings({}),
    now: () => new Date(),
  } as unknown as Deps;
  const remembering = new MemoryWriter(deps);
  const considered = async (...said: Parameters<MemoryWriter["scheduleFor"]>) => {
    failed = 0;
    remembering.scheduleFor(...said);
    await remembering.idle();
    return failed === 1;
  };
  expect(await considered("chat", { messages: 19, tokens: 4_000 })).toBe(false);
  expect(await considered("chat", { messages: 20, tokens: 100 })).toBe(true);
  expect(await considered("chat", { messages: 2, tokens: 4_001 })).toBe(true);
  expect(await considered("chat")).toBe(true);
  await remembering.close();
});
