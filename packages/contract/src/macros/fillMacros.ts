import { charactersOf } from "../characters.ts";
import { chance, roll } from "./choices.ts";
import { type Macro, type MacroNode, macroText, parseMacros } from "./parseMacros.ts";

/** What macros are replaced with. */
export interface MacroContext {
  /** `{{char}}` and `{{user}}`. */
  readonly char: string;
  readonly user: string;
  /** Choices depend on it: `{{pick}}` is the same for the same seed. */
  readonly seed: string;
  /** What `{{random}}` and `{{roll}}` depend on besides. @default "" */
  readonly turn?: string;
  /** `{{time}}` and `{{date}}`, in UTC. */
  readonly now: Date;
  /** `{{original}}`. @default nothing */
  readonly original?: string;
  /** Whether `{{hidden_key:x}}` is x, as in texts that are searched for keys and not shown. @default false */
  readonly hiddenKeys?: boolean;
}

/**
 * Replaces the macros of Character Card V1 to V3, in any case. Notes are left out, and so is what we do not know. One pass, so that
 * a name that looks like a macro is not replaced.
 */
export function fillMacros(text: string, context: MacroContext): string {
  return isPlain(text) ? text : new Filling(context).fill(parseMacros(text));
}

/** The macros of texts that are left out because we do not know them, each once, as they are written. */
export function unknownMacros(texts: readonly string[]): readonly string[] {
  const filling = new Filling({ char: "", user: "", seed: "", now: new Date(0), original: "" });
  for (const text of texts) if (!isPlain(text)) filling.fill(parseMacros(text));
  return [...filling.unknown];
}

/** A text without the notes of its author, `{{// note}}` and `{{comment: note}}`. Its other macros stay. */
export function withoutNotes(text: string): string {
  return isPlain(text) ? text : macroText(keptOf(parseMacros(text)));
}

const notes: ReadonlySet<string> = new Set(["//", "comment"]);

function keptOf(nodes: readonly MacroNode[]): readonly MacroNode[] {
  return nodes.flatMap((node): readonly MacroNode[] => {
    if (typeof node === "string") return [node];
    return notes.has(node.name) ? [] : [{ ...node, body: keptOf(node.body) }];
  });
}

function isPlain(text: string): boolean {
  return !/\{\{|<(?:user|bot|char)>/i.test(text);
}

/** The names of V1. */
const TAGS = /<(user|bot|char)>/gi;
const STARTS = /^[\r\n]+/;

class Filling {
  readonly unknown = new Set<string>();
  readonly #context: MacroContext;
  #choices = 0;

  constructor(context: MacroContext) {
    this.#context = context;
  }

  fill(nodes: readonly MacroNode[]): string {
    let filled = "";
    let isTrimming = false;
    for (const node of nodes) {
      const isTrim = typeof node !== "string" && node.name === "trim";
      if (isTrim) filled = withoutLastLines(filled);
      const text = typeof node === "string" ? this.#names(node) : this.#valueOf(node);
      filled += isTrimming ? text.replace(STARTS, "") : text;
      isTrimming = isTrim || (isTrimming && text.replace(STARTS, "") === "");
    }
    return filled;
  }

  #names(text: string): string {
    const { char, user } = this.#context;
    return text.replaceAll(TAGS, (_tag, name: string) => (name.toLowerCase() === "user" ? user : char));
  }

  #valueOf(macro: Macro): string {
    const value = notes.has(macro.name) ? "" : this.#known(macro);
    if (value === null) this.unknown.add(`{{${macroText(macro.body).trim()}}}`);
    return value ?? "";
  }

  /** The value of a macro; null for one that we do not know. */
  #known({ name, args }: Macro): string | null {
    const { char, user, now, original = "", hiddenKeys = false } = this.#context;
    switch (name) {
      case "char":
      case "bot":
      case "group":
      case "charifnotgroup":
        return char;
      case "user":
        return user;
      case "original":
        return original;
      case "random":
        return this.#choose(args, this.#next(this.#context.turn ?? ""));
      case "pick":
        return this.#choose(args, this.#next(""));
      case "roll":
        return roll(this.fill(args), () => this.#next(this.#context.turn ?? ""))?.toString() ?? null;
      case "reverse":
        return reversed(this.fill(args));
      case "hidden_key":
        return hiddenKeys ? this.fill(args) : "";
      case "newline":
        return "\n";
      case "trim":
      case "noop":
        return "";
      default:
        return timeOf(name, now);
    }
  }

  #choose(args: readonly MacroNode[], at: number): string | null {
    const choices = choicesOf(args);
    const chosen = choices[Math.floor(at * choices.length)];
    return chosen === undefined ? null : this.fill(chosen).trim();
  }

  #next(turn: string): number {
    this.#choices += 1;
    return chance(`${this.#context.seed}\n${turn}\n${this.#choices}`);
  }
}

function reversed(text: string): string {
  // Below U+0300 nothing combines.
  const characters = /[\u0300-\uffff]/.test(text) ? charactersOf(text) : text;
  return [...characters].toReversed().join("");
}

// An expression for the end would try each line end.
function withoutLastLines(text: string): string {
  let end = text.length;
  while (text[end - 1] === "\n" || text[end - 1] === "\r") end -= 1;
  return text.slice(0, end);
}

/** The choices of a list: after `::`, or after commas that have no backslash before them. */
function choicesOf(args: readonly MacroNode[]): readonly (readonly MacroNode[])[] {
  const isDouble = args.some((node) => typeof node === "string" && node.includes("::"));
  const separator = isDouble ? /::/ : /(?<!\\),/;
  const choices: MacroNode[][] = [[]];
  for (const node of args) {
    const [first = "", ...others] = typeof node === "string" ? node.split(separator) : [node];
    choices.at(-1)?.push(first);
    for (const other of others) choices.push([other]);
  }
  return choices.map((choice) => choice.map(unescaped));
}

function unescaped(node: MacroNode): MacroNode {
  return typeof node === "string" ? node.replaceAll(String.raw`\,`, ",") : node;
}

const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;

/** Times and dates, which are the same for every reader of a text: the time zone of the user is not known. */
function timeOf(name: string, now: Date): string | null {
  const iso = now.toISOString();
  switch (name) {
    case "time":
      return `${iso.slice(11, 16)} UTC`;
    case "isotime":
      return iso.slice(11, 16);
    case "date":
    case "isodate":
      return iso.slice(0, 10);
    case "weekday":
      return WEEKDAYS[now.getUTCDay()] ?? null;
    default:
      return timeAt(/^time_utc([+-]\d{1,2})$/.exec(name)?.[1], now);
  }
}

/** The time in a zone that is some hours before or after UTC. */
function timeAt(hours: string | undefined, now: Date): string | null {
  if (hours === undefined) return null;
  return new Date(now.getTime() + Number(hours) * 3_600_000).toISOString().slice(11, 16);
}
