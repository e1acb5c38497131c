import type { LRUCache } from "lru-cache";
import { cached, ttlCache } from "../../../shared/ttlCache.ts";
import type { Tag } from "@mimi/contract";
import { asc, sql } from "drizzle-orm";
import { type Database, rowsOf } from "../../../db/Database.ts";
import { tag } from "../../../db/schema/character.ts";
import { foldedName } from "../../../db/search/searchColumns.ts";

type TagRow = typeof tag.$inferSelect;
type TagRef = Pick<Tag, "id" | "name" | "slug">;

/** How long tags and counts are cached, in milliseconds. */
const CACHED_MS = 30_000;

/** Tags by id and by name. There are few, and only a release changes them. */
export interface TagList {
  /** In the requested order; unknown ids are left out. */
  refs(ids: readonly number[]): TagRef[];
  /** {@link refs} of comma-separated ids, as JSON. */
  json(ids: string): string;
  has(id: number): boolean;
  /** The tags with exactly this name, in any case and with or without accents. */
  named(name: string): number[];
}

/** Caches the tags and their counts. */
export class Tags {
  readonly #db: Database;
  readonly #list: LRUCache<string, TagList>;
  readonly #counted: LRUCache<string, Tag[]>;

  constructor(db: Database, now: () => Date) {
    this.#db = db;
    this.#list = ttlCache(now, { max: 1, ttlMs: CACHED_MS });
    this.#counted = ttlCache(now, { max: 1, ttlMs: CACHED_MS });
  }

  /** The list without counts. */
  list(): Promise<TagList> {
    return cached(this.#list, "list", async () => listOf(await this.#rows()));
  }

  /** Every tag with its number of listed characters, by id. */
  counted(): Promise<Tag[]> {
    return cached(this.#counted, "counted", async () => {
      const counts = await countByTag(this.#db);
      return (await this.#rows()).map((row) => ({ ...row, count: counts.get(row.id) ?? 0 }));
    });
  }

  /** Clears cached counts, after a character was saved. */
  clearCounts(): void {
    this.#counted.clear();
  }

  #rows(): Promise<TagRow[]> {
    return this.#db.select().from(tag).orderBy(asc(tag.id));
  }
}

function listOf(rows: readonly TagRow[]): TagList {
  const byId = new Map(rows.map(({ id, name, slug }) => [id, { id, name, slug }]));
  const idsByName = Map.groupBy(rows, ({ name }) => foldedName(name));
  const jsonById = new Map([...byId].map(([id, ref]) => [String(id), JSON.stringify(ref)]));
  return {
    refs: (ids) => ids.flatMap((id) => byId.get(id) ?? []),
    json: (ids) =>
      `[${ids
        .split(",")
        .flatMap((id) => jsonById.get(id) ?? [])
        .join(",")}]`,
    has: (id) => byId.has(id),
    named: (name) => (idsByName.get(foldedName(name)) ?? []).map(({ id }) => id),
  };
}

async function countByTag(db: Database): Promise<ReadonlyMap<number, number>> {
  const result = await db.execute(sql`
    select tag_list.id::int as id, count(*)::int as count
    from "character", unnest("character".tag_ids) as tag_list(id)
    where "character".listed group by tag_list.id`);
  return new Map(rowsOf<{ id: number; count: number }>(result).map(({ id, count }) => [id, count]));
}
