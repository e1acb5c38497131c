import { ErrorCode } from "@mimi/contract";
import { lt } from "drizzle-orm";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";
import type { Rate, RateName, Rates } from "../../config/rateLimitSettings.ts";
import type { Database, OpenDatabase } from "../../db/Database.ts";
import { rateLimit } from "../../db/schema.ts";
import { ApiError } from "../../shared/errors/ApiError.ts";
import { sha256 } from "../../shared/ids.ts";

/**
 * Rate limits per user or network, in windows of time. On PostgreSQL all processes count together: one statement for each
 * call, and none for a caller that this process has refused until the window ends. While the database does not answer, each
 * process counts for itself. On the embedded database there is one process, which counts in its memory.
 */
export class RateLimits {
  readonly #limiters: ReadonlyMap<RateName, RateLimiterAbstract>;

  /** With `rates: null` no call is refused, for load tests. */
  constructor({
    rates,
    pool = null,
  }: { readonly rates: Rates | null; readonly pool?: OpenDatabase["pool"] }) {
    this.#limiters = new Map(
      Object.entries(rates ?? {}).map(([name, rate]) => [name as RateName, limiterOf(rate, pool)]),
    );
  }

  /**
   * Counts a call, or several for a large one. Throws 42901 when the window has too few left. A call that is larger than
   * the limit needs a whole window.
   */
  async consume(name: RateName, caller: string, calls = 1): Promise<void> {
    const limiter = this.#limiters.get(name);
    if (!limiter) return;
    try {
      // The database has no id and no address of a caller.
      await limiter.consume(sha256(`${name} ${caller}`), Math.min(calls, limiter.points));
    } catch (error) {
      throw error instanceof RateLimiterRes ? rateLimited(Math.ceil(error.msBeforeNext / 1000)) : error;
    }
  }
}

/** Deletes the counts of windows that are over. */
export async function deleteOldCounts(db: Database, now: Date): Promise<void> {
  await db.delete(rateLimit).where(lt(rateLimit.expire, now.getTime()));
}

function limiterOf(
  { calls: points, seconds: duration }: Rate,
  pool: OpenDatabase["pool"],
): RateLimiterAbstract {
  const ofThisProcess = new RateLimiterMemory({ points, duration, keyPrefix: "" });
  if (!pool) return ofThisProcess;
  return new RateLimiterPostgres({
    storeClient: pool,
    ...{ storeType: "pool", tableName: "rate_limit", tableCreated: true, clearExpiredByTimeout: false },
    ...{ points, duration, keyPrefix: "" },
    inMemoryBlockOnConsumed: points,
    insuranceLimiter: ofThisProcess,
  });
}

function rateLimited(seconds: number): ApiError {
  const wait = Math.max(1, seconds);
  return new ApiError(ErrorCode.rateLimited, { retryAfter: wait, details: { retry_after: wait } });
}
