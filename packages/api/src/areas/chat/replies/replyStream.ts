import {
  STREAM_DONE,
  STREAM_HEADER,
  STREAM_HEARTBEAT_MS,
  STREAM_VERSION,
  type StreamPart,
} from "@mimi/contract";
import type { Logger } from "pino";
import { type Chunks, chunkedResponse } from "../../../http/answer/chunks.ts";
import { messageOf } from "../../../shared/errors/ApiError.ts";
import type { ReplyEnd, ReplyReaders, ReplySnapshot, ReplyVariantId } from "./reply.ts";
import type { Watch } from "./Watches.ts";

/** The reply that a stream sends, and the position at which the stream begins. */
export interface ReplyStreamOptions {
  readonly replyId: string;
  readonly variantId: string;
  /** UTF-16 code units of the reply that the client already has. */
  readonly from: number;
  /** Sent after `start`, when the stream answers a request for a reply. */
  readonly accepted?: Extract<StreamPart, { type: "data-accepted" }>["data"];
  /** Whether the user's message mentions self-harm (product 5). @default false */
  readonly crisis?: boolean;
  readonly replies: ReplyReaders;
  readonly log: Logger;
  /** Ends the stream without an end of the reply, so that the client resumes at another process. */
  readonly stopping: AbortSignal;
  /** Whether the user may still read the reply. Called at each heartbeat; otherwise the stream ends in the same way. */
  readonly hasAccess: () => Promise<boolean>;
}

/** Answers with the events of a reply: first the text that the client does not have yet, then new text (contract 3). */
export function replyStream(options: ReplyStreamOptions): Response {
  return chunkedResponse(new ReplyEvents(options), {
    "Content-Type": "text/event-stream; charset=utf-8",
    "Cache-Control": "no-store, no-transform",
    "X-Accel-Buffering": "no",
    // Caddy 2.6 compresses whatever has no encoding, and delivers a compressed stream at its end (decision 36).
    "Content-Encoding": "identity",
    [STREAM_HEADER]: STREAM_VERSION,
  });
}

/** The resume point of the header `Last-Event-ID`; 0 without one. */
export function resumePoint(header: string | null): number {
  return header !== null && /^\d{1,9}$/.test(header) ? Number(header) : 0;
}

/** The events of a reply. Each chunk has all events that are ready. */
class ReplyEvents implements Chunks {
  readonly #options: Omit<ReplyStreamOptions, "accepted" | "crisis">;
  readonly #variant: ReplyVariantId;
  #opening: string | null;
  #watch: Watch | null = null;
  #sentLength: number;
  #waiting = false;
  #sentAt = performance.now();
  #checkedAt = performance.now();
  #isEnded = false;

  constructor({ accepted, crisis, ...options }: ReplyStreamOptions) {
    this.#options = options;
    this.#variant = { messageId: options.replyId, variantId: options.variantId };
    this.#sentLength = options.from;
    this.#opening = openingOf(options, accepted, crisis);
  }

