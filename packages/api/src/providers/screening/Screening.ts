import type { Rule } from "@mimi/contract";
import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import { Refusal } from "../../shared/errors/Refusal.ts";
import { sha256 } from "../../shared/ids.ts";
import type { Lexicon, TermClass } from "./Lexicon.ts";

/** The UTF-16 code units of a text whose search takes so long that other requests would wait. */
const LONG = 32_768;
/** Searched long texts whose classes are stored. */
const PREPARED_MAX = 100;

/** The source of a text. */
export type TextSource = "character" | "message" | "reply" | "persona" | "memory" | "profile";

/** Texts that are judged together, as one text. */
export interface ScreeningInput {
  readonly source: TextSource;
  /** All strings inside are texts; keys are not. */
  readonly texts: unknown;
  /** Whether the texts are for adults, by the rating of their character. */
  readonly adult: boolean;
  /** Whether the age of a minor is stated in a field. @default false */
  readonly minor?: boolean;
  /** The user of the texts, for the audit log. */
  readonly actor: string;
  readonly itemId?: string | null;
}

/** An additional check over the network. */
export interface RemoteScreening {
  /** The classes of a text; rejects when the endpoint cannot be reached. */
  classesOf(text: string, about: Pick<ScreeningInput, "adult" | "source">): Promise<readonly TermClass[]>;
}

/** The result for accepted texts. */
export interface ScreeningResult {
  /** Whether a text is about self-harm: it is accepted, and the user is shown where to find help (product 5). */
  readonly crisis: boolean;
}

/**
 * Screens texts by a lexicon and, when configured, a moderation endpoint (product 7). When the endpoint cannot be
 * reached, adult text is refused, and other text is judged by the lexicon only.
 */
export class Screening {
  readonly lexicon: Lexicon;
  readonly remote: RemoteScreening | null;
  readonly #log: Logger;
  readonly #crisis: Lexicon | null;
  /** The classes of long texts, by the hashes of the texts. */
  readonly #prepared = new LRUCache<string, ReadonlySet<TermClass>>({ max: PREPARED_MAX });

  /** @param crisis What a person in a crisis says. Only messages of users are searched for it. @default nothing */
  constructor(lexicon: Lexicon, remote: RemoteScreening | null, log: Logger, crisis: Lexicon | null = null) {
    this.lexicon = lexicon;
    this.remote = remote;
    this.#log = log;
    this.#crisis = crisis;
  }

  /** Whether the rating changes the result: most texts state no age. */
  dependsOnRating(texts: unknown): boolean {
    return this.remote !== null || this.lexicon.find(textOf(texts)).has("age");
  }

