import {
  STREAM_DONE,
  STREAM_HEADER,
  STREAM_HEARTBEAT_MS,
  STREAM_VERSION,
  type StreamPart,
} from "@mimi/contract";
import type { Logger } from "pino";
import type { Replies } from "./Replies.ts";
import type { ReplyEnd } from "./replyRecord.ts";

/** What a stream tells, and from where. */
export interface ReplyStreamOptions {
  readonly replyId: string;
  readonly alternativeId: string;
  /** UTF-16 code units of the reply that the reader already has. */
  readonly from: number;
  /** Told after `start`, when the stream answers what was asked for. */
  readonly accepted?: Extract<StreamPart, { type: "data-accepted" }>["data"];
  /** Whether what was sent speaks of self-harm (product 5). @default false */
  readonly crisis?: boolean;
  readonly replies: Pick<Replies, "read" | "watch" | "patienceFor">;
  readonly log: Logger;
  /** Ends the stream without an end of the reply, so that the reader resumes elsewhere. */
  readonly stopping: AbortSignal;
}

/** Answers with the events of a reply: what the reader misses, then the live rest (contract 3). */
export function replyStream(options: ReplyStreamOptions): Response {
  const gone = new AbortController();
  const closing = AbortSignal.any([gone.signal, options.stopping]);
  const events = eventsOf(options, closing);
  const encoder = new TextEncoder();
  // A stream of our own: whatever is thrown inside must not reach the reader, as a framework's helper lets it.
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await events.next();
        if (gone.signal.aborted) return;
        if (done || closing.aborted) controller.close();
        else controller.enqueue(encoder.encode(value));
      } catch (error) {
        options.log.error({ err: error, reply: options.replyId }, "a stream broke");
        if (!gone.signal.aborted) controller.close();
      }
    },
    cancel() {
      gone.abort();
    },
  });
  return new Response(body, {
    headers: {
      "Content-Type": "text/event-stream; charset=utf-8",
      "Cache-Control": "no-store, no-transform",
      "X-Accel-Buffering": "no",
      [STREAM_HEADER]: STREAM_VERSION,
    },
  });
}

/** The resume point that a reader names in `Last-Event-ID`; the beginning when it names none. */
export function resumePoint(header: string | null): number {
  return header !== null && /^\d{1,9}$/.test(header) ? Number(header) : 0;
}

async function* eventsOf(options: ReplyStreamOptions, closing: AbortSignal): AsyncGenerator<string, void> {
  const { replyId, alternativeId, replies, accepted } = options;
  let sent = options.from;
  let ended: ReplyEnd | null = null;
  let waiting = false;
  yield event(sent, { type: "start", messageId: replyId });
  if (accepted) yield event(sent, { type: "data-accepted", data: accepted });
  if (accepted && options.crisis) {
    yield event(sent, { type: "data-crisis", data: { message_id: accepted.user_message_id } });
  }
  // Going on with a reply begins a text too, in the middle of it.
  if (sent === 0 || accepted) yield event(sent, { type: "text-start", id: replyId });
  const watch = replies.watch(replyId, closing);
  let spokeAt = performance.now();
  try {
    while (!ended) {
      const reply = await replies.read({ messageId: replyId, alternativeId });
      if (closing.aborted || !reply) return;
      if ((reply.waiting ?? false) !== waiting && !reply.end) {
        waiting = !waiting;
        spokeAt = performance.now();
        yield event(sent, { type: "data-waiting", data: { waiting } });
      }
      const from = wholePoint(reply.text, sent);
      if (reply.text.length > from) {
        sent = reply.text.length;
        spokeAt = performance.now();
        yield event(sent, { type: "text-delta", id: replyId, delta: reply.text.slice(from) });
      }
      ended = reply.end;
      if (ended) break;
      const quiet = STREAM_HEARTBEAT_MS - (performance.now() - spokeAt);
      if (quiet <= 0) {
        spokeAt = performance.now();
        yield ": still here\n\n";
      } else {
        await watch.changed(Math.min(quiet, replies.patienceFor(replyId)));
      }
    }
  } finally {
    watch.close();
  }
  for (const part of partsOf(replyId, ended)) yield event(sent, part);
  yield `id: ${sent}\ndata: ${STREAM_DONE}\n\n`;
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
