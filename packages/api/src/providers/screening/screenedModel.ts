import { consumeOnce } from "../model/consumeOnce.ts";
import type { Model, ModelEvent } from "../model/Model.ts";
import { type Fault, type Stage, TransformedStream } from "../model/TransformedStream.ts";
import { Refusal } from "../../shared/errors/Refusal.ts";
import type { TermClass } from "./Lexicon.ts";
import { refuse, violatedRule, type ScreeningInput, type Screening } from "./Screening.ts";

/** Code units that are looked at again before what was shown already, for terms that are drawn out. */
const BEFORE = 200;
/** New code units that are worth another look. */
const STEP = 24;
/** Code units after which the endpoint is asked the first time; each window is twice the one before, up to the most. */
const WINDOW_LEAST = 120;
const WINDOW_MOST = 960;

/** Told of what was kept from the user. */
export type OnRefused = (refusal: Refusal) => void;

/**
 * A model whose every word is screened before anybody sees or stores it (product 7): what may still become a blocked term
 * is held back, and a reply that comes to one ends as `blocked` before it. For adults, what the model is asked with is
 * screened too: card, persona, memory and conversation may say together what none of them says alone.
 */
export function screenedModel(model: Model, screening: Screening, onRefused: OnRefused): Model {
  return {
    name: model.name,
    reply: (request, signal) => {
      const about = { source: "reply", adult: request.adult === true, actor: "system" } as const;
      const ask = consumeOnce(request, (given, either: AbortSignal) => {
        if (about.adult) screening.judge({ ...about, texts: given });
        return model.reply(given, either);
      });
      return new TransformedStream(() => {
        // One controller that follows: `AbortSignal.any` takes a kilobyte for each reply.
        const cancelled = new AbortController();
        const cancel = () => cancelled.abort();
        if (signal.aborted) cancel();
        signal.addEventListener("abort", cancel);
        const close = () => {
          signal.removeEventListener("abort", cancel);
          cancel();
        };
        const stage = new FilterStage(new ModerationFilter(screening, about), onRefused, close);
        return { stage, open: () => ask(cancelled.signal) };
      });
    },
  };
}

/** Lets through what passes the filter, and ends with what it refuses. */
class FilterStage implements Stage<ModelEvent, ModelEvent> {
  over = false;
  readonly #filter: ModerationFilter;
  readonly #onRefused: OnRefused;
  readonly #onClose: () => void;

  constructor(filter: ModerationFilter, onRefused: OnRefused, onClose: () => void) {
    this.#filter = filter;
    this.#onRefused = onRefused;
    this.#onClose = onClose;
  }

  take(event: ModelEvent): readonly ModelEvent[] | Promise<readonly ModelEvent[]> {
    this.over = event.kind === "end";
    const text = this.#filter.add(event);
    return typeof text === "string" ? eventsOf(text, event) : text.then((shown) => eventsOf(shown, event));
  }

  last(fault: Fault | null): readonly ModelEvent[] {
    if (!fault) return [];
    if (!(fault.error instanceof Refusal)) throw fault.error;
    this.#onRefused(fault.error);
    return [{ kind: "end", finish: "blocked" }];
  }

  close(): void {
    this.#onClose();
  }
}

/** What may be shown now, and the event itself unless it is text, of which more is known than may be shown. */
function eventsOf(text: string, event: ModelEvent): readonly ModelEvent[] {
  const events: ModelEvent[] = text ? [{ kind: "delta", text }] : [];
  if (event.kind !== "delta") events.push(event);
  return events;
}

/** Lets a growing text out as far as nothing in it can be refused any more. */
class ModerationFilter {
  readonly #screening: Screening;
  readonly #about: Omit<ScreeningInput, "texts">;
  /** Code units at the end that may be the beginning of a term. */
  readonly #tail: number;
  readonly #classes = new Set<TermClass>();
  /** What may be looked at again, and what was not shown yet; the places below are places in it. */
  #text = "";
  #shown = 0;
  #looked = 0;
  /** No term begins before. */
  #clear = 0;
  /** How far the endpoint has seen it. */
  #asked = 0;
  #window = WINDOW_LEAST;

  constructor(screening: Screening, about: Omit<ScreeningInput, "texts">) {
    this.#screening = screening;
    this.#about = about;
    this.#tail = 2 * screening.lexicon.longest + 16;
  }

  /** What may be shown now. Throws a Refusal. */
  add(event: ModelEvent): string | Promise<string> {
    if (event.kind === "delta") return this.#addText(event.text);
    return event.kind === "end" ? this.#end() : "";
  }

  #addText(text: string): string | Promise<string> {
    this.#text += text;
    if (this.#text.length - this.#looked < STEP) return "";
    this.#look();
    if (!this.#screening.remote) return this.#showTo(this.#text.length - this.#tail);
    if (this.#text.length - this.#asked < this.#window) return this.#showAsked();
    return this.#ask().then(() => this.#showAsked());
  }

  /** The rest. */
  #end(): string | Promise<string> {
    this.#look();
    const all = () => this.#showTo(this.#text.length);
    return this.#screening.remote && this.#asked < this.#text.length ? this.#ask().then(all) : all();
  }

  #showAsked(): string {
    return this.#showTo(Math.min(this.#asked, this.#text.length - this.#tail));
  }

  #look(): void {
    const { lexicon } = this.#screening;
    this.#looked = this.#text.length;
    const from = Math.max(0, this.#shown - BEFORE);
    if (!lexicon.mayBeginIn(this.#text.slice(Math.max(from, this.#clear)))) {
      // Save for words that are not whole yet.
      this.#clear = Math.max(0, this.#text.length - this.#tail);
    } else this.#judge(lexicon.find(this.#text.slice(from)));
  }

  async #ask(): Promise<void> {
    const upTo = this.#text.length;
    const text = this.#text.slice(Math.max(0, this.#asked - BEFORE));
    this.#judge(await this.#screening.askRemote(text, this.#about));
    this.#asked = upTo;
    this.#window = Math.min(WINDOW_MOST, 2 * this.#window);
  }

  // What was found stays found: a term at the beginning and one at the end go together too.
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

  // The whole text would be copied each time that it grows.
  #forget(): void {
    const done = this.#screening.remote ? Math.min(this.#shown, this.#asked) : this.#shown;
    const old = done - BEFORE;
    if (old <= 0) return;
    this.#text = this.#text.slice(old);
    this.#shown -= old;
    this.#looked -= old;
    this.#clear = Math.max(0, this.#clear - old);
    this.#asked -= old;
  }
}
