import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test, vi } from "vitest";

const script = fileURLToPath(new URL("testing/hangingRun.ts", import.meta.url));

test.concurrent.each([
  ["SIGINT", 130],
  ["SIGTERM", 143],
  ["SIGHUP", 129],
] as const)("%s ends every process of the run and removes its folder", async (signal, exitCode) => {
  const run = await startHanging();
  run.process.kill(signal);
  expect(await run.ended).toBe(exitCode);
  await expectNothingLeft(run);
});

test.concurrent("a crash of the runner ends every process of the run and removes its folder", async () => {
  const run = await startHanging();
  run.process.kill("SIGUSR2");
  expect(await run.ended).toBe(1);
  expect(run.output()).toContain("crash of the runner");
  await expectNothingLeft(run);
});

async function startHanging() {
  const child = spawn(process.execPath, [script], { stdio: ["ignore", "pipe", "pipe"] });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      text += chunk.toString();
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const found = await vi.waitFor(
    () => {
      const match = /started (\d+) in (\S+)/.exec(text);
      if (!match) throw new Error(`Not started:\n${text}`);
      return match;
    },
    { timeout: 30_000, interval: 50 },
  );
  const grandchild = Number(found[1]);
  const folder = found[2] ?? "";
  expect(isRunning(grandchild)).toBe(true);
  expect(existsSync(folder)).toBe(true);
  return { process: child, ended, output: () => text, grandchild, folder };
}

async function expectNothingLeft({
  grandchild,
  folder,
}: {
  grandchild: number;
  folder: string;
}): Promise<void> {
  await vi.waitFor(() => expect(isRunning(grandchild)).toBe(false), { timeout: 10_000, interval: 50 });
  expect(existsSync(folder)).toBe(false);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    // There is no such process.
    return false;
  }
}
