import { ACCOUNT_BYTES } from "@mimi/contract";
import { gte, sql } from "drizzle-orm";
import type { LRUCache } from "lru-cache";
import { type Database, rowsOf } from "../../db/Database.ts";
import { byteUsage, messageUsage } from "../../db/schema/account.ts";
import { importedCard } from "../../db/schema/character.ts";
import { variant, variantText } from "../../db/schema/chat.ts";
import { accountStorage } from "../../db/schema/limits.ts";
import { character, characterRevision } from "../../db/schema/referenced.ts";
import { atMaximum } from "../../shared/errors/ApiError.ts";
import { cached, ttlCache } from "../../shared/ttlCache.ts";
import { dayOf } from "./quota.ts";

const HOUR_MS = 60 * 60_000;
/** How long a process remembers which accounts are full, in milliseconds. */
const CACHED_MS = 60_000;
/** Accounts of one run, those that wrote most, and of one statement: an account can have many messages. */
const MEASURED = 500;
const BATCH = 25;
/** An account is measured again after this time in milliseconds. */
const AGAIN_MS = 6 * HOUR_MS;
/** Bytes of a variant besides its text. */
const ROW_BYTES = 256;

/**
 * What accounts can store in all (product 8). A job measures the accounts that write most; a call looks into a short list of
 * full accounts, which each process reads once a minute. So a call costs no statement. An account can exceed the limit by
 * what it writes between two measurements; those writes have limits of their own.
 */
export class AccountStorage {
  readonly #db: Database;
  readonly #full: LRUCache<string, ReadonlySet<string>>;

  constructor({ db, now }: { readonly db: Database; readonly now: () => Date }) {
    this.#db = db;
    this.#full = ttlCache(now, { max: 1, ttlMs: CACHED_MS });
  }

  /** Throws 40001 for an account that stores as much as it can. */
  async requireQuota(userId: string): Promise<void> {
    const full = await cached(this.#full, "full", async () => {
      const rows = await this.#db
        .select({ id: accountStorage.user_id })
        .from(accountStorage)
        .where(gte(accountStorage.bytes, ACCOUNT_BYTES));
      return new Set(rows.map(({ id }) => id));
    });
    if (!full.has(userId)) return;
    throw atMaximum("storage", "storage_full", ACCOUNT_BYTES);
  }
}

/** Measures the accounts that wrote most since yesterday, and full ones. Resolves to their number. */
export async function measureAccounts(db: Database, now: Date): Promise<number> {
  let measured = 0;
  while (measured < MEASURED) {
    const count = await measureBatch(db, now);
    measured += count;
    if (count < BATCH) break;
  }
  return measured;
}

async function measureBatch(db: Database, now: Date): Promise<number> {
  const result = await db.execute(sql`
    with active as (
      select user_id, used::float8 * 10000 as written from ${messageUsage}
        where day >= ${dayOf(new Date(now.getTime() - 24 * HOUR_MS))}
      union all select user_id, bytes::float8 from ${byteUsage}
        where kind <> 'export' and hour >= ${new Date(now.getTime() - 24 * HOUR_MS).toISOString()}
      union all select user_id, bytes::float8 from ${accountStorage} where bytes >= ${ACCOUNT_BYTES}
    ), due as (
      select user_id from active
      where not exists (select 1 from ${accountStorage} as known where known.user_id = active.user_id
        and known.measured_at > ${new Date(now.getTime() - AGAIN_MS).toISOString()})
      group by user_id order by sum(written) desc limit ${BATCH}
    ), measured as (
      insert into ${accountStorage} (user_id, bytes, measured_at)
      select user_id, ${messageBytes} + ${characterBytes}, ${now.toISOString()} from due
      on conflict (user_id) do update set bytes = excluded.bytes, measured_at = excluded.measured_at
      returning 1
    ) select count(*)::int as count from measured`);
  return rowsOf<{ count: number }>(result)[0]?.count ?? 0;
}

// The length of a text is known without reading it.
const messageBytes = sql`((select count(*) * ${ROW_BYTES}::int from ${variant} where ${variant.user_id} = due.user_id)
  + (select coalesce(sum(octet_length(${variantText.text}) + coalesce(octet_length(${variantText.original}), 0)), 0)::bigint
    from ${variantText} where ${variantText.user_id} = due.user_id))`;
const characterBytes = sql`(select coalesce(sum(pg_column_size(${character}.*)
    + coalesce((select sum(pg_column_size(${characterRevision.fields})) from ${characterRevision}
        where ${characterRevision.character_id} = ${character.id}), 0)
    + coalesce((select pg_column_size(${importedCard.card}) from ${importedCard}
        where ${importedCard.character_id} = ${character.id}), 0)), 0)::bigint
  from ${character} where ${character.creator_id} = due.user_id)`;
