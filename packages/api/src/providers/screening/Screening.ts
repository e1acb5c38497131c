import type { Rule } from "@mimi/contract";
import type { Logger } from "pino";
import { Refusal } from "../../shared/errors/Refusal.ts";
import type { Lexicon, TermClass } from "./Lexicon.ts";

/** Where a text comes from. */
export type TextSource = "character" | "message" | "reply" | "persona" | "memory" | "profile";

/** Texts that belong together: what they say is judged as one, whichever of them says it. */
export interface ScreeningInput {
  readonly source: TextSource;
  /** Strings anywhere in it are texts; keys are not. */
  readonly texts: unknown;
  /** Whether they are for adults: the rating of the character that they belong to, or are said to. */
  readonly adult: boolean;
  /** Whether they are stated to be about a minor, in whatever words. @default false */
  readonly minor?: boolean;
  /** Whose they are, for the audit log. */
  readonly actor: string;
  readonly itemId?: string | null;
}

/** Another opinion, over the network. */
export interface RemoteScreening {
  /** The classes of a text; rejects when it cannot be asked. */
  classesOf(text: string, about: Pick<ScreeningInput, "adult" | "source">): Promise<readonly TermClass[]>;
}

/** What passes. */
export interface ScreeningResult {
  /** Whether it speaks of self-harm: nothing is refused, but the user is shown where help is (product 5). */
  readonly crisis: boolean;
}

/**
 * Screens texts by a lexicon and, when configured, a moderation endpoint (product 7). Where the endpoint cannot be asked,
 * text for adults is refused, and other text passes on the lexicon's word.
 */
export class Screening {
  readonly lexicon: Lexicon;
  readonly remote: RemoteScreening | null;
  readonly #log: Logger;

  constructor(lexicon: Lexicon, remote: RemoteScreening | null, log: Logger) {
    this.lexicon = lexicon;
    this.remote = remote;
    this.#log = log;
  }

  /** Whether it makes a difference to texts that they are for adults: most speak of nobody's age. */
  dependsOnRating(texts: unknown): boolean {
    return this.remote !== null || this.lexicon.find(textOf(texts)).has("age");
  }

  /** Judges by the lexicon alone, and at once: for use within a transaction. Throws a Refusal. */
  judge(screened: ScreeningInput): ScreeningResult {
    return pass(screened, this.#classesOf(screened, textOf(screened.texts)));
  }

  /** Judges by everything there is. Not within a transaction: it may wait for the network. Throws a Refusal. */
  async check(screened: ScreeningInput): Promise<ScreeningResult> {
    const text = textOf(screened.texts);
    const classes = this.#classesOf(screened, text);
    pass(screened, classes);
    if (text.trim() === "") return { crisis: false };
    return pass(screened, new Set([...classes, ...(await this.askRemote(text, screened))]));
  }

  #classesOf({ minor = false }: ScreeningInput, text: string): ReadonlySet<TermClass> {
    const found = this.lexicon.find(text);
    return minor ? found.add("age") : found;
  }

  /** What the endpoint says, if there is one. Throws a Refusal when it says nothing and the text is for adults. */
  async askRemote(text: string, screened: Omit<ScreeningInput, "texts">): Promise<readonly TermClass[]> {
    if (!this.remote) return [];
    try {
      return await this.remote.classesOf(text, screened);
    } catch (error) {
      const { source, adult } = screened;
      const told = error instanceof Error ? error.message : String(error);
      this.#log.warn({ source, adult, err: told }, "a text could not be screened by the endpoint");
      if (adult) throw refuse("not_screened", screened);
      return [];
    }
  }
}

/** The rule that refuses texts of these classes; null when none does. */
export function violatedRule(classes: ReadonlySet<TermClass>, adult: boolean): Rule | null {
  if (classes.has("age") && (adult || classes.has("adult"))) return "minors";
  return classes.has("banned") ? "banned" : null;
}

/** A refusal with its line for the audit log: minors are of the top severity. */
export function refuse(rule: Rule, { source, actor, itemId, adult }: Omit<ScreeningInput, "texts">): Refusal {
  return new Refusal(rule, {
    actor,
    action: "text.refused",
    severity: rule === "minors" ? "critical" : "notice",
    kind: source,
    itemId: itemId ?? null,
    details: { rule, adult },
  });
}

function pass(screened: ScreeningInput, classes: ReadonlySet<TermClass>): ScreeningResult {
  const rule = violatedRule(classes, screened.adult);
  if (rule) throw refuse(rule, screened);
  return { crisis: classes.has("crisis") };
}

/** All strings of a value as one text, so that what is spread over several is found as well. */
function textOf(value: unknown): string {
  const texts: string[] = [];
  const open: unknown[] = [value];
  while (open.length > 0) {
    const one = open.pop();
    if (typeof one === "string") texts.push(one);
    // In reverse, as the last one in is the first one out.
    else if (typeof one === "object" && one !== null) {
      for (const part of (Object.values(one) as unknown[]).reverse()) open.push(part);
    }
  }
  return texts.join("\n");
}