  next(): Promise<string | null> {
    if (this.#opening === null) return this.#nextEvents();
    const opening = this.#opening;
    this.#opening = null;
    this.#watch = this.#options.replies.watch(this.#options.replyId);
    return Promise.resolve(opening);
  }

  close(): void {
    this.#isEnded = true;
    this.#watch?.close();
  }

  async #nextEvents(): Promise<string | null> {
    const { replyId, replies, log } = this.#options;
    try {
      while (!this.#isEnded) {
        this.#checkAccessWhenDue();
        const reply = replies.ownSnapshot(this.#variant) ?? (await replies.read(this.#variant));
        if (this.#isEnded || this.#options.stopping.aborted || !reply) break;
        const events = this.#eventsOf(reply) || this.#heartbeat();
        if (events) {
          this.#sentAt = performance.now();
          return events;
        }
        const heartbeatMs = Math.ceil(STREAM_HEARTBEAT_MS - (performance.now() - this.#sentAt));
        await this.#watch?.changed(Math.min(heartbeatMs, replies.watchTimeoutMs(replyId)));
      }
    } catch (error) {
      // The error must not reach the client: the stream ends without an `end` event, and the client resumes.
      log.error({ err: error, reply: replyId }, "a stream failed");
    }
    this.close();
    return null;
  }

  /** Keeps the connection open when no event was sent for a while. */
  #heartbeat(): string {
    return performance.now() - this.#sentAt >= STREAM_HEARTBEAT_MS ? ": keep-alive\n\n" : "";
  }

  #checkAccessWhenDue(): void {
    if (performance.now() - this.#checkedAt < STREAM_HEARTBEAT_MS) return;
    this.#checkedAt = performance.now();
    // The text does not wait for the answer.
    void this.#checkAccess();
  }

  /** Ends the stream when the user may not read any more. After an error the next heartbeat checks again. */
  async #checkAccess(): Promise<void> {
    const { hasAccess, log, replyId } = this.#options;
    try {
      if (!(await hasAccess())) this.close();
    } catch (err) {
      log.warn({ err, reply: replyId }, "the access to a stream could not be checked");
    }
  }

  /** The events that the client does not have yet; empty when it has all. */
  #eventsOf({ text, end, waiting = false, added }: ReplySnapshot): string {
    const { replyId: id } = this.#options;
    let events = "";
    if (waiting !== this.#waiting && !end) {
      this.#waiting = waiting;
      events += event(this.#sentLength, { type: "data-waiting", data: { waiting } });
    }
    // A client of another process has the longer text, too.
    const isOtherText = end !== null && (end.isOtherText === true || text.length < this.#sentLength);
    if (isOtherText) this.#sentLength = text.length;
    if (text.length > this.#sentLength) {
      const delta =
        added?.from === this.#sentLength ? added.text : text.slice(pairStart(text, this.#sentLength));
      this.#sentLength = text.length;
      events += event(this.#sentLength, { type: "text-delta", id, delta });
    }
    if (!end) return events;
    this.#isEnded = true;
    const parts = partsOf(id, end, isOtherText ? text : undefined).map((part) =>
      event(this.#sentLength, part),
    );
    return `${events}${parts.join("")}id: ${this.#sentLength}\ndata: ${STREAM_DONE}\n\n`;
  }
}

function openingOf(
  { replyId: id, from }: ReplyStreamOptions,
  accepted: ReplyStreamOptions["accepted"],
  crisis = false,
): string {
  const parts: StreamPart[] = [{ type: "start", messageId: id }];
  if (accepted) parts.push({ type: "data-accepted", data: accepted });
  if (accepted && crisis) parts.push({ type: "data-crisis", data: { message_id: accepted.user_message_id } });
  // A continued reply begins a text part too, in the middle of its text.
  if (from === 0 || accepted) parts.push({ type: "text-start", id });
  return parts.map((part) => event(from, part)).join("");
}

function partsOf(replyId: string, { finish, failure }: ReplyEnd, text: string | undefined): StreamPart[] {
  const parts: StreamPart[] = [{ type: "text-end", id: replyId }];
  if (failure) {
    const errorText = messageOf(failure.code, failure.reason);
    parts.push({ type: "data-failure", data: failure }, { type: "error", errorText });
  }
  parts.push(
    { type: "data-ended", data: { finish, ...(text === undefined ? {} : { text }) } },
    { type: "finish" },
  );
  return parts;
}

/** Moves a resume point inside of a surrogate pair to the start of the pair. We never send such a resume point. */
function pairStart(text: string, at: number): number {
  return /^[\uDC00-\uDFFF]/.test(text.slice(at, at + 1)) && at > 0 ? at - 1 : at;
}

function event(id: number, part: StreamPart): string {
  return `id: ${id}\ndata: ${JSON.stringify(part)}\n\n`;
}
