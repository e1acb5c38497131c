import { consumeOnce } from "../model/consumeOnce.ts";
import type { Model, ModelEvent } from "../model/Model.ts";
import { type StreamError, type Stage, TransformedStream } from "../model/TransformedStream.ts";
import { Refusal } from "../../shared/errors/Refusal.ts";
import type { TermClass } from "./Lexicon.ts";
import { refuse, violatedRule, type ScreeningInput, type Screening } from "./Screening.ts";

/** UTF-16 code units of shown text that are screened again, for terms with repeated letters. */
const BEFORE = 200;
/** UTF-16 code units of new text that are screened at once. */
const STEP = 24;
/** UTF-16 code units after which the endpoint is called first; each window is twice the one before, up to the most. */
const WINDOW_LEAST = 120;
const WINDOW_MOST = 960;

/** Called with each refusal. */
export type OnRefused = (refusal: Refusal) => void;

/**
 * A model with a moderation filter (product 7): text that can become a blocked term is delayed, and a reply with a
 * blocked term ends as `blocked` before it. For adult characters the prompt is screened too: character, persona, memory and
 * messages can break a rule only together.
 */
export function screenedModel(model: Model, screening: Screening, onRefused: OnRefused): Model {
  return {
    name: model.name,
    reply: (request, signal) => {
      const about = { source: "reply", adult: request.adult === true, actor: "system" } as const;
      const screened = consumeOnce(request, (given, either: AbortSignal) => {
        const { system, messages } = given;
        if (about.adult) screening.judge({ ...about, texts: { system, messages } });
        return model.reply(given, either);
      });
      return new TransformedStream(() => {
        // One controller that follows the signal: `AbortSignal.any` needs a kilobyte for each reply.
        const cancelled = new AbortController();
        const cancel = () => cancelled.abort();
        if (signal.aborted) cancel();
        signal.addEventListener("abort", cancel);
        const close = () => {
          signal.removeEventListener("abort", cancel);
          cancel();
        };
        const stage = new FilterStage(new ModerationFilter(screening, about), onRefused, close);
        return { stage, open: () => screened(cancelled.signal) };
      });
    },
  };
}

/** Passes on accepted text, and ends with a refusal. */
class FilterStage implements Stage<ModelEvent, ModelEvent> {
  isDone = false;
  readonly #filter: ModerationFilter;
  readonly #onRefused: OnRefused;
  readonly #onClose: () => void;

  constructor(filter: ModerationFilter, onRefused: OnRefused, onClose: () => void) {
    this.#filter = filter;
    this.#onRefused = onRefused;
    this.#onClose = onClose;
  }

  process(event: ModelEvent): readonly ModelEvent[] | Promise<readonly ModelEvent[]> {
    this.isDone = event.kind === "end";
    const text = this.#filter.add(event);
    return typeof text === "string" ? eventsOf(text, event) : text.then((shown) => eventsOf(shown, event));
  }

  finish(failure: StreamError | null): readonly ModelEvent[] {
    if (!failure) return [];
    if (!(failure.error instanceof Refusal)) throw failure.error;
    this.#onRefused(failure.error);
    return [{ kind: "end", finish: "blocked" }];
  }

  close(): void {
    this.#onClose();
  }
}

/** The text that may be shown now, and the event itself unless it is text. */
function eventsOf(text: string, event: ModelEvent): readonly ModelEvent[] {
  const events: ModelEvent[] = text ? [{ kind: "delta", text }] : [];
  if (event.kind !== "delta") events.push(event);
  return events;
}

/** Screens a growing text, and returns the part that no later text can change. */
class ModerationFilter {
  readonly #screening: Screening;
  readonly #about: Omit<ScreeningInput, "texts">;
  /** UTF-16 code units at the end that can be the beginning of a term. */
  readonly #tail: number;
  readonly #classes = new Set<TermClass>();
  /** The text that is screened again, and the text that is not shown yet; the positions below refer to it. */
  #text = "";
  #shown = 0;
  #searchedLength = 0;
  /** No term starts before this position. */
  #clear = 0;
  /** The end of the text that the endpoint has judged. */
  #screenedLength = 0;
  #window = WINDOW_LEAST;

  constructor(screening: Screening, about: Omit<ScreeningInput, "texts">) {
    this.#screening = screening;
    this.#about = about;
    this.#tail = 2 * screening.lexicon.longest + 16;
  }

  /** The text that may be shown now. Throws a Refusal. */
  add(event: ModelEvent): string | Promise<string> {
    if (event.kind === "delta") return this.#addText(event.text);
    return event.kind === "end" ? this.#end() : "";
  }

  #addText(text: string): string | Promise<string> {
    this.#text += text;
    if (this.#text.length - this.#searchedLength < STEP) return "";
    this.#searchLexicon();
    if (!this.#screening.remote) return this.#showTo(this.#text.length - this.#tail);
    if (this.#text.length - this.#screenedLength < this.#window) return this.#showScreened();
    return this.#screenRemotely().then(() => this.#showScreened());
  }

  /** The rest of the text. */
  #end(): string | Promise<string> {
    this.#searchLexicon();
    const all = () => this.#showTo(this.#text.length);
    return this.#screening.remote && this.#screenedLength < this.#text.length
      ? this.#screenRemotely().then(all)
      : all();
  }

  #showScreened(): string {
    return this.#showTo(Math.min(this.#screenedLength, this.#text.length - this.#tail));
  }

  #searchLexicon(): void {
    const { lexicon } = this.#screening;
    this.#searchedLength = this.#text.length;
    const from = Math.max(0, this.#shown - BEFORE);
    if (!lexicon.mayBeginIn(this.#text.slice(Math.max(from, this.#clear)))) {
      // Except words that are not complete yet.
      this.#clear = Math.max(0, this.#text.length - this.#tail);
    } else this.#judge(lexicon.find(this.#text.slice(from)));
  }

  async #screenRemotely(): Promise<void> {
    const upTo = this.#text.length;
    const text = this.#text.slice(Math.max(0, this.#screenedLength - BEFORE));
    this.#judge(await this.#screening.callRemote(text, this.#about));
    this.#screenedLength = upTo;
    this.#window = Math.min(WINDOW_MOST, 2 * this.#window);
  }

  // Classes are collected: a term at the beginning and one at the end can break a rule together.
  #judge(classes: Iterable<TermClass>): void {
    for (const one of classes) this.#classes.add(one);
    const rule = violatedRule(this.#classes, this.#about.adult);
    if (rule) throw refuse(rule, this.#about);
  }

  #showTo(end: number): string {
    if (end <= this.#shown) return "";
    const text = this.#text.slice(this.#shown, end);
    this.#shown = end;
    this.#forget();
    return text;
  }

  // Otherwise the whole text would be copied each time.
  #forget(): void {
    const done = this.#screening.remote ? Math.min(this.#shown, this.#screenedLength) : this.#shown;
    const old = done - BEFORE;
    if (old <= 0) return;
    this.#text = this.#text.slice(old);
    this.#shown -= old;
    this.#searchedLength -= old;
    this.#clear = Math.max(0, this.#clear - old);
    this.#screenedLength -= old;
  }
}