  /**
   * Searches long texts with pauses, in which other requests are served. Afterwards {@link Screening.judge} needs no time for
   * the same texts.
   */
  async prepare(texts: unknown): Promise<void> {
    const text = textOf(texts);
    if (text.length < LONG) return;
    const hash = sha256(text);
    if (!this.#prepared.has(hash)) this.#prepared.set(hash, await this.lexicon.findWithPauses(text));
  }

  /** Judges by the lexicon only, without waiting: can be used in a transaction. Throws a Refusal. */
  judge(screened: ScreeningInput): ScreeningResult {
    return pass(screened, this.#classesOf(screened, textOf(screened.texts)));
  }

  /**
   * Judges by the lexicon and the endpoint. Not inside a transaction, because it can wait for the network. Throws a
   * Refusal.
   */
  async check(screened: ScreeningInput): Promise<ScreeningResult> {
    await this.prepare(screened.texts);
    const text = textOf(screened.texts);
    const classes = this.#classesOf(screened, text);
    pass(screened, classes);
    if (text.trim() === "") return { crisis: false };
    return pass(screened, new Set([...classes, ...(await this.callRemote(text, screened))]));
  }

  /** {@link Screening.check} for texts that are left out when they are refused, such as those of the model. */
  async allows(screened: ScreeningInput): Promise<boolean> {
    try {
      await this.check(screened);
      return true;
    } catch (error) {
      if (error instanceof Refusal) return false;
      throw error;
    }
  }

  /**
   * The rule about minors or blocked terms that texts break, alone or together with `judged` ones; null when none, or when
   * the endpoint cannot be reached. What the `judged` texts break without the others does not count. Not inside a
   * transaction.
   */
  async findBrokenRule(
    screened: ScreeningInput,
    judged: readonly unknown[] = [],
  ): Promise<"minors" | "banned" | null> {
    const { adult } = screened;
    const text = textOf(screened.texts);
    if (judged.length > 0 && text.trim() === "") return null;
    const whole = textOf([judged, screened.texts]);
    const all = this.#classesOf(screened, whole);
    // A stated age was judged with the judged texts.
    const found = judged.length === 0 ? all : this.lexicon.find(text);
    const rule = ruleBrokenBy(found, all, adult);
    if (rule || !this.remote || whole.trim() === "") return rule;
    try {
      const remoteAll = await this.callRemote(whole, screened);
      const remoteFound = judged.length === 0 ? remoteAll : await this.callRemote(text, screened);
      return ruleBrokenBy(new Set([...found, ...remoteFound]), new Set([...all, ...remoteAll]), adult);
    } catch (error) {
      if (error instanceof Refusal) return null;
      throw error;
    }
  }

  /**
   * The names of the texts that break a rule alone; when none does, of those that break it together with others. Searched
   * with pauses where they are long. What only the endpoint knows is not found.
   */
  async findRefusedTexts(
    rule: Rule,
    texts: Readonly<Record<string, unknown>>,
    adult: boolean,
  ): Promise<readonly string[]> {
    const alone: string[] = [];
    const together: string[] = [];
    for (const [name, value] of Object.entries(texts)) {
      const text = textOf(value);
      const found = text.length < LONG ? this.lexicon.find(text) : await this.lexicon.findWithPauses(text);
      if (violatedRule(found, adult) === rule) alone.push(name);
      else if (rule === "minors" && (found.has("age") || found.has("adult"))) together.push(name);
    }
    return alone.length > 0 ? alone : together;
  }

  #classesOf({ minor = false, source }: ScreeningInput, text: string): ReadonlySet<TermClass> {
    const prepared = text.length < LONG ? undefined : this.#prepared.get(sha256(text));
    const found = new Set(prepared ?? this.lexicon.find(text));
    if (source === "message") for (const one of this.#crisis?.find(text) ?? []) found.add(one);
    return minor ? found.add("age") : found;
  }

  /**
   * The classes of the endpoint, if there is one. Throws a Refusal when it cannot be reached and the text is for adults.
   */
  async callRemote(text: string, screened: Omit<ScreeningInput, "texts">): Promise<readonly TermClass[]> {
    if (!this.remote) return [];
    try {
      return await this.remote.classesOf(text, screened);
    } catch (error) {
      const { source, adult } = screened;
      const response = error instanceof Error ? error.message : String(error);
      this.#log.warn({ source, adult, err: response }, "a text could not be screened by the endpoint");
      if (adult) throw refuse("not_screened", screened);
      return [];
    }
  }
}

/** The rule that texts of these classes break; null when none. */
export function violatedRule(classes: ReadonlySet<TermClass>, adult: boolean): Rule | null {
  if (classes.has("age") && (adult || classes.has("adult"))) return "minors";
  return classes.has("banned") ? "banned" : null;
}

/** The rule that texts of the classes `all` break because of those of them with the classes `found`. */
function ruleBrokenBy(
  found: ReadonlySet<TermClass>,
  all: ReadonlySet<TermClass>,
  adult: boolean,
): "minors" | "banned" | null {
  if (found.has("age") && (adult || all.has("adult"))) return "minors";
  if (found.has("adult") && !adult && all.has("age")) return "minors";
  return found.has("banned") ? "banned" : null;
}

/** A refusal with its line of the audit log: minors have the highest severity. */
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

/** All strings of a value as one text, so that terms across several strings are found. */
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
