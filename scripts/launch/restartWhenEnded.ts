import { setTimeout as delay } from "node:timers/promises";
import { say } from "./part.ts";
import type { ReadyPart } from "./restartWhenSilent.ts";
import type { Stoppable } from "./supervise.ts";

/** The pauses before a part is started again. */
export interface Backoff {
  /** Milliseconds before the first restart, and at most; each pause is twice as long. @default 1_000, 60_000 */
  readonly firstMs?: number;
  readonly mostMs?: number;
  /** Milliseconds of running after which the pauses begin again. @default 60_000 */
  readonly stableMs?: number;
}

/** A part whose end does not end the product. */
export type LastingPart = Pick<Stoppable, "stop"> & Pick<ReadyPart, "untilReady">;

/** Starts a part. Once it was ready, it is started again whenever it ends, after a pause. */
export function restartWhenEnded(start: () => ReadyPart, backoff: Backoff = {}): LastingPart {
  const { firstMs = 1_000, mostMs = 60_000, stableMs = 60_000 } = backoff;
  const stopping = new AbortController();
  let current = start();
  let watching: Promise<void> | undefined;

  async function watch(): Promise<void> {
    let pauseMs = firstMs;
    while (!stopping.signal.aborted) {
      const began = performance.now();
      await current.ended;
      if (stopping.signal.aborted) return;
      if (performance.now() - began >= stableMs) pauseMs = firstMs;
      say(
        "mimi",
        `the ${current.name} part ended (${current.ending()}); starting it again in ${seconds(pauseMs)}`,
      );
      await delay(pauseMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      pauseMs = Math.min(mostMs, pauseMs * 2);
      current = start();
    }
  }

  return {
    untilReady: async () => {
      await current.untilReady();
      watching ??= watch();
    },
    stop: async () => {
      stopping.abort();
      await current.stop();
      await watching;
    },
  };
}

function seconds(ms: number): string {
  return `${ms / 1_000} s`;
}
