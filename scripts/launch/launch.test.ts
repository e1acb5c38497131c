import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test } from "vitest";
import { LaunchFailure } from "./failure.ts";
import { startPart, untilAnswers } from "./part.ts";
import { freePort, portFrom, requireFreePorts } from "./ports.ts";

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

test("a port in use is one line that names the variable to change", async () => {
  const port = await listen();
  await expect(requireFreePorts([{ part: "API", port, variable: "API_PORT" }])).rejects.toThrow(
    `Port ${port} (API) is already in use; choose another with API_PORT=<port>.`,
  );
});

test("two parts on one port is one line that names both variables", async () => {
  const port = await freePort();
  const wanted = [
    { part: "app", port, variable: "APP_PORT" },
    { part: "API", port, variable: "API_PORT" },
  ];
  await expect(requireFreePorts(wanted)).rejects.toThrow(`APP_PORT and API_PORT are both ${port}`);
});

test.each(["0", "65536", "eighty", "80.5", "-1"])("%s is not a port", (text) => {
  expect(() => portFrom({ API_PORT: text }, "API_PORT", 8787)).toThrow(LaunchFailure);
});

test("a port is parsed, and an empty variable counts as unset", () => {
  expect(portFrom({ API_PORT: "8080" }, "API_PORT", 8787)).toBe(8080);
  expect(portFrom({ API_PORT: "" }, "API_PORT", 8787)).toBe(8787);
});

test("a part that ends before it is ready is a failure, at once", async () => {
  const file = fixture("absent.ts");
  const part = startPart({ name: "test", file, env: process.env, output: () => null });
  await expect(untilAnswers(part, "http://127.0.0.1:1/", 20_000)).rejects.toThrow(
    "The test part ended before it was ready (exit code 1).",
  );
});

// Rule: serve-command
test("a part whose output is unchanged prints its lines without its name", async () => {
  const launcher = await launch(await freePort(), "unchanged");
  launcher.kill("SIGTERM");
  await exitCode(launcher);
  expect(outputOf(launcher)).toMatch(/^listening on \d+$/m);
});

test("a part that does not exit is killed when its own time is over", async () => {
  const port = await freePort();
  const args = [String(port), "ignore SIGTERM"];
  const part = startPart({ name: "test", file: fixture("listen.ts"), args, env: process.env, graceMs: 50 });
  await untilAnswers(part, `http://127.0.0.1:${port}/`, 20_000);
  await part.stop();
  expect(part.ending()).toBe("signal SIGKILL");
});

test.each(["SIGINT", "SIGTERM"] as const)("%s ends the parts and is a success", async (signal) => {
  const port = await freePort();
  const launcher = await launch(port);
  launcher.kill(signal);
  expect(await exitCode(launcher)).toBe(0);
  expect(await answers(port)).toBe(false);
});

test("a part ends when the launcher was killed", async () => {
  const port = await freePort();
  const launcher = await launch(port);
  expect(await answers(port)).toBe(true);
  launcher.kill("SIGKILL");
  await exitCode(launcher);
  await expect.poll(() => answers(port)).toBe(false);
});

async function listen(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  ends.push(() => server.close());
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
}

const outputs = new Map<ChildProcess, string>();
const outputOf = (launcher: ChildProcess) => outputs.get(launcher) ?? "";

async function launch(port: number, ...args: readonly string[]): Promise<ChildProcess> {
  const launcher = spawn(process.execPath, [fixture("launch.ts"), String(port), ...args], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  ends.push(() => launcher.kill("SIGKILL"));
  await new Promise<void>((resolve) => {
    launcher.stdout.on("data", (chunk: Buffer) => {
      outputs.set(launcher, outputOf(launcher) + chunk.toString());
      if (/^ready$/m.test(outputOf(launcher))) resolve();
    });
  });
  return launcher;
}

function exitCode(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.once("close", resolve));
}

async function answers(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/`).then(
    ({ ok }) => ok,
    () => false,
  );
}

function fixture(name: string): string {
  return fileURLToPath(new URL(`./testing/${name}`, import.meta.url));
}
