import type { ModelSettings } from "../../../config/modelSettings.ts";
import { type ChatPart, chatCompletion } from "../../../providers/model/compatible/chatCompletions.ts";
import { network } from "../../../providers/model/compatible/transport.ts";
import type { ModelRequest } from "../../../providers/model/Model.ts";
import { ReplyCleaner } from "../../../providers/model/reply/ReplyCleaner.ts";

/** Milliseconds for the rest of a reply after its first token. */
const REST_MS = 20_000;

/** What came of one short request, read and cleaned by the code that serves chats. */
export interface Probe {
  /** The text as the server sent it. */
  readonly raw: string;
  /** The text as a user gets it. */
  readonly text: string;
  /** The number of pieces in which the text came. */
  readonly pieces: number;
  /** Milliseconds until the first token, of reasoning too; null when none came. */
  readonly firstTokenMs: number | null;
  /** Milliseconds until the first and the last piece of the text. */
  readonly firstTextMs: number;
  readonly lastTextMs: number;
  /** Tokens of the reply and its reasoning, as the server counts them; null when it does not say. */
  readonly tokens: number | null;
  /** Whether reasoning came in a field of its own. */
  readonly hasThoughtField: boolean;
  /** Whether reasoning in the text had no opening mark. */
  readonly isReasoningUnopened: boolean;
  readonly end: ProbeEnd;
}

/** `late`: the time ran out. */
export type ProbeEnd =
  | { readonly kind: "finish"; readonly reason: string | null }
  | { readonly kind: "error"; readonly error: unknown }
  | { readonly kind: "late" };

/** Requests one short reply. Never throws: every error is an end. */
export async function requestProbe(settings: ModelSettings, request: ModelRequest): Promise<Probe> {
  const began = performance.now();
  const late = new AbortController();
  const abort = () => late.abort();
  let timer = setTimeout(abort, settings.firstTokenMs);
  const reading = new ProbeReading(new ReplyCleaner({ speakers: request.speakers }));
  const endpoint = { ...settings, transport: network };
  try {
    const sent = { ...request, maxTokens: settings.replyTokens };
    for await (const part of chatCompletion(endpoint, sent, late.signal)) {
      if (reading.firstTokenMs === null) {
        clearTimeout(timer);
        timer = setTimeout(abort, REST_MS);
      }
      reading.add(part, performance.now() - began);
    }
    return reading.result(late.signal.aborted);
  } catch (error) {
    reading.add({ kind: "error", error }, performance.now() - began);
    return reading.result(late.signal.aborted);
  } finally {
    clearTimeout(timer);
    abort();
  }
}

class ProbeReading {
  firstTokenMs: number | null = null;
  readonly #cleaner: ReplyCleaner;
  #raw = "";
  #text = "";
  #pieces = 0;
  #firstTextMs = 0;
  #lastTextMs = 0;
  #hasThoughtField = false;
  #tokens: number | null = null;
  #end: ProbeEnd = { kind: "finish", reason: null };

  constructor(cleaner: ReplyCleaner) {
    this.#cleaner = cleaner;
  }

  add(part: ChatPart, ms: number): void {
    if (part.kind === "finish" || part.kind === "error") this.#end = part;
    if (part.kind === "thought") this.#hasThoughtField = true;
    if (part.kind === "usage") this.#tokens = part.usage.outputTokens;
    const isText = part.kind === "text" && part.text !== "";
    if (isText || part.kind === "thought") this.firstTokenMs ??= ms;
    if (!isText) return;
    if (this.#pieces === 0) this.#firstTextMs = ms;
    this.#lastTextMs = ms;
    this.#pieces += 1;
    this.#raw += part.text;
    this.#text += this.#cleaner.add(part.text);
  }

  result(isLate: boolean): Probe {
    const end: ProbeEnd = isLate ? { kind: "late" } : this.#end;
    const rest = this.#cleaner.end(end.kind === "finish");
    const { discarded, sawLoneClose } = this.#cleaner;
    return {
      raw: this.#raw,
      text: (this.#text + rest).slice(discarded),
      pieces: this.#pieces,
      firstTokenMs: this.firstTokenMs,
      firstTextMs: this.#firstTextMs,
      lastTextMs: this.#lastTextMs,
      tokens: this.#tokens,
      hasThoughtField: this.#hasThoughtField,
      isReasoningUnopened: sawLoneClose,
      end,
    };
  }
}
