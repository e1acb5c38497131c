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
  readonly #now: () => Date;
  #list: Kept<TagList> | undefined;
  #counted: Kept<Tag[]> | undefined;

  constructor(db: Database, now: () => Date) {
    this.#db = db;
    this.#now = now;
  }

  /** The list without counts. */
  async list(): Promise<TagList> {
    this.#list = await this.#fresh(this.#list, async () => listOf(await this.#rows()));
    return this.#list.value;
  }

  /** Every tag with the number of listed characters that wear it, in the order of their making. */
  async counted(): Promise<Tag[]> {
    this.#counted = await this.#fresh(this.#counted, async () => {
      const counts = await countByTag(this.#db);
      return (await this.#rows()).map((row) => ({ ...row, count: counts.get(row.id) ?? 0 }));
    });
    return this.#counted.value;
  }

  /** Forgets the counts, after a character was saved. */
  forgetCounts(): void {
    this.#counted = undefined;
  }

  #rows(): Promise<TagRow[]> {
    return this.#db.select().from(tag).orderBy(asc(tag.id));
  }

  async #fresh<Value>(kept: Kept<Value> | undefined, read: () => Promise<Value>): Promise<Kept<Value>> {
    const now = this.#now().getTime();
    return kept && kept.until > now ? kept : { value: await read(), until: now + FRESH_MS };
  }
}

interface Kept<Value> {
  readonly value: Value;
  readonly until: number;
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
