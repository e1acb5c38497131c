import { BYTES_PER_HOUR, ErrorCode } from "@mimi/contract";
import { lt, ne, or, sql } from "drizzle-orm";
import type { Database } from "../../db/Database.ts";
import { byteUsage } from "../../db/schema.ts";
import { ApiError } from "../../shared/errors/ApiError.ts";
import type { LRUCache } from "lru-cache";
import { isReadOnly } from "../../db/isReadOnly.ts";
import { ttlCache } from "../../shared/ttlCache.ts";

/** Work whose bytes are counted. */
export type ByteKind = keyof typeof BYTES_PER_HOUR;

const HOUR_MS = 60 * 60_000;

/** The bytes that each account can write and read in an hour (product 8), counted in the database for all processes. */
export class ByteBudgets {
  readonly #on: boolean;
  readonly #now: () => Date;
  /** Budgets that are used up, so that further calls are refused without any other work. */
  readonly #usedUp: LRUCache<string, true>;

  /** With `on: false` nothing is counted, for load tests. */
  constructor(options: { readonly on: boolean; readonly now: () => Date }) {
    this.#on = options.on;
    this.#now = options.now;
    this.#usedUp = ttlCache(options.now, { max: 10_000, ttlMs: HOUR_MS });
  }

  /** Throws 42901 when this process knows that the budget is used up. Call it before the work. */
  requireSome(userId: string, kind: ByteKind): void {
    const hour = this.#hour();
    if (this.#on && this.#usedUp.get(keyOf(userId, kind, hour))) throw this.#refusal(hour);
  }

  /**
   * Counts bytes. Call it inside the transaction that writes them. Throws 42901 when the hour's bytes are used up. One
   * statement compares and increases the count, so it is exact under concurrency.
   */
  async charge(db: Database, userId: string, kind: ByteKind, bytes: number): Promise<void> {
    if (!this.#on) return;
    const hour = this.#hour();
    if (await this.#add(db, { user_id: userId, kind, hour, bytes })) return;
    this.#usedUp.set(keyOf(userId, kind, hour), true);
    throw this.#refusal(hour);
  }

  async #add(db: Database, row: typeof byteUsage.$inferInsert): Promise<boolean> {
    const { kind, hour } = row;
    const adding = db
      .insert(byteUsage)
      .values(row)
      .onConflictDoUpdate({
        target: [byteUsage.user_id, byteUsage.kind],
        set: {
          hour,
          bytes: sql`case when ${byteUsage.hour} = excluded.hour then ${byteUsage.bytes} else 0 end + excluded.bytes`,
        },
        setWhere: or(ne(byteUsage.hour, hour), lt(byteUsage.bytes, BYTES_PER_HOUR[kind])),
      })
      .returning({ bytes: byteUsage.bytes });
    try {
      return (await adding).length > 0;
    } catch (error) {
      // Reading works on a full disk.
      if (kind === "export" && isReadOnly(error)) return true;
      throw error;
    }
  }

  #hour(): Date {
    const now = this.#now().getTime();
    return new Date(now - (now % HOUR_MS));
  }

  #refusal(hour: Date): ApiError {
    const seconds = Math.ceil((hour.getTime() + HOUR_MS - this.#now().getTime()) / 1000);
    return new ApiError(ErrorCode.rateLimited, {
      message: "This account has changed or exported very much in this hour. Please try again later.",
      retryAfter: seconds,
      details: { retry_after: seconds },
    });
  }
}

function keyOf(userId: string, kind: ByteKind, hour: Date): string {
  return `${userId} ${kind} ${hour.getTime()}`;
}
