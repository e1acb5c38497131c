import { demoTask } from "./demoTasks.ts";
import { continuedReply } from "./continuedReply.ts";
import { parseNote } from "./notes.ts";
import type { DemoRequest } from "./DemoRequest.ts";
import type { Turn } from "./chat.ts";
import { demoReply } from "./reply.ts";
import { streamedParts } from "./words.ts";

/** The speed of the demo responder. */
export interface Pace {
  /** Milliseconds before the first word. */
  readonly firstMs: number;
  /** Milliseconds between two words. */
  readonly wordMs: number;
}

/** A short pause, then about 30 words per second. */
const readablePace: Pace = { firstMs: 450, wordMs: 33 };

interface ChatBody {
  readonly messages: readonly { readonly role: string; readonly content: unknown }[];
  readonly seed?: number;
}

/**
 * Replaces the network of an OpenAI-compatible provider: answers one request to `/chat/completions` word by word, so that the
 * demo runs the same code as any model.
 */
export function demoFetch(request: DemoRequest, pace: Pace = readablePace): typeof fetch {
  return async (_input, init) => {
    const body = JSON.parse(typeof init?.body === "string" ? init.body : "{}") as ChatBody;
    return new Response(streamWords(replyTo(request, body), pace, init?.signal ?? undefined), {
      headers: { "Content-Type": "text/event-stream" },
    });
  };
}

function replyTo(request: DemoRequest, { messages, seed }: ChatBody): string {
  if (request.kind !== "reply") return demoTask(request.kind, request.lines, request.replyLanguage);
  const { character, instruction } = request;
  const turns = messages
    .filter(({ role }) => role === "user" || role === "assistant")
    .map(
      ({ role, content }): Turn => ({ role: role === "user" ? "user" : "assistant", text: textOf(content) }),
    );
  const newest = turns.at(-1);
  if (newest?.role !== "user") return continuedReply(character, turns, seed);
  return demoReply(character, turns.slice(0, -1), newest.text, {
    ...(instruction === null ? {} : parseNote(instruction)),
    variant: seed ?? 0,
  });
}

function textOf(content: unknown): string {
  if (typeof content === "string") return content;
  if (!Array.isArray(content)) return "";
  return content.map((part: { text?: string }) => part.text ?? "").join("");
}

function streamWords(text: string, pace: Pace, signal: AbortSignal | undefined): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const words = streamedParts(text);
  let at = -1;
  return new ReadableStream({
    async pull(controller) {
      at += 1;
      await pause(at === 0 ? pace.firstMs : pace.wordMs, signal);
      if (signal?.aborted) {
        controller.error(signal.reason);
      } else if (at < words.length) {
        controller.enqueue(encoder.encode(chunk({ content: words[at] ?? "" }, null)));
      } else {
        controller.enqueue(encoder.encode(`${chunk({}, "stop")}data: [DONE]\n\n`));
        controller.close();
      }
    },
  });
}

function chunk(delta: { content?: string }, finishReason: "stop" | null): string {
  const choice = { index: 0, delta, finish_reason: finishReason };
  return `data: ${JSON.stringify({ object: "chat.completion.chunk", model: "demo", choices: [choice] })}\n\n`;
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  if (ms <= 0 || signal?.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms);
    function done() {
      clearTimeout(timer);
      signal?.removeEventListener("abort", done);
      resolve();
    }
    signal?.addEventListener("abort", done);
  });
}
