import { type ChildProcess, spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { apiNodeOptions } from "../../scripts/launch/api.ts";
import { root } from "../../scripts/launch/settings.ts";

const START_MS = 300_000;

/** A server in its own process, so that its costs are separate from those of the measurement. */
export interface Server {
  readonly origin: string;
  /** Milliseconds from the command to listening. */
  readonly startMs: number;
  /** Milliseconds of processor time so far, in all its threads. */
  cpuMs(): number;
  /** Bytes of memory in use. */
  memory(): number;
  end(): Promise<void>;
}

/**
 * Starts the API as in production: the bundle of `npm run build api`, with its Node options.
 * `API_NODE_OPTIONS="--cpu-prof --cpu-prof-dir=..."` in the environment records a profile.
 */
export function startApi(environment: Readonly<Record<string, string>>): Promise<Server> {
  return startServer(join(root, "packages/api/dist/main.js"), {
    ...{ API_PORT: "0", RATE_LIMITS: "off", LOG_LEVEL: "silent" },
    // Accepts unsigned tokens. No emulator is running.
    FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9",
    NODE_OPTIONS: [...apiNodeOptions, process.env.API_NODE_OPTIONS ?? ""].join(" "),
    ...environment,
  });
}

/** Starts a program that prints `listening <address>`. */
export async function startServer(
  file: string,
  environment: Readonly<Record<string, string>>,
): Promise<Server> {
  const { PATH = "", HOME = "" } = process.env;
  const began = performance.now();
  const child = spawn(process.execPath, [file], {
    env: { PATH, HOME, ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const origin = await listening(child);
  const startMs = performance.now() - began;
  const { pid = 0 } = child;
  return {
    origin,
    startMs,
    cpuMs: () => cpuOf(pid),
    memory: () => {
      const kib = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
      return Number(kib) * 1024;
    },
    end: () =>
      new Promise((resolve) => {
        child.once("exit", () => resolve());
        child.kill("SIGTERM");
      }),
  };
}

/** Milliseconds of processor time so far of the PostgreSQL server behind an address, of all connections that are open. */
export function databaseCpuMs(url: string): number {
  const folder = new URL(url).searchParams.get("host") ?? "";
  const [postmaster = ""] = readFileSync(join(folder, "data/postmaster.pid"), "utf8").split("\n");
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, "utf8").trim().split(" ");
  return children.reduce((sum, pid) => sum + cpuOf(Number(pid)), 0);
}

function cpuOf(pid: number): number {
  const tasks = `/proc/${pid}/task`;
  const used = readdirSync(tasks).map((task) => {
    const [nanoseconds = "0"] = readFileSync(`${tasks}/${task}/schedstat`, "utf8").split(" ");
    return Number(nanoseconds);
  });
  return used.reduce((sum, one) => sum + one, 0) / 1e6;
}

function listening(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => child.kill("SIGKILL"), START_MS);
    child.once("exit", (code) => reject(new Error(`A server of the benchmarks ended with ${code}.`)));
    if (!child.stdout) return;
    createInterface(child.stdout).on("line", (line) => {
      const address = /^listening (http:\S+)$/.exec(line)?.[1];
      if (!address) return;
      clearTimeout(timer);
      resolve(address);
    });
  });
}
