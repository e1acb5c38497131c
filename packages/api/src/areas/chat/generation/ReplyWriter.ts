import { and, eq } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "../../../db/Database.ts";
import { generation } from "../../../db/schema.ts";
import type { Model, ModelEvent } from "../../../providers/model/Model.ts";
import { interrupted, type ReplyEnd, type ReplyJob, type ReplySnapshot } from "./reply.ts";
import { endComplete, endReplies } from "./replyRecord.ts";
import type { StreamingText, PendingWrite, WriteOutcome, TextStore } from "./TextStore.ts";

/** Milliseconds over which tokens are gathered into one event. */
const GATHER_MS = 50;
/** Milliseconds after which a heartbeat is stored though nothing was written; also when a stop is noticed at the latest. */
const BEAT_MS = 700;
/** Milliseconds before each further attempt to store an end. */
const END_RETRIES_MS = [100, 400, 1_500];

interface WriterTools {
  readonly db: Database;
  readonly model: Model;
  readonly log: Logger;
  /** The process. */
  readonly owner: string;
  readonly store: Pick<TextStore, "add" | "remove">;
  /** Called whenever there is more to read. */
  readonly onChange: () => void;
}

/** Writes one reply: gathers the model's tokens, stores them as they come, and stores the end exactly once. */
export class ReplyWriter implements StreamingText {
  /** Resolves when the reply has ended and nothing more will be stored. */
  readonly finished: Promise<void>;
  readonly #job: Omit<ReplyJob, "request">;
  readonly #tools: WriterTools;
  readonly #stop = new AbortController();
  /** What can be read, and what came since. */
  #text: string;
  #fresh = "";
  #shown: ReplySnapshot | null;
  /** What of it is not stored yet, and how much is: the whole text would be copied each time that something is cut out of it. */
  #unstored = "";
  #storedCharacters: number;
  #waiting = false;
  #storedWaiting = false;
  #storedAt = performance.now();
  #gathering: NodeJS.Timeout | undefined;
  #isGathering = false;
  #shownAt = Number.NEGATIVE_INFINITY;
  /** Set when another process ended the reply, or this process has to leave it. */
  #left: ReplyEnd | "lost" | null = null;

  constructor({ request, ...job }: ReplyJob, tools: WriterTools) {
    this.#job = job;
    this.#tools = tools;
    this.#text = job.prefix;
    this.#storedCharacters = charactersIn(job.prefix);
    this.#shown = { text: job.prefix, end: null };
    this.finished = this.#write(tools.model.reply(request, this.#stop.signal));
  }

  /** Which variant it writes. */
  get alternativeId(): string {
    return this.#job.alternativeId;
  }

  /** What there is to read; null when only the database knows. */
  get snapshot(): ReplySnapshot | null {
    return this.#shown;
  }

  /** Ends the reply with what was written so far. */
  stop(): void {
    this.#stop.abort();
  }

  /** Ends the reply as interrupted, because the process ends. */
  abandon(): void {
    this.#left ??= { finish: "error", failure: interrupted };
    this.#stop.abort();
  }

