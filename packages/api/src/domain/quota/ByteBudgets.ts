import { BYTES_PER_HOUR } from "@mimi/contract";
import { and, eq, or, sql } from "drizzle-orm";
import type { LRUCache } from "lru-cache";
import type { Database } from "../../db/Database.ts";
import { isReadOnly } from "../../db/isReadOnly.ts";
import { byteUsage } from "../../db/schema/account.ts";
import { type ApiError, errorFor } from "../../shared/errors/ApiError.ts";
import { ttlCache } from "../../shared/ttlCache.ts";

/** Work whose bytes are counted. */
export type ByteKind = keyof typeof BYTES_PER_HOUR;

const HOUR_MS = 60 * 60_000;

/**
 * Work that may have any size when it is the first of an hour. Users have a right to all of their data, and an export writes
 * nothing. Everything else is refused above the limit, because the disk grows by it.
 */
const anySizeOnce: ReadonlySet<ByteKind> = new Set<ByteKind>(["export"]);

/** The bytes that each account can write and read in an hour (product 8), counted in the database for all processes. */
export class ByteBudgets {
  readonly #on: boolean;
  readonly #now: () => Date;
  /** The bytes that were left when a call was refused. Calls that need more are refused without any other work. */
  readonly #left: LRUCache<string, number>;

  /** With `on: false` nothing is counted, for load tests. */
  constructor(options: { readonly on: boolean; readonly now: () => Date }) {
    this.#on = options.on;
    this.#now = options.now;
    this.#left = ttlCache(options.now, { max: 10_000, ttlMs: HOUR_MS });
  }

  /**
   * Throws 42901 when this process knows that fewer bytes are left. Call it before the work, with the bytes that it will
   * count at least.
   */
  requireSome(userId: string, kind: ByteKind, bytes = 1): void {
    if (!this.#on) return;
    const hour = this.#hour();
    const left = this.#left.get(keyOf(userId, kind, hour));
    if (left !== undefined && bytes > left) throw this.#refusal(kind, hour);
  }

  /**
   * Counts bytes. Call it inside the transaction that writes them, before they are written. Throws 42901 when they exceed
   * what is left of the hour, and 41301 when they exceed a whole hour. One statement compares and increases the count, so
   * it is exact under concurrency.
   */
  async charge(db: Database, userId: string, kind: ByteKind, bytes: number): Promise<void> {
    if (!this.#on) return;
    if (bytes > BYTES_PER_HOUR[kind] && !anySizeOnce.has(kind)) throw tooLarge(kind);
    const hour = this.#hour();
    if (await this.#add(db, { user_id: userId, kind, hour, bytes })) return;
    const own = and(eq(byteUsage.user_id, userId), eq(byteUsage.kind, kind), eq(byteUsage.hour, hour));
    const [row] = await db.select({ bytes: byteUsage.bytes }).from(byteUsage).where(own);
    this.#left.set(keyOf(userId, kind, hour), BYTES_PER_HOUR[kind] - (row?.bytes ?? 0));
    throw this.#refusal(kind, hour);
  }

  async #add(db: Database, row: typeof byteUsage.$inferInsert): Promise<boolean> {
    const { kind, hour } = row;
    const before = sql`case when ${byteUsage.hour} = excluded.hour then ${byteUsage.bytes} else 0 end`;
    const fits = sql`${before} + excluded.bytes <= ${BYTES_PER_HOUR[kind]}`;
    const adding = db
      .insert(byteUsage)
      .values(row)
      .onConflictDoUpdate({
        target: [byteUsage.user_id, byteUsage.kind],
        set: { hour, bytes: sql`${before} + excluded.bytes` },
        setWhere: anySizeOnce.has(kind) ? or(fits, sql`${before} = 0`) : fits,
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

  #refusal(kind: ByteKind, hour: Date): ApiError {
    const limit = BYTES_PER_HOUR[kind];
    const seconds = Math.ceil((hour.getTime() + HOUR_MS - this.#now().getTime()) / 1000);
    return errorFor("hourly_bytes_used", { retryAfter: seconds, details: { retry_after: seconds, limit } });
  }
}

function tooLarge(kind: ByteKind): ApiError {
  return errorFor("larger_than_hourly_bytes", { details: { limit: BYTES_PER_HOUR[kind] } });
}

function keyOf(userId: string, kind: ByteKind, hour: Date): string {
  return `${userId} ${kind} ${hour.getTime()}`;
}
