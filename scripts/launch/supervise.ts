import { LaunchFailure } from "./failure.ts";
import { type Part, say } from "./part.ts";

/** Something that must be ended with the product. */
export type Stoppable = Pick<Part, "stop"> & Partial<Pick<Part, "name" | "ended" | "ending">>;

/**
 * Boots the product, waits for Ctrl-C, SIGTERM or the end of a part, then ends all parts in reverse order. Returns after Ctrl-C or
 * SIGTERM.
 * @param boot registers each part as soon as it is started, and returns when all are ready
 * @throws LaunchFailure when a part does not start or ends by itself
 */
export async function supervise(
  boot: (own: <T extends Stoppable>(part: T) => T) => Promise<void>,
): Promise<void> {
  const parts: Stoppable[] = [];
  const stopRequested = new Promise<void>((resolve) => {
    // npm sends a second SIGINT for the same Ctrl-C, which is ignored.
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => resolve());
    whenOrphaned(resolve);
  });
  const booted = boot((part) => {
    parts.push(part);
    return part;
  });
  try {
    const how = await Promise.race([stopRequested.then(() => "stop"), booted]);
    if (how !== "stop") await Promise.race([stopRequested, ...parts.map(failWhenEnded)]);
  } finally {
    say("mimi", "stopping");
    await Promise.all(parts.reverse().map((part) => part.stop()));
    await booted.catch(() => undefined);
    // Ends parts that were started after a stop during the boot.
    await Promise.all(parts.map((part) => part.stop()));
  }
}

// A kill -9 of npm sends us no signal, so we check whether the parent process has changed.
function whenOrphaned(then: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) then();
  }, 1_000).unref();
}

async function failWhenEnded({ name, ended, ending }: Stoppable): Promise<never> {
  await (ended ?? new Promise(() => {}));
  throw new LaunchFailure(`The ${name} part ended by itself (${ending?.()}).`);
}
