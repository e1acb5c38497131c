import { and, eq, inArray, type SQL } from "drizzle-orm";
import type { Deps } from "../../../domain/deps.ts";
import { streamingReply } from "../../../db/schema/chat.ts";
import { newId } from "../../../shared/ids.ts";
import {
  interrupted,
  REPLY_CHANNEL,
  type ReplyJob,
  type ReplySnapshot,
  type ReplyVariantId,
  type ReplyWriters,
} from "./reply.ts";
import { abandoned, endReplies, isWriting, readReply, requestStop } from "./replyRecord.ts";
import { unpackPieces } from "./pieces.ts";
import { RemoteTexts } from "./RemoteTexts.ts";
import { ReplyWriter } from "./ReplyWriter.ts";
import { TextStore } from "./TextStore.ts";
import { type Watch, Watches } from "./Watches.ts";

/** Milliseconds between two searches for replies whose process has ended. */
const CLEANUP_MS = 5_000;
/** Milliseconds that a stop waits for the writer before it ends the reply by itself. */
const STOP_TIMEOUT_MS = 700;
/** Milliseconds between two reads of another process's reply, because a notification can get lost. */
const POLL_MS = 1_000;

type RepliesDeps = Pick<Deps, "db" | "heartbeatDb" | "model" | "log" | "listen" | "exclusive" | "stopping">;

/** The replies that are being written, by this process and by others. */
export class Replies implements ReplyWriters {
  /** Names this process in the database. */
  readonly owner = newId();
  readonly #deps: RepliesDeps;
  readonly #writers = new Map<string, ReplyWriter>();
  readonly #watches = new Watches();
  /** The replies of other processes that are read here. A little fresher than the polls of their clients. */
  readonly #remote = new RemoteTexts(POLL_MS * 0.9);
  readonly #store: TextStore;
  readonly #cleanupTimer: NodeJS.Timeout;
  #listening: Promise<() => Promise<void>> | null = null;
  #cleanup: Promise<void>;

