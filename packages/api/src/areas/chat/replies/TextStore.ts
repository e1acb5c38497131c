import { type SQL, sql } from "drizzle-orm";
import type { Logger } from "pino";
import { type Database, rowsOf } from "../../../db/Database.ts";
import { streamingReply, streamingReplyPart } from "../../../db/schema/chat.ts";
import { type PackedPiece, packPieces } from "./pieces.ts";
import { REPLY_CHANNEL, type TextPiece } from "./reply.ts";

/** Milliseconds between two writes of streaming texts. */
const STORE_MS = 200;
/** Replies that one statement stores; a notification holds at most 8,000 bytes of their ids. */
const BATCH = 250;
/**
 * Code units that one statement stores, unless one text alone is longer. V8 frees longer strings only in a full garbage
 * collection, so that they take several times their memory.
 */
const BATCH_LENGTH = 100_000;

/** How a text is to be stored. */
export interface PendingWrite {
  readonly id: string;
  /** The variant that is being written. */
  readonly variant: string;
  /** UTF-16 code units before the added text. */
  readonly from: number;
  /**
   * Characters of the row that are stored, as the database counts them. The database has more after a write whose answer
   * was lost.
   */
  readonly stored: number;
  /** The text after them. */
  readonly added: string;
  /** Set when the text of the row and the added text become a part, and the row starts again empty. @default undefined */
  readonly part?: TextPart | undefined;
  readonly waiting: boolean;
  /** Whether the new text is sent to other processes; otherwise the write is only a heartbeat. */
  readonly isChanged: boolean;
}

/** Text that is not written again. */
export interface TextPart {
  /** UTF-16 code units of the reply before it. */
  readonly position: number;
  readonly text: string;
}

/** The result of a write: `lost` when the reply no longer belongs to this process. */
export type WriteOutcome = "stored" | "stopRequested" | "lost";

/** The text of a reply that is being written. */
export interface StreamingText {
  /** The write that is due now, or null. */
  pendingWrite(): PendingWrite | null;
  stored(write: PendingWrite, outcome: WriteOutcome): void;
}

interface TextStoreTools {
  /** Has its own connections, because a late heartbeat is useless. */
  readonly db: Database;
  readonly log: Logger;
  /** Names this process in the database. */
  readonly owner: string;
  /** Whether other processes use the same database. */
  readonly shared: boolean;
}

/**
 * Stores the streaming replies of a process. All replies with new text are stored together: a thousand replies need a few
 * statements, not a thousand.
 */
export class TextStore {
  readonly #tools: TextStoreTools;
  readonly #texts = new Set<StreamingText>();
  #timer: NodeJS.Timeout | undefined;
  #storing = false;
  #isDueNow = false;

  constructor(tools: TextStoreTools) {
    this.#tools = tools;
  }

  /** Stores a text again and again until it is removed. */
  add(text: StreamingText): void {
    this.#texts.add(text);
    this.#timer ??= setInterval(() => void this.#tick(), STORE_MS);
  }

  /** Removes a text. The result of a running write is not reported to it any more. */
  remove(text: StreamingText): void {
    this.#texts.delete(text);
    if (this.#texts.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /** Stores the new text of all replies at once, or as soon as the current write has ended. */
  storeNow(): void {
    if (this.#storing) this.#isDueNow = true;
    else void this.#tick();
  }

  async #tick(): Promise<void> {
    if (this.#storing) return;
    this.#storing = true;
    this.#isDueNow = false;
    const due = [...this.#texts].flatMap((text) => {
      const write = text.pendingWrite();
      return write ? [{ text, write }] : [];
    });
    try {
      for (const batch of batchesOf(due)) await this.#store(batch);
    } catch (error) {
      // The next tick tries again.
      this.#tools.log.warn({ err: error, replies: due.length }, "streaming replies could not be stored");
    } finally {
      this.#storing = false;
    }
    if (this.#isDueNow) void this.#tick();
  }

  async #store(
    batch: readonly { readonly text: StreamingText; readonly write: PendingWrite }[],
  ): Promise<void> {
    const { db, owner, shared } = this.#tools;
    const due = batch.map(({ write: { id, stored, added, waiting, part } }) =>
      part ? { id, stored: 0, added: "", waiting } : { id, stored, added, waiting },
    );
    const parts = batch.flatMap(({ write: { id, part } }) => (part ? [{ id, ...part }] : []));
    const pieces = shared
      ? packPieces(batch.flatMap(({ write }) => (write.isChanged ? [pieceOf(write)] : [])))
      : [];
    const result = await db.execute(sql`
      with due as (
        select * from json_to_recordset(${JSON.stringify(due)}::json)
          as due(id text, stored integer, added text, waiting boolean)
      ), updated as (
        update ${streamingReply} set text = left(${streamingReply.text}, due.stored) || due.added,
          waiting = due.waiting, heartbeat_at = clock_timestamp() from due
        where ${streamingReply.message_id} = due.id and ${streamingReply.owner} = ${owner}
        returning due.id, ${streamingReply.stop_requested} as stop
      ), kept as (${parts.length > 0 ? keep(parts) : sql`select null`}
      ), notified as (${pieces.length > 0 ? notify(owner, pieces) : sql`select null`})
      select string_agg(id, ' ') as updated, string_agg(id, ' ') filter (where stop) as stopping,
        (select count(*)::int from notified) as notified from updated`);
    const [row] = rowsOf<{ updated: string | null; stopping: string | null }>(result);
    const [updated, stopping] = [idsIn(row?.updated), idsIn(row?.stopping)];
    for (const { text, write } of batch) {
      if (!this.#texts.has(text)) continue;
      const outcome = stopping.has(write.id) ? "stopRequested" : "stored";
      text.stored(write, updated.has(write.id) ? outcome : "lost");
    }
  }
}

function pieceOf({ id, variant, from, added, waiting }: PendingWrite): TextPiece {
  return { id, variant, from, text: added, waiting };
}

/** Stores the parts of the replies that still belong to this process. A part is longer after a write whose answer was lost. */
function keep(parts: readonly (TextPart & { readonly id: string })[]): SQL {
  return sql`
    insert into ${streamingReplyPart} (message_id, position, text)
    select part.id, part.position, part.text
    from json_to_recordset(${JSON.stringify(parts)}::json) as part(id text, position integer, text text)
    join updated on updated.id = part.id
    on conflict (message_id, position) do update set text = excluded.text`;
}

/** Sends the pieces of the replies that still belong to this process. */
function notify(owner: string, pieces: readonly PackedPiece[]): SQL {
  return sql`
    select pg_notify(${REPLY_CHANNEL}, ${`delta ${owner} [`} || payload.pieces || ']') from (
      select string_agg(piece.json, ',' order by piece.at) as pieces
      from json_to_recordset(${JSON.stringify(pieces.map((piece, at) => ({ ...piece, at })))}::json)
        as piece(id text, payload integer, json text, at integer)
      join updated on updated.id = piece.id
      group by piece.payload order by piece.payload
    ) as payload`;
}

// The ids come as one row, because thousands of rows a second are slow to parse.
function idsIn(list: string | null | undefined): ReadonlySet<string> {
  return new Set(list?.split(" "));
}

function batchesOf<Item extends { readonly write: PendingWrite }>(items: readonly Item[]): Item[][] {
  const batches: Item[][] = [];
  let length = 0;
  for (const item of items) {
    const batch = batches.at(-1);
    length += item.write.added.length;
    if (batch && batch.length < BATCH && length <= BATCH_LENGTH) batch.push(item);
    else {
      batches.push([item]);
      length = item.write.added.length;
    }
  }
  return batches;
}
