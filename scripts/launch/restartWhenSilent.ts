import { setTimeout as delay } from "node:timers/promises";
import { LaunchFailure } from "./failure.ts";
import { type Part, say } from "./part.ts";

/** A part that says when it is ready. */
export interface ReadyPart extends Part {
  /** @param withinMs The time after which it throws a LaunchFailure. @default chosen by the part */
  untilReady(withinMs?: number): Promise<void>;
}

/** Milliseconds for a part to be ready again. Nothing is left to migrate then, so a longer start hangs. */
const START_AGAIN_MS = 180_000;

interface Watch {
  /** Whether the part answers its health check now. */
  readonly isAnswering: () => Promise<boolean>;
  /** Milliseconds without an answer after which the part is started again. @default 30_000 */
  readonly silentMs?: number;
  /** Milliseconds between two checks, and before another start after a failed one. @default 2_000, 30_000 */
  readonly checkMs?: number;
  readonly retryMs?: number;
}

/**
 * Starts a part. Once it was ready, it is killed and started again when its health check has not been answered for 30 s: the
 * embedded database can hang, for example on a full disk. A part that ends by itself is not started again.
 */
export function restartWhenSilent(start: () => ReadyPart, watch: Watch): ReadyPart {
  const { isAnswering, silentMs = 30_000, checkMs = 2_000, retryMs = 30_000 } = watch;
  const stopping = new AbortController();
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  let isRestarting = false;
  let watching: Promise<void> | undefined;
  let current = begin();

  function begin(): ReadyPart {
    const part = start();
    void part.ended.then(() => {
      // A part that was killed by this watch is replaced.
      if (part === current && !isRestarting) end();
    });
    return part;
  }

  async function restart(): Promise<void> {
    isRestarting = true;
    say("mimi", `the ${current.name} part has not answered for ${silentMs / 1000} s; starting it again`);
    current.kill();
    await current.ended;
    while (!stopping.signal.aborted && !(await startsAgain())) await pause(retryMs);
    isRestarting = false;
  }

  async function startsAgain(): Promise<boolean> {
    current = begin();
    try {
      await current.untilReady(START_AGAIN_MS);
      say("mimi", `the ${current.name} part answers again`);
      return true;
    } catch (error) {
      if (!(error instanceof LaunchFailure)) throw error;
      if (!stopping.signal.aborted) say("mimi", `${error.message} Trying again in ${retryMs / 1000} s.`);
      current.kill();
      await current.ended;
      return false;
    }
  }

  async function watchHealth(): Promise<void> {
    let answeredAt = performance.now();
    while (!stopping.signal.aborted && current.ending() === null) {
      await pause(checkMs);
      if (await isAnswering()) answeredAt = performance.now();
      else if (performance.now() - answeredAt >= silentMs && current.ending() === null) {
        await restart();
        answeredAt = performance.now();
      }
    }
  }

  function pause(ms: number): Promise<void> {
    return delay(ms, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
  }

  return {
    name: current.name,
    ended,
    ending: () => (isRestarting ? null : current.ending()),
    untilReady: async () => {
      await current.untilReady();
      watching ??= watchHealth();
    },
    kill: () => current.kill(),
    stop: async () => {
      stopping.abort();
      await current.stop();
      await watching;
      // Ends a part that was started during the stop.
      await current.stop();
    },
  };
}
