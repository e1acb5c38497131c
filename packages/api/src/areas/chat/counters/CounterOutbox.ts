import { sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "../../../db/Database.ts";
import { characterCounterOutbox } from "../../../db/schema/character.ts";
import { character } from "../../../db/schema/referenced.ts";

/** Milliseconds after which counts are added up. */
const DELAY_MS = 1_000;

/** What is added to the counters of a character. */
export type CharacterCounts = Pick<typeof characterCounterOutbox.$inferInsert, "chats" | "messages">;

/**
 * Counts new chats or messages of a character, in the transaction that creates them. Does not update the character's row:
 * all chats with a popular character would wait for each other, and every update would write all indexes of the row.
 */
export async function addToCounterOutbox(
  db: Database,
  characterId: string,
  counts: CharacterCounts,
): Promise<void> {
  await insertCounts(db, characterId, counts);
}

/** As {@link addToCounterOutbox}, as the part of another statement. */
export function counterOutboxPart(db: Database, characterId: string, counts: CharacterCounts) {
  const { character_id } = characterCounterOutbox;
  return db.$with("counted").as(insertCounts(db, characterId, counts).returning({ character_id }));
}

function insertCounts(db: Database, characterId: string, counts: CharacterCounts) {
  return db.insert(characterCounterOutbox).values({ character_id: characterId, ...counts });
}

/** Adds the counts up and stores the sums with the characters. Another process adds up the counts of a process that ended. */
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

  /** Adds the counts up soon. Called after something was counted. */
  schedule(): void {
    if (this.#closed) return;
    this.#timer ??= setTimeout(() => {
      // Counts from now on can be too late for this round, and start the next one.
      this.#timer = null;
      this.#adding = this.#adding.then(() => this.#add());
    }, DELAY_MS).unref();
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
    } catch (error) {
      this.#log.warn({ err: error }, "the counts of characters could not be added up");
      this.schedule();
    }
  }
}

/** Adds up all counts. Safe with several processes at once: only one of them can delete a row and add it. */
async function applyCounts(db: Database): Promise<void> {
  const counted = await db
    .selectDistinct({ id: characterCounterOutbox.character_id })
    .from(characterCounterOutbox);
  // One character at a time, so that no transaction waits for a character while it locks another one.
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
