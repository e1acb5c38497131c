import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { routes } from "@mimi/contract";
import { UnsecuredJWT } from "jose";
import { packageFolder } from "../config/packageFolder.ts";
import { goodClaims } from "./identityTokens.ts";
import { programFile } from "./programs.ts";
import { callBy, requestFor, parseAnswer, type TestApp } from "./testApp.ts";

const START_MS = 60_000;

const running = new Set<ChildProcess>();
process.once("exit", killAll);

/** Ends processes that a failed test left running. */
export function killAll(): void {
  for (const child of running) child.kill("SIGKILL");
}

/** The API in its own process, which can be stopped and killed. */
export interface ApiProcess extends Pick<TestApp, "send" | "call" | "signIn"> {
  /** Its address, without a trailing slash. */
  readonly origin: string;
  readonly pid: number;
  /** Sends a signal, and resolves to the exit code: null when the signal ended the process. */
  end(signal: "SIGTERM" | "SIGKILL"): Promise<number | null>;
}

/**
 * Starts the API and waits until it listens. It accepts unsigned tokens, and has no rate limits. `launcher` is a command that
 * replaces itself by the one after it.
 */
export async function startApi(
  environment: Readonly<Record<string, string>>,
  launcher: readonly string[] = [],
): Promise<ApiProcess> {
  const { PATH = "", HOME = "", NODE_COMPILE_CACHE = "", TEST_CLOCK_AHEAD_MS = "" } = process.env;
  const clock = join(packageFolder, "src/testing/clock.ts");
  const node = [process.execPath, "--import", clock, programFile("server/main")];
  const [command = "", ...args] = [...launcher, ...node];
  const child = spawn(command, args, {
    env: {
      ...{ PATH, HOME, NODE_COMPILE_CACHE, TEST_CLOCK_AHEAD_MS },
      ...{ API_PORT: "0", RATE_LIMITS: "off", LOG_LEVEL: "silent" },
      FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9",
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  void ended.then(() => running.delete(child));
  const origin = await listening(child, ended);
  const { send, call } = clientOf(origin);
  return {
    origin,
    pid: child.pid ?? 0,
    send,
    call,
    signIn: async (name) => {
      const claims = { ...goodClaims(), sub: `sub-${name}`, email: `${name}@example.org` };
      const options = { headers: { Authorization: `Bearer ${new UnsecuredJWT(claims).encode()}` } };
      const session = (await parseAnswer<string>(await send(routes.createCookie, {}, options))).data;
      await call(routes.nameUser, { user_name: name }, { session });
      return session;
    },
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}

/** Calls the API at an address: of a process, or of a proxy. */
export function clientOf(origin: string): Pick<TestApp, "send" | "call"> {
  const send: TestApp["send"] = (route, input = {}, options = {}) =>
    fetch(requestFor(origin, route, input, options));
  return { send, call: callBy(send) };
}

async function listening(child: ChildProcess, ended: Promise<number | null>): Promise<string> {
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (data: Buffer) => output.push(data.toString()));
  const address = new Promise<string>((resolve) => {
    if (!child.stdout) return;
    createInterface(child.stdout).on("line", (line) => {
      const found = /^listening (http:\S+)$/.exec(line)?.[1];
      if (found) resolve(found);
    });
  });
  const timer = setTimeout(() => child.kill("SIGKILL"), START_MS);
  const first = await Promise.race([address, ended]);
  clearTimeout(timer);
  if (typeof first === "string") return first;
  throw new Error(`The API did not start: ${output.join("")}`);
}
