import { and, eq } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "../../../db/Database.ts";
import { isReadOnly } from "../../../db/isReadOnly.ts";
import { streamingReply } from "../../../db/schema/chat.ts";
import type { Model, ModelEvent } from "../../../providers/model/Model.ts";
import { Continuation } from "./Continuation.ts";
import { endOfText } from "./decideEnd.ts";
import { copyOf, ReplyText } from "./ReplyText.ts";
import { interrupted, type ReplyEnd, type ReplyJob, type ReplySnapshot } from "./reply.ts";
import { endComplete, endReplies } from "./replyRecord.ts";
import type { StreamingText, PendingWrite, WriteOutcome, TextStore } from "./TextStore.ts";

/** Milliseconds over which tokens are batched into one event. */
const BATCH_MS = 50;
/** Milliseconds after which clients get the first text although it could not be stored. */
const FIRST_TEXT_MS = 3_000;
/** Milliseconds between two heartbeats of a reply without new text. A stop request is read with each heartbeat. */
const HEARTBEAT_MS = 700;
/**
 * Code units after which stored text becomes a part, which is not written again. A shorter text stays within its row, whose
 * old copies the database overwrites by itself.
 */
const PART_LENGTH = 500;
/** Milliseconds before each retry of storing the end. */
const END_RETRIES_MS = [100, 400, 1_500];
/** Milliseconds before each retry while the disk of the database is full. */
const FULL_DISK_RETRY_MS = 1_000;

interface WriterTools {
  readonly db: Database;
  readonly model: Model;
  readonly log: Logger;
  /** Names this process in the database. */
  readonly owner: string;
  readonly store: Pick<TextStore, "add" | "remove" | "storeNow">;
  /** Called when there is more to read. */
  readonly onChange: () => void;
}

/** Writes one reply: batches the model's tokens, stores the text while it grows, and stores the end exactly once. */
export class ReplyWriter implements StreamingText {
  /** Resolves when the reply has ended and nothing more is stored. */
  readonly finished: Promise<void>;
  readonly #job: Omit<ReplyJob, "request">;
  readonly #tools: WriterTools;
  readonly #stop = new AbortController();
  /** The text that clients get, and the text that came since. */
  readonly #text: ReplyText;
  #unread = "";
  #snapshot: ReplySnapshot | null;
  /**
   * The end of the text, which is not stored yet. Cutting the end out of the whole text would copy the text each time.
   */
  #unstored = "";
  /** The stored text after the last part, and its characters. */
  #row: string;
  #rowCharacters: number;
  /** Null for a reply that begins. */
  readonly #continuation: Continuation | null;
  /** Characters at the beginning of the text that were no part of the reply; never of a continued one. */
  #discarded = 0;
  #waiting = false;
  #storedWaiting = false;
  #storedAt = performance.now();
  #batchTimer: NodeJS.Timeout | undefined;
  #isBatching = false;
  #batchedAt = Number.NEGATIVE_INFINITY;
  /** Whether the first text was passed to clients, or the reply has ended. */
  #isFirstPassed = false;
  #firstTimer: NodeJS.Timeout | undefined;
  /** Set when this process must not end the reply by itself: its end, or `lost` when another process ended the reply. */
  #forcedEnd: ReplyEnd | "lost" | null = null;

  constructor({ request, ...job }: ReplyJob, tools: WriterTools) {
    this.#job = job;
    this.#tools = tools;
    this.#text = new ReplyText(job.prefix);
    this.#continuation = job.prefix === "" ? null : new Continuation(job.prefix);
    this.#row = job.prefix;
    this.#rowCharacters = charactersIn(job.prefix);
    this.#snapshot = { text: job.prefix, end: null };
    this.finished = this.#write(tools.model.reply(request, this.#stop.signal));
  }

  /** The variant that is being written. */
  get variantId(): string {
    return this.#job.variantId;
  }

  /** The reply as far as it is written; null when only the database has it. */
  get snapshot(): ReplySnapshot | null {
    return this.#snapshot;
  }

  /** Ends the reply with the text so far. */
  stop(): void {
    this.#stop.abort();
  }

  /** Ends the reply as interrupted, because the process ends. */
  abandon(): void {
    this.#forcedEnd ??= { finish: "error", failure: interrupted };
    this.#stop.abort();
  }

