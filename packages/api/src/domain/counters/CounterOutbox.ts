import { and, eq, type SQL, sql, sum } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "../../db/Database.ts";
import { counterOutbox } from "../../db/schema/counter.ts";
import { character } from "../../db/schema/referenced.ts";

/** Milliseconds after which counts are added up. After each failure in a row it is twice as long, up to a minute. */
const DELAY_MS = 1_000;
const DELAY_MAX_MS = 60_000;

/** The rows that are counted, and their columns. */
const counted = {
  character: {
    table: character,
    id: character.id,
    columns: ["chats", "messages", "likes", "dislikes", "favourites"],
  },
} as const;

type CountedKind = keyof typeof counted;

/** What is added to the counters of a row, negative to take away. */
export type Counts<Kind extends CountedKind = "character"> = Partial<
  Readonly<Record<(typeof counted)[Kind]["columns"][number], number>>
>;

/**
 * Adds to the counters of a row, in the transaction that changes what is counted. Does not update the row itself: all users
 * of a popular character would wait for each other, and every update would write all indexes of the row.
 */
export async function addToCounterOutbox(
  db: Database,
  kind: CountedKind,
  id: string,
  counts: Counts,
): Promise<void> {
  const rows = rowsOf(kind, id, counts);
  if (rows.length > 0) await db.insert(counterOutbox).values(rows);
}

/** As {@link addToCounterOutbox}, as the part of another statement. At least one count is not 0. */
export function counterOutboxPart(db: Database, kind: CountedKind, id: string, counts: Counts) {
  const inserted = db.insert(counterOutbox).values(rowsOf(kind, id, counts));
  return db.$with("counted").as(inserted.returning({ id: counterOutbox.id }));
}

/** The value of a counter with what has not been added up yet, as a part of a statement on its row. */
export function exactCount(
  db: Database,
  kind: CountedKind,
  column: (typeof counted)[CountedKind]["columns"][number],
): SQL<number> {
  const { table, id } = counted[kind];
  // A query of its own: in the fields of a select from one table, columns are written without their table, and both ids would
  // be that of the outbox.
  const waiting = db
    .select({ n: sum(counterOutbox.n) })
    .from(counterOutbox)
    .where(and(eq(counterOutbox.kind, kind), eq(counterOutbox.id, id), eq(counterOutbox.column, column)));
  return sql<number>`(${table[column]} + coalesce((${waiting}), 0))::int`;
}

function rowsOf(kind: CountedKind, id: string, counts: Counts): (typeof counterOutbox.$inferInsert)[] {
  return Object.entries(counts).flatMap(([column, n]) => (n === 0 ? [] : [{ kind, id, column, n }]));
}

/** Adds the counts up and stores the sums with their rows. Another process adds up the counts of a process that ended. */
export class CounterOutbox {
  readonly #db: Database;
  readonly #log: Logger;
  #timer: NodeJS.Timeout | null = null;
  #adding: Promise<void> = Promise.resolve();
  #closed = false;
  #failures = 0;

  constructor({ db, log }: { readonly db: Database; readonly log: Logger }) {
    this.#db = db;
    this.#log = log;
    this.schedule();
  }

  /** Adds the counts up soon. Called after something was counted. */
  schedule(): void {
    if (this.#closed) return;
    this.#timer ??= setTimeout(
      () => {
        // Counts from now on can be too late for this round, and start the next one.
        this.#timer = null;
        this.#adding = this.#adding.then(() => this.#add());
      },
      Math.min(DELAY_MS * 2 ** this.#failures, DELAY_MAX_MS),
    ).unref();
  }

  /** Adds up the remaining counts. */
  async close(): Promise<void> {
    this.#closed = true;
    if (this.#timer) clearTimeout(this.#timer);
    await this.#adding;
    await this.#add();
  }

  async #add(): Promise<void> {
    try {
      await applyCounts(this.#db);
      this.#failures = 0;
    } catch (error) {
      this.#failures += 1;
      this.#log.warn({ err: error }, "counts could not be added up");
      this.schedule();
    }
  }
}

/** Adds up all counts. Safe with several processes at once: only one of them can delete a row and add it. */
async function applyCounts(db: Database): Promise<void> {
  const waiting = await db
    .selectDistinct({ kind: counterOutbox.kind, id: counterOutbox.id })
    .from(counterOutbox);
  // One row at a time, so that no transaction waits for a row while it locks another one.
  for (const { kind, id } of waiting) await db.execute(additionOf(kind, id));
}

function additionOf(kind: CountedKind, id: string): SQL {
  const { table, id: key, columns } = counted[kind];
  const sums = columns.map(
    (column) =>
      sql`coalesce(sum(n) filter (where "column" = ${column}), 0)::int as ${sql.identifier(column)}`,
  );
  const changes = columns.map((column) => {
    const name = sql.identifier(column);
    return sql`${name} = ${table}.${name} + sums.${name}`;
  });
  const own = and(eq(counterOutbox.kind, kind), eq(counterOutbox.id, id));
  return sql`
    with counted as (delete from ${counterOutbox} where ${own} returning "column", n),
    sums as (select ${sql.join(sums, sql`, `)} from counted)
    update ${table} set ${sql.join(changes, sql`, `)} from sums where ${key} = ${id}`;
}
