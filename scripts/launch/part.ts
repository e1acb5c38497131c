import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import { LaunchFailure } from "./failure.ts";

const GRACE_MS = 20_000;

/** The settings of one part (process) of the product. */
export interface PartPlan {
  /** Shown in front of each of its log lines. */
  readonly name: string;
  /** A JavaScript or TypeScript file for Node. */
  readonly file: string;
  readonly args?: readonly string[];
  /** Options of Node's own. */
  readonly nodeOptions?: readonly string[];
  readonly cwd?: string;
  readonly env: NodeJS.ProcessEnv;
  /**
   * Formats a line that the part prints, to be shown after its name; null drops the line. `unchanged`: the part prints to the
   * output of this process itself. @default every line as it is
   */
  readonly output?: "unchanged" | ((text: string) => string | null);
  /** Milliseconds for the part to exit before it is killed. @default 20_000 */
  readonly graceMs?: number;
}

/** A running part. */
export interface Part {
  readonly name: string;
  /** Resolves when the process has ended, for any reason. Never rejects. */
  readonly ended: Promise<void>;
  /** How it ended: `exit code 1`, `signal SIGKILL`; null while it runs. */
  ending(): string | null;
  /** Sends SIGTERM, and SIGKILL to a part that does not exit in time. */
  stop(): Promise<void>;
  /** Sends SIGKILL, for a process that does not react any more. */
  kill(): void;
}

/** Starts a part in its own process group, so that Ctrl-C reaches only the launcher, which ends the parts in order. */
export function startPart(plan: PartPlan): Part {
  const exitWithLauncher = new URL("./exitWithLauncher.ts", import.meta.url).href;
  const output = plan.output === "unchanged" ? "inherit" : "pipe";
  const child = spawn(
    process.execPath,
    ["--import", exitWithLauncher, ...(plan.nodeOptions ?? []), plan.file, ...(plan.args ?? [])],
    {
      cwd: plan.cwd,
      env: plan.env,
      detached: true,
      stdio: ["ignore", output, output, "ipc"],
    },
  );
  showLines(child, plan);
  let ending: string | null = null;
  const ended = new Promise<void>((resolve) => {
    child.once("error", (error) => {
      ending = error.message;
      resolve();
    });
    child.once("close", (code, signal) => {
      ending ??= signal ? `signal ${signal}` : `exit code ${code}`;
      resolve();
    });
  });
  const stop = async () => {
    if (ending !== null) return;
    child.kill("SIGTERM");
    const timer = setTimeout(() => child.kill("SIGKILL"), plan.graceMs ?? GRACE_MS);
    await ended;
    clearTimeout(timer);
  };
  return { name: plan.name, ended, ending: () => ending, stop, kill: () => void child.kill("SIGKILL") };
}

/** Waits until an address answers 200. Throws a {@link LaunchFailure} when the part ends first or takes too long. */
export async function untilAnswers(part: Part, url: string, withinMs: number): Promise<void> {
  const deadline = performance.now() + withinMs;
  while (performance.now() < deadline) {
    const how = part.ending();
    if (how !== null) throw new LaunchFailure(`The ${part.name} part ended before it was ready (${how}).`);
    if (await answers(url)) return;
    await Promise.race([delay(100), part.ended]);
  }
  throw new LaunchFailure(`The ${part.name} part was not ready within ${withinMs / 1000} s (${url}).`);
}

/** Prints a line with the name of its part. */
export function say(name: string, text: string): void {
  process.stdout.write(`${`[${name}]`.padEnd(10)} ${text}\n`);
}

/** Whether an address answers 200 within two seconds. */
export async function answers(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await answer.body?.cancel();
    return answer.status === 200;
  } catch {
    // Nothing listens, or nothing answers.
    return false;
  }
}

function showLines({ stdout, stderr }: ChildProcess, { name, output }: PartPlan): void {
  for (const stream of [stdout, stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on("line", (text) => {
      const shown = typeof output === "function" ? output(text) : text;
      if (shown !== null && shown.trim() !== "") say(name, shown);
    });
  }
}
