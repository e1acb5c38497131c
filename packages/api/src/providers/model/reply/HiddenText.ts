import type { HeldText } from "./HeldText.ts";
import type { Mark } from "./marks.ts";
import type { Speakers } from "../Model.ts";
import type { TurnLabels } from "./speakers.ts";

/**
 * `reasoning` ends with a closing mark, that of a `channel` with the next header. `role` and `channel-name` are within a
 * header. `turn` is the turn of somebody else before the reply.
 */
export type HiddenKind = "reasoning" | "channel" | "role" | "channel-name" | "turn";

/** `text`: what follows is not hidden. `other-turn`: what follows is the turn of somebody else. */
export type HiddenStep = "waiting" | "hidden" | "text" | "other-turn";

/** The most characters of a role or the name of a channel. */
const HEADER_MAX = 40;
/** Reasoning that began within a sentence, and does not end, can be the word itself. */
const UNCLOSED_MAX = 2_000;

/** Skips the parts of an answer that are not the reply. */
export class HiddenText {
  /** Reasoning so far that began within a sentence; null for any other. */
  unclosed: string | null = null;
  readonly #held: HeldText;
  readonly #speakers: Speakers | undefined;
  readonly #charLabels: TurnLabels;
  #kind: HiddenKind = "reasoning";

  constructor(held: HeldText, speakers: Speakers | undefined, charLabels: TurnLabels) {
    this.#held = held;
    this.#speakers = speakers;
    this.#charLabels = charLabels;
  }

  begin(kind: HiddenKind, unclosed: string | null = null): void {
    this.#kind = kind;
    this.unclosed = unclosed;
  }

  step(): HiddenStep {
    switch (this.#kind) {
      case "reasoning":
        return this.#readTo(this.#held.find(["close"]));
      case "channel":
        return this.#readTo(this.#held.find(["channel", "header", "own-turn"]));
      case "role":
      case "channel-name":
        return this.#readHeader();
      case "turn":
        return this.#readTurn();
    }
  }

  #readTo(found: (Mark & { readonly at: number }) | null): HiddenStep {
    if (!found) {
      this.#drop(this.#held.text.length - this.#held.unfinishedLength());
      return "waiting";
    }
    this.#held.take(found.at + found.length);
    this.unclosed = null;
    if (found.kind !== "channel" && found.kind !== "header") return "text";
    this.#kind = found.kind === "channel" ? "channel-name" : "role";
    return "hidden";
  }

  #drop(length: number): void {
    const dropped = this.#held.take(length);
    if (this.unclosed !== null) this.unclosed += dropped;
    if (this.unclosed !== null && this.unclosed.length > UNCLOSED_MAX) this.unclosed = null;
  }

  #readHeader(): HiddenStep {
    const held = this.#held;
    const end = /[\n<]/.exec(held.text)?.index ?? (held.isLast ? held.text.length : -1);
    if (end < 0) return held.text.length < HEADER_MAX ? "waiting" : "text";
    const mark = held.text.startsWith("<", end) ? held.markAt(end) : null;
    if (mark === "maybe") return "waiting";
    const name = held.text.slice(0, end).trim().toLowerCase();
    held.take(end + (mark ? mark.length : 1));
    if (this.#kind === "role") return this.#readRole(name, mark);
    if (name.startsWith("final")) return "text";
    this.#kind = "channel";
    return "hidden";
  }

  #readRole(name: string, mark: Mark | null): HiddenStep {
    const isChar = this.#speakers?.char.some((char) => char.toLowerCase() === name) ?? false;
    if (name !== "" && !isChar && !/^(?:assistant|model|bot|char)/.test(name)) return "other-turn";
    if (mark?.kind !== "channel") return "text";
    this.#kind = "channel-name";
    return "hidden";
  }

  /** Skips the turn of somebody else, up to a header or a line with the character's name. */
  #readTurn(): HiddenStep {
    const held = this.#held;
    const found = held.find(["header", "own-turn"]);
    const line = /\n\s*(?=\S)/.exec(held.text);
    if (found && (!line || found.at < line.index)) {
      held.take(found.at + found.length);
      if (found.kind === "own-turn") return "text";
      this.#kind = "role";
      return "hidden";
    }
    if (!line) {
      const space = held.isLast ? 0 : (/\n\s*$/.exec(held.text)?.[0].length ?? 0);
      held.take(held.text.length - Math.max(space, held.unfinishedLength()));
      return "waiting";
    }
    const begin = line.index + line[0].length;
    const label = this.#charLabels.lengthIn(held.text.slice(begin));
    if (label === "maybe" && !held.isLast) return "waiting";
    const length = label === "maybe" ? 0 : label;
    held.take(begin + length);
    return length > 0 ? "text" : "hidden";
  }
}
