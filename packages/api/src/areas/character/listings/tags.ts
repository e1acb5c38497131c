import type { LRUCache } from "lru-cache";
import { cached, ttlCache } from "../../../shared/ttlCache.ts";
import type { Tag } from "@mimi/contract";
import { asc, sql } from "drizzle-orm";
import { type Database, rowsOf } from "../../../db/Database.ts";
import { tag } from "../../../db/schema.ts";

type TagRow = typeof tag.$inferSelect;
type TagRef = Pick<Tag, "id" | "name" | "slug">;

/** Milliseconds that the list, and the counts, may be behind. */
const FRESH_MS = 30_000;

/** Tags by id and by name; they are few and change only by a release. */
export interface TagList {
  /** In the order asked for; unknown ids are left out. */
  refs(ids: readonly number[]): TagRef[];
  /** {@link refs} of ids that are separated by commas, as JSON. */
  json(ids: string): string;
  has(id: number): boolean;
  /** The tags whose name is exactly this, whatever the case. */
  named(name: string): number[];
}

/** Keeps the tags and their counts in memory. */
export class Tags {
  readonly #db: Database;
  readonly #list: LRUCache<string, TagList>;
  readonly #counted: LRUCache<string, Tag[]>;

  constructor(db: Database, now: () => Date) {
    this.#db = db;
    this.#list = ttlCache(now, { max: 1, ttlMs: FRESH_MS });
    this.#counted = ttlCache(now, { max: 1, ttlMs: FRESH_MS });
  }

  /** The list without counts. */
  list(): Promise<TagList> {
    return cached(this.#list, "list", async () => listOf(await this.#rows()));
  }

  /** Every tag with the number of listed characters that have it, in the order of their making. */
  counted(): Promise<Tag[]> {
    return cached(this.#counted, "counted", async () => {
      const counts = await countByTag(this.#db);
      return (await this.#rows()).map((row) => ({ ...row, count: counts.get(row.id) ?? 0 }));
    });
  }

  /** Forgets the counts, after a character was saved. */
  forgetCounts(): void {
    this.#counted.clear();
  }

  #rows(): Promise<TagRow[]> {
    return this.#db.select().from(tag).orderBy(asc(tag.id));
  }
}

function listOf(rows: readonly TagRow[]): TagList {
  const byId = new Map(rows.map(({ id, name, slug }) => [id, { id, name, slug }]));
  const written = new Map([...byId].map(([id, ref]) => [String(id), JSON.stringify(ref)]));
  return {
    refs: (ids) => ids.flatMap((id) => byId.get(id) ?? []),
    json: (ids) =>
      `[${ids
        .split(",")
        .flatMap((id) => written.get(id) ?? [])
        .join(",")}]`,
    has: (id) => byId.has(id),
    named: (name) => rows.filter((row) => row.name.toLowerCase() === name.toLowerCase()).map(({ id }) => id),
  };
}

async function countByTag(db: Database): Promise<ReadonlyMap<number, number>> {
  const result = await db.execute(sql`
    select worn.id::int as id, count(*)::int as count
    from "character", unnest("character".tag_ids) as worn(id)
    where "character".listed group by worn.id`);
  return new Map(rowsOf<{ id: number; count: number }>(result).map(({ id, count }) => [id, count]));
}
