import { ErrorCode } from "@mimi/contract";
import { lt } from "drizzle-orm";
import type { Logger } from "pino";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";
import type { Rate, RateName, Rates } from "../../config/rateLimitSettings.ts";
import type { Database, OpenDatabase } from "../../db/Database.ts";
import type { Metrics } from "../../metrics/Metrics.ts";
import { rateLimit } from "../../db/schema/limits.ts";
import { ApiError } from "../../shared/errors/ApiError.ts";
import { sha256 } from "../../shared/ids.ts";

/** Milliseconds between two lines of the log about calls that the database did not count. */
const LOG_MS = 60_000;

/** One limit. */
interface Limiter {
  /** Counts for all processes; null on the embedded database. */
  readonly shared: RateLimiterAbstract | null;
  readonly ofThisProcess: RateLimiterAbstract;
}

/**
 * Rate limits per user or network, in windows of time. On PostgreSQL all processes count together: one statement for each
 * call, and none for a caller that this process has refused until the window ends. While the database does not answer, each
 * process counts for itself. On the embedded database there is one process, which counts in its memory.
 */
export class RateLimits {
  readonly #limiters: ReadonlyMap<RateName, Limiter>;
  readonly #onFallback: (error: unknown) => void;

  /** With `rates: null` no call is refused, for load tests. `onFallback` is called for each call that only this process counts. */
  constructor({
    rates,
    pool = null,
    onFallback = () => undefined,
  }: {
    readonly rates: Rates | null;
    readonly pool?: OpenDatabase["pool"];
    readonly onFallback?: (error: unknown) => void;
  }) {
    this.#limiters = new Map(
      Object.entries(rates ?? {}).map(([name, rate]) => [name as RateName, limiterOf(rate, pool)]),
    );
    this.#onFallback = onFallback;
  }

  /**
   * Counts a call, or several for a large one. Throws 42901 when the window has too few left. A call that is larger than
   * the limit needs a whole window.
   */
  async consume(name: RateName, caller: string, calls = 1): Promise<void> {
    const limiter = this.#limiters.get(name);
    if (!limiter) return;
    // The database has no id and no address of a caller.
    const key = sha256(`${name} ${caller}`);
    const points = Math.min(calls, limiter.ofThisProcess.points);
    try {
      await this.#count(limiter, key, points);
    } catch (error) {
      throw error instanceof RateLimiterRes ? rateLimited(Math.ceil(error.msBeforeNext / 1000)) : error;
    }
  }

  async #count({ shared, ofThisProcess }: Limiter, key: string, points: number): Promise<void> {
    if (shared) {
      try {
        await shared.consume(key, points);
        return;
      } catch (error) {
        if (error instanceof RateLimiterRes) throw error;
        this.#onFallback(error);
      }
    }
    await ofThisProcess.consume(key, points);
  }
}

/** Counts each call that the database did not count, and logs such calls at most once a minute. */
export function reportFallbacks(
  log: Logger,
  metrics: Pick<Metrics, "rateLimitFallback"> | null,
): (error: unknown) => void {
  let loggedAt = Number.NEGATIVE_INFINITY;
  return (err) => {
    metrics?.rateLimitFallback();
    if (performance.now() - loggedAt < LOG_MS) return;
    loggedAt = performance.now();
    log.warn({ err }, "the database counts no rate limits: this process counts its own calls only");
  };
}

/** Deletes the counts of windows that are over. */
export async function deleteOldCounts(db: Database, now: Date): Promise<void> {
  await db.delete(rateLimit).where(lt(rateLimit.expire, now.getTime()));
}

function limiterOf({ calls: points, seconds: duration }: Rate, pool: OpenDatabase["pool"]): Limiter {
  const limit = { points, duration, keyPrefix: "" };
  const ofThisProcess = new RateLimiterMemory(limit);
  if (!pool) return { shared: null, ofThisProcess };
  const shared = new RateLimiterPostgres({
    storeClient: pool,
    ...{ storeType: "pool", tableName: "rate_limit", tableCreated: true, clearExpiredByTimeout: false },
    ...limit,
    inMemoryBlockOnConsumed: points,
  });
  return { shared, ofThisProcess };
}

function rateLimited(seconds: number): ApiError {
  const wait = Math.max(1, seconds);
  return new ApiError(ErrorCode.rateLimited, { retryAfter: wait, details: { retry_after: wait } });
}
