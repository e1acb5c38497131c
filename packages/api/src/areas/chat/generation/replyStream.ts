import {
  STREAM_DONE,
  STREAM_HEADER,
  STREAM_HEARTBEAT_MS,
  STREAM_VERSION,
  type StreamPart,
} from "@mimi/contract";
import type { Logger } from "pino";
import { type Chunks, chunkedResponse } from "../../../http/chunks.ts";
import type { Replies } from "./Replies.ts";
import type { ReplyEnd, ReplySnapshot, ReplyVariantId } from "./reply.ts";
import type { Watch } from "./Watches.ts";

/** What a stream tells, and from where. */
export interface ReplyStreamOptions {
  readonly replyId: string;
  readonly alternativeId: string;
  /** UTF-16 code units of the reply that the user already has. */
  readonly from: number;
  /** Told after `start`, when the stream answers what was asked for. */
  readonly accepted?: Extract<StreamPart, { type: "data-accepted" }>["data"];
  /** Whether what was sent speaks of self-harm (product 5). @default false */
  readonly crisis?: boolean;
  readonly replies: Pick<Replies, "ownSnapshot" | "read" | "watch" | "watchTimeoutMs">;
  readonly log: Logger;
  /** Ends the stream without an end of the reply, so that the user resumes elsewhere. */
  readonly stopping: AbortSignal;
  /** Whether the user may still read it; asked at each heartbeat. When not, the stream ends in the same way. */
  readonly isAdmitted: () => Promise<boolean>;
}

/** Answers with the events of a reply: what the user misses, then the live rest (contract 3). */
export function replyStream(options: ReplyStreamOptions): Response {
  return chunkedResponse(new ReplyPieces(options), {
    "Content-Type": "text/event-stream; charset=utf-8",
    "Cache-Control": "no-store, no-transform",
    "X-Accel-Buffering": "no",
    [STREAM_HEADER]: STREAM_VERSION,
  });
}

/** The resume point that a user names in `Last-Event-ID`; the beginning when it names none. */
export function resumePoint(header: string | null): number {
  return header !== null && /^\d{1,9}$/.test(header) ? Number(header) : 0;
}

/** The events, as many at a time as there are. */
class ReplyPieces implements Chunks {
  readonly #options: Omit<ReplyStreamOptions, "accepted" | "crisis">;
  readonly #wording: ReplyVariantId;
  #opening: string | null;
  #watch: Watch | null = null;
  #sent: number;
  #waiting = false;
  #spokeAt = performance.now();
  #admittedAt = performance.now();
  #over = false;

  constructor({ accepted, crisis, ...options }: ReplyStreamOptions) {
    this.#options = options;
    this.#wording = { messageId: options.replyId, alternativeId: options.alternativeId };
    this.#sent = options.from;
    this.#opening = openingOf(options, accepted, crisis);
  }

  next(): Promise<string | null> {
    if (this.#opening === null) return this.#news();
    const opening = this.#opening;
    this.#opening = null;
    this.#watch = this.#options.replies.watch(this.#options.replyId);
    return Promise.resolve(opening);
  }

  leave(): void {
    this.#over = true;
    this.#watch?.close();
  }

  async #news(): Promise<string | null> {
    const { replyId, replies, log } = this.#options;
    try {
      while (!this.#over) {
        this.#askAgainInTime();
        const reply = replies.ownSnapshot(this.#wording) ?? (await replies.read(this.#wording));
        if (this.#over || this.#options.stopping.aborted || !reply) break;
        const told = this.#tell(reply) || this.#signOfLife();
        if (told) {
          this.#spokeAt = performance.now();
          return told;
        }
        const quiet = Math.ceil(STREAM_HEARTBEAT_MS - (performance.now() - this.#spokeAt));
        await this.#watch?.changed(Math.min(quiet, replies.watchTimeoutMs(replyId)));
      }
    } catch (error) {
      // Whatever was thrown must not reach the user: for them the stream ends without an end.
      log.error({ err: error, reply: replyId }, "a stream broke");
    }
    this.leave();
    return null;
  }

  /** What tells a user that the connection holds, when it is time to. */
  #signOfLife(): string {
    return performance.now() - this.#spokeAt >= STREAM_HEARTBEAT_MS ? ": still here\n\n" : "";
  }

  #askAgainInTime(): void {
    if (performance.now() - this.#admittedAt < STREAM_HEARTBEAT_MS) return;
    this.#admittedAt = performance.now();
    // Nobody's words wait for the answer.
    void this.#askAgain();
  }

  /** Looks whether the user may still read. What cannot be asked now is asked at the next heartbeat. */
  async #askAgain(): Promise<void> {
    const { isAdmitted, log, replyId } = this.#options;
    try {
      if (!(await isAdmitted())) this.leave();
    } catch (err) {
      log.warn({ err, reply: replyId }, "whose stream this is could not be asked");
    }
  }

  /** What the user does not know yet of the reply; empty when they know all of it. */
  #tell({ text, end, waiting = false, added }: ReplySnapshot): string {
    const { replyId: id } = this.#options;
    let told = "";
    if (waiting !== this.#waiting && !end) {
      this.#waiting = waiting;
      told += event(this.#sent, { type: "data-waiting", data: { waiting } });
    }
    if (text.length > this.#sent) {
      const delta = added?.from === this.#sent ? added.text : text.slice(wholePoint(text, this.#sent));
      this.#sent = text.length;
      told += event(this.#sent, { type: "text-delta", id, delta });
    }
    if (!end) return told;
    this.#over = true;
    const parts = partsOf(id, end).map((part) => event(this.#sent, part));
    return `${told}${parts.join("")}id: ${this.#sent}\ndata: ${STREAM_DONE}\n\n`;
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
  // Going on with a reply begins a text too, in the middle of it.
  if (from === 0 || accepted) parts.push({ type: "text-start", id });
  return parts.map((part) => event(from, part)).join("");
}

function partsOf(replyId: string, { finish, failure }: ReplyEnd): StreamPart[] {
  const parts: StreamPart[] = [{ type: "text-end", id: replyId }];
  if (failure) {
    parts.push({ type: "data-failure", data: failure }, { type: "error", errorText: failure.message });
  }
  parts.push({ type: "data-ended", data: { finish } }, { type: "finish" });
  return parts;
}

/** A resume point within a surrogate pair, which we never hand out, steps back to its beginning. */
function wholePoint(text: string, at: number): number {
  return /^[\uDC00-\uDFFF]/.test(text.slice(at, at + 1)) && at > 0 ? at - 1 : at;
}

function event(id: number, part: StreamPart): string {
  return `id: ${id}\ndata: ${JSON.stringify(part)}\n\n`;
}
