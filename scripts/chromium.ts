import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "playwright";
import { LaunchFailure } from "./launch/failure.ts";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** Flags that make Chromium's tests quiet and repeatable; root (as in containers) has no sandbox to use. */
export const chromiumFlags: readonly string[] = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The Chromium to test with: CHROMIUM_PATH, one on the PATH, or Playwright's own; undefined when there is none. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env.CHROMIUM_PATH) return isProgram(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : undefined;
  const folders = (env.PATH ?? "").split(delimiter).filter(Boolean);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
  if (onPath) return onPath;
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

/**
 * Finds Chromium, installing it when there is none: with apt as root, else Playwright's own.
 * Throws a LaunchFailure with one line when it can be neither found nor installed.
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  if (process.env.CHROMIUM_PATH) {
    throw new LaunchFailure(`CHROMIUM_PATH is ${process.env.CHROMIUM_PATH}, where there is no program.`);
  }
  process.stdout.write("No Chromium found; installing one for the tests.\n");
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    // Another package manager at work is waited for, not fought with.
    const wait = ["-o", "DPkg::Lock::Timeout=120"];
    run("apt-get", [...wait, "update", "-q"]);
    run("apt-get", [...wait, "install", "-q", "-y", "--no-install-recommends", "chromium"]);
  }
  if (!findChromium()) run("npx", ["--no-install", "playwright", "install", "chromium"]);
  const installed = findChromium();
  if (installed) return installed;
  throw new LaunchFailure(
    "The tests need Chromium and it could not be installed: install it and set CHROMIUM_PATH to its program.",
  );
}

function run(command: string, args: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const { status, stderr } = spawnSync(command, args, {
    env,
    stdio: ["ignore", "ignore", "pipe"],
    encoding: "utf8",
  });
  if (status !== 0)
    process.stderr.write(`${command} failed: ${(stderr ?? "").trim().split("\n").at(-1) ?? ""}\n`);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    // Absent or not executable: not a program, which is all that is asked.
    return false;
  }
}
