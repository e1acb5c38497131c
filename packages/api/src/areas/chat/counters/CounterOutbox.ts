import { sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "../../../db/Database.ts";
import { character, characterCounterOutbox } from "../../../db/schema.ts";

/** Milliseconds that counts may be late. */
const LATE_MS = 1_000;

/** What a character has more of. */
export type CharacterCounts = Pick<typeof characterCounterOutbox.$inferInsert, "chats" | "messages">;

/**
 * Counts for a character, in the transaction that makes what is counted. Not in the character's own row: all who talk to a
 * popular one would wait for each other's transactions, and each would write all the row's indexes anew.
 */
export async function addToCounterOutbox(
  db: Database,
  characterId: string,
  counts: CharacterCounts,
): Promise<void> {
  await db.insert(characterCounterOutbox).values({ character_id: characterId, ...counts });
}

/** Adds up what was counted, for everybody to see. What a process that died left is added up by the next one. */
export class CounterOutbox {
  readonly #db: Database;
  readonly #log: Logger;
  #timer: NodeJS.Timeout | null = null;
  #adding: Promise<void> = Promise.resolve();
  #closed = false;

  constructor({ db, log }: { readonly db: Database; readonly log: Logger }) {
    this.#db = db;
    this.#log = log;
    this.schedule();
  }

  /** Something was counted: it is added up soon. */
  schedule(): void {
    if (this.#closed) return;
    this.#timer ??= setTimeout(() => {
      // What is counted from now on may come too late for this round: it begins the next.
      this.#timer = null;
      this.#adding = this.#adding.then(() => this.#add());
    }, LATE_MS).unref();
  }

  /** Adds up the rest. */
  async close(): Promise<void> {
    this.#closed = true;
    if (this.#timer) clearTimeout(this.#timer);
    await this.#adding;
    await this.#add();
  }

  async #add(): Promise<void> {
    try {
      await applyCounts(this.#db);
    } catch (error) {
      this.#log.warn({ err: error }, "what characters were used could not be added up");
      this.schedule();
    }
  }
}

/** Adds up all that was counted. Several processes may be at it at once: each row is added by whoever deletes it. */
async function applyCounts(db: Database): Promise<void> {
  const counted = await db
    .selectDistinct({ id: characterCounterOutbox.character_id })
    .from(characterCounterOutbox);
  // One by one, so that nobody ever waits for one character while holding another.
  for (const { id } of counted) {
    await db.execute(sql`
      with counted as (
        delete from ${characterCounterOutbox} where ${characterCounterOutbox.character_id} = ${id}
        returning ${characterCounterOutbox.chats}, ${characterCounterOutbox.messages}
      ), sums as (
        select coalesce(sum(chats), 0)::int as chats, coalesce(sum(messages), 0)::int as messages from counted
      )
      update ${character} set chats = ${character.chats} + sums.chats, messages = ${character.messages} + sums.messages
      from sums where ${character.id} = ${id}`);
  }
}
