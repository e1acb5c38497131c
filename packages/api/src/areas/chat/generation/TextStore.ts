import { sql } from "drizzle-orm";
import type { Logger } from "pino";
import { type Database, rowsOf } from "../../../db/Database.ts";
import { generation } from "../../../db/schema.ts";
import { REPLY_CHANNEL } from "./reply.ts";

/** Milliseconds between two writes of growing texts. */
const STORE_MS = 200;
/** Replies that one statement stores; a notice holds at most 8,000 bytes of their ids. */
const AT_ONCE = 250;
/**
 * Code units that one statement stores, save where one text alone is longer. Longer strings are kept by the engine until
 * it clears up everything, which takes several times their memory.
 */
const LENGTH_AT_ONCE = 100_000;

/** How a text is to be stored. */
export interface PendingWrite {
  readonly id: string;
  /** Characters that are stored, as the database counts them; it may have more, from a time whose answer got lost. */
  readonly kept: number;
  /** What follows them. */
  readonly added: string;
  readonly waiting: boolean;
  /** Whether users in other processes want to hear of it; otherwise it is a heartbeat. */
  readonly news: boolean;
}

/** What became of a text: `lost` when the reply is no longer this process's to write. */
export type WriteOutcome = "kept" | "stopRequested" | "lost";

/** A text that grows. */
export interface StreamingText {
  /** What is to be stored now; null for nothing. */
  pendingWrite(): PendingWrite | null;
  stored(grown: PendingWrite, state: WriteOutcome): void;
}

interface TextStoreTools {
  /** With connections of its own: a heartbeat that comes late is none. */
  readonly db: Database;
  readonly log: Logger;
  /** The process. */
  readonly owner: string;
  /** Whether other processes want to hear of the texts. */
  readonly shared: boolean;
}

/**
 * Stores the replies that a process writes while they grow: all that have news together, so that a thousand cost the
 * database a few statements, not a thousand.
 */
export class TextStore {
  readonly #tools: TextStoreTools;
  readonly #growing = new Set<StreamingText>();
  #timer: NodeJS.Timeout | undefined;
  #storing = false;

  constructor(tools: TextStoreTools) {
    this.#tools = tools;
  }

  /** Stores a text as it grows, until it is removed. */
  add(growing: StreamingText): void {
    this.#growing.add(growing);
    this.#timer ??= setInterval(() => void this.#tick(), STORE_MS);
  }

  /** Whatever is being stored of it is not told to it any more. */
  remove(growing: StreamingText): void {
    this.#growing.delete(growing);
    if (this.#growing.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  async #tick(): Promise<void> {
    if (this.#storing) return;
    this.#storing = true;
    const due = [...this.#growing].flatMap((growing) => {
      const grown = growing.pendingWrite();
      return grown ? [{ growing, grown }] : [];
    });
    try {
      for (const part of inParts(due)) await this.#store(part);
    } catch (error) {
      // The next tick tries again; the texts are still here.
      this.#tools.log.warn({ err: error, replies: due.length }, "growing replies could not be stored");
    } finally {
      this.#storing = false;
    }
  }

  async #store(
    part: readonly { readonly growing: StreamingText; readonly grown: PendingWrite }[],
  ): Promise<void> {
    const { db, owner, shared } = this.#tools;
    const told = shared
      ? sql`(select pg_notify(${REPLY_CHANNEL}, 'text ' || string_agg(id, ' ')) from kept where news having count(*) > 0)`
      : sql`(select null)`;
    const result = await db.execute(sql`
      with grown as (
        select * from json_to_recordset(${JSON.stringify(part.map(({ grown }) => grown))}::json)
          as grown(id text, kept integer, added text, waiting boolean, news boolean)
      ), kept as (
        update ${generation} set text = left(${generation.text}, grown.kept) || grown.added,
          waiting = grown.waiting, beat = clock_timestamp() from grown
        where ${generation.message_id} = grown.id and ${generation.owner} = ${owner}
        returning grown.id, grown.news, ${generation.stop_requested} as stop
      ), told as (${told})
      select string_agg(id, ' ') as kept, string_agg(id, ' ') filter (where stop) as stopping,
        (select count(*)::int from told) as told from kept`);
    const [row] = rowsOf<{ kept: string | null; stopping: string | null }>(result);
    const [kept, stopping] = [idsIn(row?.kept), idsIn(row?.stopping)];
    for (const { growing, grown } of part) {
      if (!this.#growing.has(growing)) continue;
      const state = stopping.has(grown.id) ? "stopRequested" : "kept";
      growing.stored(grown, kept.has(grown.id) ? state : "lost");
    }
  }
}

// One row with all ids: a row for each is dear, where there are thousands a second.
function idsIn(list: string | null | undefined): ReadonlySet<string> {
  return new Set(list?.split(" "));
}

function inParts<Item extends { readonly grown: PendingWrite }>(all: readonly Item[]): Item[][] {
  const parts: Item[][] = [];
  let length = 0;
  for (const one of all) {
    const part = parts.at(-1);
    length += one.grown.added.length;
    if (part && part.length < AT_ONCE && length <= LENGTH_AT_ONCE) part.push(one);
    else {
      parts.push([one]);
      length = one.grown.added.length;
    }
  }
  return parts;
}
