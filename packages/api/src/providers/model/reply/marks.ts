/** What a mark in a model's answer means. */
export type MarkKind =
  /** Reasoning begins, ends. */
  | "open"
  | "close"
  /** The end of the reply. */
  | "end"
  /** A role follows. */
  | "header"
  /** The turn of the character, of anybody else. */
  | "own-turn"
  | "other-turn"
  /** The name of a channel follows, as gpt-oss writes them; and the text of a channel. */
  | "channel"
  | "message"
  /** `<s>`, which can also be Markdown's strikethrough; and `</s>`. */
  | "start-token"
  | "end-token"
  /** A token without a meaning for the reply. */
  | "other"
  /** `{{user}}` and `{{char}}`. */
  | "user"
  | "char";

/** A mark at a position of a text. */
export interface Mark {
  readonly kind: MarkKind;
  readonly length: number;
}

/** Whether a letter can begin a mark. */
export const MARK_BEGINS = /[<[{◁]/g;

/** The mark at a position; `maybe` when the text ends before it is clear; null without one. */
export function markAt(text: string, at: number): Mark | "maybe" | null {
  const rest = text.slice(at, at + MARK_MAX);
  for (const [pattern, kindOf] of MARKS) {
    const found = pattern.exec(rest);
    if (found) return { kind: kindOf(found), length: found[0].length };
  }
  return at + MARK_MAX > text.length && UNFINISHED.some((pattern) => pattern.test(rest)) ? "maybe" : null;
}

/** Code units of the longest mark that is recognized. */
const MARK_MAX = 64;

const REASONING = "think(?:ing)?|thoughts?|reasoning|reflection|scratchpad";
const openOrClose = ([, slash]: RegExpExecArray): MarkKind => (slash ? "close" : "open");

const MARKS: readonly (readonly [RegExp, (found: RegExpExecArray) => MarkKind])[] = [
  // Also with a prefix, such as `<mm:think>` and `<seed:think>`.
  [new RegExp(`^<(/?)(?:[a-z]+:)?(?:${REASONING})\\s{0,2}>`, "i"), openOrClose],
  [/^\[(\/?)think(?:ing)?\]/i, openOrClose],
  [/^◁(\/?)think▷/i, openOrClose],
  // Gemma 4.
  [/^<\|channel>/i, () => "open"],
  [/^<channel\|>/i, () => "close"],
  [/^<\|turn>/i, () => "header"],
  [/^<turn\|>/i, () => "end"],
  [/^<[|｜]([\p{L}_▁/][\p{L}\p{N}_▁/:-]{0,39})[|｜]>/u, ([, name = ""]) => tokenKind(name)],
  [/^<start_of_turn>/i, () => "header"],
  [/^<(?:eos|eot|end_of_turn|end_of_utterance|end_of_text)>/i, () => "end"],
  [/^<(?:bos|pad|unk|sop)>|^\[gMASK\]|^\[\/INST\]/i, () => "other"],
  [/^<s>/i, () => "start-token"],
  [/^<\/s>/i, () => "end-token"],
  [/^\[INST\]|^<<\/?SYS>>/, () => "other-turn"],
  [/^\{\{\s{0,2}user\s{0,2}\}\}/i, () => "user"],
  [/^\{\{\s{0,2}char\s{0,2}\}\}/i, () => "char"],
];

/** Texts that can become a mark. Each ends at the end of the text. */
const UNFINISHED = [
  /^<\/?[a-z]{0,12}[:_]?[a-z_]{0,16}\s{0,2}$/i,
  /^<[|｜][\p{L}\p{N}_▁/:-]{0,40}[|｜]?$/u,
  /^<(?:channel|turn)\|$/i,
  /^<<\/?S?Y?S?>?$/,
  /^\[\/?[a-z]{0,8}$/i,
  /^◁\/?[a-z]{0,5}$/i,
  /^\{\{?\s{0,2}[a-z]{0,4}\s{0,2}\}?$/i,
];

/** A token between bars, by its name. */
function tokenKind(name: string): MarkKind {
  const word = name.toLowerCase().replaceAll(/[_▁-]+/g, "");
  if (/think|thought/.test(word)) return /^\/|end/.test(word) ? "close" : "open";
  if (word === "channel" || word === "message") return word;
  if (/^(?:imstart|start|startheaderid|startofrole)$/.test(word)) return "header";
  if (/^(?:endheaderid|endofrole|imsep)$/.test(word)) return "other";
  if (/^(?:assistant|model|bot|chatbot|chatbottoken)$/.test(word)) return "own-turn";
  if (/^(?:user|usertoken|human|prompter|system|systemtoken|observation|tool)$/.test(word))
    return "other-turn";
  return /end|^eo[a-z]{1,2}(?:id)?$|^(?:return|call)$/.test(word) ? "end" : "other";
}
