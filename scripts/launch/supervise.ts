import { LaunchFailure } from "./failure.ts";
import { type Part, say } from "./part.ts";

/** Anything that must be ended with the product; parts also say when they end by themselves. */
export type Stoppable = Pick<Part, "stop"> & Partial<Pick<Part, "name" | "ended" | "ending">>;

/**
 * Boots the product and keeps it running until Ctrl-C, SIGTERM or the end of a part, then ends all parts, the last
 * one booted first. Returns after a person's wish to stop.
 * @param boot registers each part as soon as it is started, and returns when all are ready
 * @throws LaunchFailure when a part does not come up or ends by itself
 */
export async function supervise(
  boot: (own: <T extends Stoppable>(part: T) => T) => Promise<void>,
): Promise<void> {
  const parts: Stoppable[] = [];
  const asked = new Promise<void>((resolve) => {
    // npm passes a Ctrl-C on that the terminal has already delivered: later ones change nothing.
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => resolve());
    whenOrphaned(resolve);
  });
  const booted = boot((part) => {
    parts.push(part);
    return part;
  });
  try {
    const how = await Promise.race([asked.then(() => "asked"), booted]);
    if (how !== "asked") await Promise.race([asked, ...parts.map(failWhenEnded)]);
  } finally {
    say("mimi", "stopping");
    await Promise.all(parts.reverse().map((part) => part.stop()));
    await booted.catch(() => undefined);
    // Parts that a stop in the middle of the boot found not yet started.
    await Promise.all(parts.map((part) => part.stop()));
  }
}

// A kill -9 of npm does not reach us: we notice that we have another parent.
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