  pendingWrite(): PendingWrite | null {
    const [added, waiting] = [this.#unstored, this.#waiting];
    const news = added !== "" || waiting !== this.#storedWaiting;
    if (!news && performance.now() - this.#storedAt <= BEAT_MS) return null;
    return { id: this.#job.messageId, kept: this.#storedCharacters, added, waiting, news };
  }

  stored({ added, waiting }: PendingWrite, state: WriteOutcome): void {
    if (state === "lost") this.#left = "lost";
    if (state !== "kept") this.stop();
    this.#unstored = this.#unstored.slice(added.length);
    this.#storedCharacters += charactersIn(added);
    this.#storedWaiting = waiting;
    this.#storedAt = performance.now();
  }

  async #write(events: AsyncIterable<ModelEvent>): Promise<void> {
    const { store } = this.#tools;
    store.add(this);
    let end: ReplyEnd;
    try {
      end = await this.#generate(events);
    } catch (error) {
      this.#tools.log.error({ err: error, reply: this.#job.messageId }, "the model broke its promise");
      end = { finish: "error", failure: interrupted };
    }
    clearTimeout(this.#gathering);
    // It gives heartbeats until its end is stored, which may have to wait for a connection.
    await this.#finish(typeof this.#left === "object" && this.#left ? this.#left : end);
    store.remove(this);
  }

  async #generate(events: AsyncIterable<ModelEvent>): Promise<ReplyEnd> {
    for await (const event of events) {
      if (event.kind === "end") return this.#endOf(event);
      if (event.kind !== "delta") {
        this.#waiting = event.kind === "waiting";
        this.#show();
        continue;
      }
      const isFirst = this.#text.length + this.#fresh.length === this.#job.prefix.length;
      this.#fresh += isFirst ? following(this.#job.prefix, event.text) : event.text;
      this.#gather();
    }
    throw new Error("A model's reply ended without an end; every reply needs one.");
  }

  #endOf(event: Extract<ModelEvent, { kind: "end" }>): ReplyEnd {
    if (event.finish !== "error") return { finish: event.finish, failure: null };
    const { message, code } = event.failure;
    this.#tools.log.warn(
      { reply: this.#job.messageId, code, told: message, cause: brief(event.cause) },
      "the model failed",
    );
    return { finish: "error", failure: event.failure };
  }

  /** Shows what came at once, unless something was shown just now: then whatever comes soon is shown together. */
  #gather(): void {
    if (this.#isGathering) return;
    if (performance.now() - this.#shownAt >= GATHER_MS) {
      this.#show();
      return;
    }
    this.#isGathering = true;
    // The same one over and over, for each reply.
    if (this.#gathering) this.#gathering.refresh();
    else this.#gathering = setTimeout(() => this.#show(), GATHER_MS);
  }

  #show(): void {
    this.#isGathering = false;
    this.#shownAt = performance.now();
    const added = this.#add();
    this.#shown = { text: this.#text, end: null, waiting: this.#waiting, added };
    this.#tools.onChange();
  }

  /** Adds what came, up to half of a surrogate pair: the whole text is never looked at, for that would copy it each time. */
  #add(): ReplySnapshot["added"] {
    const added = { from: this.#text.length, text: ownCopy(wholePairs(this.#fresh)) };
    this.#fresh = this.#fresh.slice(added.text.length);
    this.#text += added.text;
    this.#unstored += added.text;
    return added;
  }

  async #finish(end: ReplyEnd): Promise<void> {
    this.#add();
    const text = this.#text;
    const kept = this.#left === "lost" ? false : await this.#storeEnd(end, text);
    // Whoever else ended it left the truth in the database.
    this.#shown = kept ? { text, end } : null;
    this.#tools.onChange();
  }

  async #storeEnd(end: ReplyEnd, text: string): Promise<boolean> {
    const { db, owner, log } = this.#tools;
    const { messageId } = this.#job;
    const mine = and(eq(generation.message_id, messageId), eq(generation.owner, owner));
    for (const wait of [...END_RETRIES_MS, null]) {
      try {
        if ((end.finish === "complete" || end.finish === "length") && text) {
          return await endComplete(db, mine, end.finish, text);
        }
        return (await endReplies(db, mine, end, text)).length > 0;
      } catch (error) {
        log.error({ err: error, reply: messageId }, "the end of a reply could not be stored");
        if (wait !== null) await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
    // Without a heartbeat it will be found abandoned, and ended with the text stored last.
    return false;
  }
}

/** What is added to a text: a new sentence does not stick to the one before it. */
function following(before: string, added: string): string {
  return /[.!?…:;,”"»*)\]]$/u.test(before) && /^[^\s.,!?…:;)\]]/u.test(added) ? ` ${added}` : added;
}

/** A text of its own: the engine keeps whatever a text was cut out of, which is ten times its size here. */
function ownCopy(text: string): string {
  return Buffer.from(text).toString();
}

/** Characters as the database counts them: a surrogate pair is one. */
function charactersIn(text: string): number {
  return text.length - (text.match(/[\uDC00-\uDFFF]/g)?.length ?? 0);
}

/** Leaves out half of a surrogate pair at the end: its other half is still to come. Halves elsewhere never were whole. */
function wholePairs(text: string): string {
  return (/[\uD800-\uDBFF]/.test(text.slice(-1)) ? text.slice(0, -1) : text).toWellFormed();
}

/** What went wrong at the provider, for our log alone. Not in its own words: they may hold keys, or what people wrote. */
function brief(cause: unknown): unknown {
  if (!(cause instanceof Error)) return { type: typeof cause };
  const { statusCode } = cause as { statusCode?: number };
  return { type: cause.name, statusCode };
}
