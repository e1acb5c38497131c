import type { HeldText } from "./HeldText.ts";

/** Characters after which a text that begins as reasoning does is shown. */
const UNCLEAR_MAX = 600;
/** The end of a text in which a closing mark can begin. */
const MARK_MAX = 80;
/** What models write first when they reason, and characters seldom say. */
const OPENERS = ["", "okay, ", "okay. ", "ok, ", "alright, ", "hmm, "].flatMap((before) =>
  ["i should ", "i need to ", "we need to ", "let me think", "the user ", "so the user ", "user "].map(
    (after) => before + after,
  ),
);
/** gpt-oss when a server has removed the bars of its channels. */
const CHANNELS = ["analysis", "commentary"];
const CHANNEL = /^(?:analysis|commentary)(?=[\p{Lu}\p{Lo}\p{N}"“*])/u;
const FINAL = "assistantfinal";

/** `unclear`: it begins as reasoning does, so its closing mark is waited for. `hidden`: some text was removed. */
type StartStep = "waiting" | "unclear" | "hidden" | "text";

/** Recognizes reasoning without an opening mark at the beginning of an answer. */
export class UnclearStart {
  readonly #held: HeldText;
  readonly #opensInReasoning: boolean;
  #scanned = 0;

  /** `opensInReasoning`: the server is known to write only the closing mark. */
  constructor(held: HeldText, opensInReasoning: boolean) {
    this.#held = held;
    this.#opensInReasoning = opensInReasoning;
  }

  /** Reads the first words. */
  read(hasReasoning: boolean): StartStep {
    const channel = this.#readChannel();
    if (channel !== "text" || hasReasoning) return channel;
    if (this.#opensInReasoning) return "unclear";
    const opens = this.#held.begins(OPENERS);
    if (opens === "maybe") return "waiting";
    return opens ? "unclear" : "text";
  }

  /** Reads on until the closing mark, or until it is clear that none comes. */
  readOn(): "waiting" | "hidden" | "text" {
    const held = this.#held;
    const close = held.find(["close"], this.#scanned);
    this.#scanned = Math.max(0, held.text.length - MARK_MAX);
    if (close) {
      held.take(close.at + close.length);
      return "hidden";
    }
    const isLong = !this.#opensInReasoning && held.text.length >= UNCLEAR_MAX;
    return held.isLast || isLong ? "text" : "waiting";
  }

  #readChannel(): StartStep {
    const held = this.#held;
    const isFinal = held.begins([FINAL]);
    if (isFinal === true) {
      held.take(FINAL.length);
      return "hidden";
    }
    const isChannel = held.begins(CHANNELS);
    // The letter after the name decides.
    const isOnlyName = CHANNELS.includes(held.text) && !held.isLast;
    if (isFinal === "maybe" || isChannel === "maybe" || isOnlyName) return "waiting";
    if (!CHANNEL.test(held.text)) return "text";
    const end = held.text.indexOf(FINAL, this.#scanned);
    this.#scanned = end >= 0 ? 0 : Math.max(0, held.text.length - FINAL.length);
    if (end < 0 && !held.isLast) return "waiting";
    held.take(end < 0 ? held.text.length : end + FINAL.length);
    return "hidden";
  }
}