  pendingWrite(): PendingWrite | null {
    const [added, waiting] = [this.#unstored, this.#waiting];
    const isChanged = added !== "" || waiting !== this.#storedWaiting;
    if (!isChanged && performance.now() - this.#storedAt <= HEARTBEAT_MS) return null;
    const { messageId: id, variantId: variant } = this.#job;
    const from = this.#text.whole.length - added.length;
    const text = this.#row + added;
    const part = text.length < PART_LENGTH ? undefined : { position: from - this.#row.length, text };
    return { id, variant, from, stored: this.#rowCharacters, added, part, waiting, isChanged };
  }

  stored({ added, part, waiting }: PendingWrite, outcome: WriteOutcome): void {
    if (outcome === "lost") this.#forcedEnd = "lost";
    if (outcome !== "stored") this.stop();
    this.#unstored = this.#unstored.slice(added.length);
    this.#row = part ? "" : this.#row + added;
    this.#rowCharacters = part ? 0 : this.#rowCharacters + charactersIn(added);
    this.#storedWaiting = waiting;
    this.#storedAt = performance.now();
    if (added !== "" && outcome !== "lost") this.#passFirst();
  }

  async #write(events: AsyncIterable<ModelEvent>): Promise<void> {
    const { store } = this.#tools;
    store.add(this);
    let end: ReplyEnd;
    try {
      end = await this.#generate(events);
    } catch (error) {
      this.#tools.log.error({ err: error, reply: this.#job.messageId }, "the model threw an error");
      end = { finish: "error", failure: interrupted };
    }
    clearTimeout(this.#batchTimer);
    // Heartbeats go on until the end is stored, which can wait for a connection.
    await this.#finish(typeof this.#forcedEnd === "object" && this.#forcedEnd ? this.#forcedEnd : end);
    store.remove(this);
  }

  async #generate(events: AsyncIterable<ModelEvent>): Promise<ReplyEnd> {
    for await (const event of events) {
      if (event.kind === "end") {
        this.#unread += this.#continuation?.end() ?? "";
        this.#discarded = event.discarded ?? 0;
        return this.#endOf(event);
      }
      if (event.kind !== "delta") {
        this.#waiting = event.kind === "waiting";
        this.#flush();
        continue;
      }
      const text = this.#continuation ? this.#continuation.add(event.text) : event.text;
      if (text === "") continue;
      this.#unread += text;
      this.#batch();
    }
    throw new Error("A model's events stopped without an `end` event; every reply needs one.");
  }

  #endOf(event: Extract<ModelEvent, { kind: "end" }>): ReplyEnd {
    if (event.finish !== "error") return { finish: event.finish, failure: null };
    const { code, reason } = event.failure;
    this.#tools.log.warn(
      { reply: this.#job.messageId, code, reason, cause: describeCause(event.cause) },
      "the model failed",
    );
    return { finish: "error", failure: event.failure };
  }

  /** Passes text to clients at once, or together with the next tokens when text was passed a moment ago. */
  #batch(): void {
    if (this.#isBatching) return;
    if (performance.now() - this.#batchedAt >= BATCH_MS) {
      this.#flush();
      return;
    }
    this.#isBatching = true;
    // One timer is reused for all batches of a reply.
    if (this.#batchTimer) this.#batchTimer.refresh();
    else this.#batchTimer = setTimeout(() => this.#flush(), BATCH_MS);
  }

  #flush(): void {
    this.#isBatching = false;
    this.#batchedAt = performance.now();
    const added = this.#addUnread();
    if (this.#isFirstPassed || this.#text.whole.length === this.#job.prefix.length) this.#pass(added);
    else this.#storeFirst();
  }

  #pass(added?: ReplySnapshot["added"]): void {
    this.#snapshot = {
      text: this.#text.whole,
      end: null,
      waiting: this.#waiting,
      ...(added ? { added } : {}),
    };
    this.#tools.onChange();
  }

  // A reply without a stored text is refunded. No client may have seen it when this process is killed.
  #storeFirst(): void {
    if (this.#firstTimer) return;
    this.#firstTimer = setTimeout(() => this.#passFirst(), FIRST_TEXT_MS);
    this.#tools.store.storeNow();
  }

  #passFirst(): void {
    if (this.#isFirstPassed) return;
    this.#isFirstPassed = true;
    clearTimeout(this.#firstTimer);
    this.#pass();
  }

  /** Moves unread text to the text, except half of a surrogate pair. Does not read the whole text, which would copy it. */
  #addUnread(): ReplySnapshot["added"] {
    const added = { from: this.#text.whole.length, text: copyOf(withoutHalfPair(this.#unread)) };
    this.#unread = this.#unread.slice(added.text.length);
    this.#text.add(added.text);
    this.#unstored += added.text;
    return added;
  }

  async #finish(ended: ReplyEnd): Promise<void> {
    this.#addUnread();
    const text = this.#text.whole.slice(this.#discarded);
    const end = endOfText(ended, this.#job.prefix.length, text);
    const isStored = this.#forcedEnd === "lost" ? false : await this.#storeEnd(end, text);
    clearTimeout(this.#firstTimer);
    this.#isFirstPassed = true;
    // Another process can have ended the reply: then the end is in the database.
    const isOtherText = this.#discarded > 0;
    this.#snapshot = isStored ? { text, end: isOtherText ? { ...end, isOtherText } : end } : null;
    this.#tools.onChange();
  }

  async #storeEnd(end: ReplyEnd, text: string): Promise<boolean> {
    const { db, owner, log } = this.#tools;
    const { messageId, prefix } = this.#job;
    const mine = and(eq(streamingReply.message_id, messageId), eq(streamingReply.owner, owner));
    const waits = [...END_RETRIES_MS];
    for (;;) {
      try {
        const isNew = text.slice(prefix.length).trim() !== "";
        if ((end.finish === "complete" || end.finish === "length") && isNew) {
          return await endComplete(db, mine, end.finish, text);
        }
        return (await endReplies(db, mine, end, text)).length > 0;
      } catch (error) {
        log.error({ err: error, reply: messageId }, "the end of a reply could not be stored");
        // On a full disk the text is only in this process, so it waits for room, unless the process ends.
        const wait = isReadOnly(error) && !this.#forcedEnd ? FULL_DISK_RETRY_MS : waits.shift();
        // Without heartbeats the reply counts as abandoned, and is ended with the text stored last.
        if (wait === undefined) return false;
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
  }
}

/** Characters as the database counts them: a surrogate pair is one. */
function charactersIn(text: string): number {
  return text.length - (text.match(/[\uDC00-\uDFFF]/g)?.length ?? 0);
}

/** Removes half of a surrogate pair at the end, whose other half is still to come. Replaces lone halves elsewhere. */
function withoutHalfPair(text: string): string {
  return (/[\uD800-\uDBFF]/.test(text.slice(-1)) ? text.slice(0, -1) : text).toWellFormed();
}

/** The type of an error of the provider, for the log. Its message is left out: it can contain keys or texts of users. */
function describeCause(cause: unknown): unknown {
  if (!(cause instanceof Error)) return { type: typeof cause };
  const { statusCode } = cause as { statusCode?: number };
  return { type: cause.name, statusCode };
}