  constructor(deps: RepliesDeps) {
    this.#deps = deps;
    const { heartbeatDb, log, exclusive, stopping } = deps;
    stopping.addEventListener("abort", () => this.#watches.wakeAll(), { once: true });
    this.#store = new TextStore({ db: heartbeatDb, log, owner: this.owner, shared: !exclusive });
    this.#cleanup = this.#endAbandoned();
    this.#cleanupTimer = setInterval(() => {
      this.#cleanup = this.#endAbandoned();
    }, CLEANUP_MS);
    this.#cleanupTimer.unref();
  }

  /** The condition that the process that wrote a reply has ended. */
  get abandoned() {
    return abandoned(this.owner, this.#deps.exclusive, this.#writers.keys());
  }

  /**
   * Starts to write an accepted reply, which names {@link owner}. The reply continues without clients. Resolves to the
   * complete reply; to null when another process ended it.
   */
  start(job: ReplyJob): Promise<ReplySnapshot | null> {
    const { messageId } = job;
    this.#listen();
    const writer = new ReplyWriter(job, {
      ...this.#deps,
      owner: this.owner,
      store: this.#store,
      onChange: () => this.#watches.wake(messageId),
    });
    this.#writers.set(messageId, writer);
    return writer.finished.then(() => {
      this.#writers.delete(messageId);
      this.#readAgain(messageId);
      return writer.snapshot;
    });
  }

  /** A variant as far as this process has written it; null when only the database has it. */
  ownSnapshot({ messageId, variantId }: ReplyVariantId): ReplySnapshot | null {
    const writer = this.#writers.get(messageId);
    return writer?.variantId === variantId ? writer.snapshot : null;
  }

  /** A watched variant as far as it is written; null when there is none. */
  async read(variant: ReplyVariantId): Promise<ReplySnapshot | null> {
    const { messageId, variantId } = variant;
    return this.ownSnapshot(variant) ?? this.#remote.read(messageId, variantId, () => this.#load(variant));
  }

  async #load(variant: ReplyVariantId): Promise<ReplySnapshot | null> {
    const stored = await readReply(this.#deps.db, variant, this.abandoned);
    if (!stored?.dead) return stored;
    await this.#end(variant.messageId);
    return readReply(this.#deps.db, variant, this.abandoned);
  }

  /** Watches a reply. Callers watch before they read, so that no change is missed. */
  watch(messageId: string): Watch {
    this.#listen();
    const watch = this.#watches.open(messageId);
    return {
      changed: (ms) => watch.changed(ms),
      close: () => {
        watch.close();
        if (!this.#watches.has(messageId)) this.#remote.delete(messageId);
      },
    };
  }

  /** Milliseconds after which a watched reply is read again: a notification of another process can get lost. */
  watchTimeoutMs(messageId: string): number {
    return this.#writers.has(messageId) ? Number.POSITIVE_INFINITY : POLL_MS;
  }

  /** Ends a reply with the text so far, within a second, also when another process writes it. */
  async stop(messageId: string): Promise<void> {
    if (!(await requestStop(this.#deps.db, messageId))) return;
    this.#writers.get(messageId)?.stop();
    const until = performance.now() + STOP_TIMEOUT_MS;
    const watch = this.watch(messageId);
    try {
      for (;;) {
        const left = until - performance.now();
        if (left <= 0 || !(await isWriting(this.#deps.db, messageId))) break;
        await watch.changed(Math.min(left, POLL_MS));
      }
    } finally {
      watch.close();
    }
    // A writer that does not answer loses the reply. The text that it stored is kept.
    await endReplies(this.#deps.db, eq(streamingReply.message_id, messageId), {
      finish: "stopped",
      failure: null,
    });
    this.#readAgain(messageId);
  }

  /** Ends the replies that are being written in a chat. */
  async stopIn(chatKey: string): Promise<void> {
    await this.#stopWhere(eq(streamingReply.chat_key, chatKey));
  }

  /** Ends the replies that are being written for a user. */
  async stopOf(userId: string): Promise<void> {
    await this.#stopWhere(eq(streamingReply.user_id, userId));
  }

  async #stopWhere(condition: SQL): Promise<void> {
    const running = await this.#deps.db
      .select({ id: streamingReply.message_id })
      .from(streamingReply)
      .where(condition);
    await Promise.all(running.map(({ id }) => this.stop(id)));
  }

  /** Waits for replies to end by themselves, then ends the rest as interrupted. */
  async close(graceMs: number): Promise<void> {
    clearInterval(this.#cleanupTimer);
    const finished = Promise.all([...this.#writers.values()].map((writer) => writer.finished));
    const grace = new AbortController();
    await Promise.race([finished, timeout(graceMs, grace.signal)]);
    grace.abort();
    for (const writer of this.#writers.values()) writer.abandon();
    await Promise.all([finished, this.#cleanup]);
    const unlisten = await this.#listening?.catch(() => undefined);
    await unlisten?.();
  }

  async #end(messageId: string): Promise<void> {
    const condition = and(eq(streamingReply.message_id, messageId), this.abandoned);
    await endReplies(this.#deps.db, condition, { finish: "error", failure: interrupted });
  }

  async #endAbandoned(): Promise<void> {
    const { db, log } = this.#deps;
    try {
      const silent = await db
        .select({ id: streamingReply.message_id })
        .from(streamingReply)
        .where(this.abandoned);
      // A reply can have started here while the query waited for a connection.
      const orphaned = silent.map(({ id }) => id).filter((id) => !this.#writers.has(id));
      if (orphaned.length === 0) return;
      const condition = and(inArray(streamingReply.message_id, orphaned), this.abandoned);
      const ended = await endReplies(db, condition, { finish: "error", failure: interrupted });
      if (ended.length > 0) log.warn({ replies: ended.length }, "ended replies whose process had ended");
    } catch (error) {
      log.warn({ err: error }, "could not look for abandoned replies");
    }
  }

  #handleNotice(payload: string): void {
    const [kind = "", ...rest] = payload.split(" ", 2);
    const [first = ""] = rest;
    if (kind === "delta") {
      if (first !== this.owner) this.#addPieces(payload.slice(kind.length + first.length + 2));
      return;
    }
    for (const messageId of payload.split(" ").slice(1)) {
      if (kind === "stop") this.#writers.get(messageId)?.stop();
      else if (!this.#writers.has(messageId)) this.#readAgain(messageId);
    }
  }

  /** Makes the clients of a reply read it from the database. */
  #readAgain(messageId: string): void {
    this.#remote.delete(messageId);
    this.#watches.wake(messageId);
  }

  #addPieces(json: string): void {
    const pieces = unpackPieces(json).filter(({ id }) => this.#watches.has(id));
    for (const piece of pieces) this.#remote.add(piece);
    for (const id of new Set(pieces.map((piece) => piece.id))) this.#watches.wake(id);
  }

  // Only other processes send notifications, and an exclusive database has none.
  #listen(): void {
    const { exclusive, listen, log } = this.#deps;
    if (exclusive || this.#listening) return;
    this.#listening = listen(REPLY_CHANNEL, (payload) => this.#handleNotice(payload));
    this.#listening.catch((error: unknown) => {
      // Clients still read every second.
      log.warn({ err: error }, "LISTEN for replies of other processes failed");
      this.#listening = null;
    });
  }
}

function timeout(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
