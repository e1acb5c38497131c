import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { startAuthEmulator } from "./authEmulator.ts";
import { freePort } from "./ports.ts";

const dataDir = mkdtempSync(join(tmpdir(), "mimi-emulator-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test("the emulator is ready only when it says so, because it answers before it has the accounts of the last run", async () => {
  const program = fileURLToPath(new URL("./testing/emulator.ts", import.meta.url));
  const emulator = await startAuthEmulator(
    { port: await freePort(), dataDir, projectId: "demo-mimi" },
    program,
  );
  try {
    await expect(emulator.untilReady()).resolves.toBeUndefined();
  } finally {
    await emulator.stop();
  }
});
