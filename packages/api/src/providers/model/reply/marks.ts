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
  /** `<answer>`, which some models put around their reply; and its end. */
  | "answer"
  | "answer-end"
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

/** Whether a mark is replaced by a name. */
export function isName({ kind }: Mark): boolean {
  return kind === "user" || kind === "char";
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

const REASONING =
  "think(?:ing)?|thoughts?(?:_process)?|reasoning|reflection|scratchpad|analysis|monologue|思考";
const openOrClose = ([, slash]: RegExpExecArray): MarkKind => (slash ? "close" : "open");

const MARKS: readonly (readonly [RegExp, (found: RegExpExecArray) => MarkKind])[] = [
  // Also with a prefix, such as `<mm:think>`, `<inner_thoughts>` and `<antThinking>`.
  [new RegExp(`^<(/?) ?(?:ant|[a-z]{1,12}[:_])?(?:${REASONING})\\s{0,2}>`, "i"), openOrClose],
  [/^<think ?\/>/i, () => "other"],
  [/^\[(\/?)(?:think(?:ing)?|reasoning)\]/i, openOrClose],
  // Apriel reasons without an opening mark.
  [/^\[BEGIN FINAL RESPONSE\]/, () => "close"],
  [/^\[END FINAL RESPONSE\]/, () => "end"],
  [/^<(\/?)(?:answer|response|output)>/i, ([, slash]) => (slash ? "answer-end" : "answer")],
  [/^◁(\/?)think▷/i, openOrClose],
  // Gemma 4.
  [/^<\|channel>/i, () => "open"],
  [/^<channel\|>/i, () => "close"],
  [/^<\|turn>/i, () => "header"],
  [/^<turn\|>/i, () => "end"],
  [/^<[|｜]([\p{L}_▁/][\p{L}\p{N}_▁/:-]{0,39})[|｜]>/u, ([, name = ""]) => tokenKind(name)],
  [/^<start_of_turn>/i, () => "header"],
  // EXAONE.
  [/^\[\|([a-z]{1,24})\|\]/, ([, name = ""]) => tokenKind(name)],
  [/^<(?:eos|eot|eos_token|end[_-]of[_-](?:turn|utterance|text|sentence|message))>/i, () => "end"],
  // The second one is MiniMax's.
  [/^\[EOS\]|^\[e~\[/, () => "end"],
  [/^<(?:bos|pad|unk|sop|bos_token)>|^\[gMASK\]|^\[BOS\]/i, () => "other"],
  [/^\[\/INST\]/, () => "own-turn"],
  [/^<s>/i, () => "start-token"],
  [/^<\/s>/i, () => "end-token"],
  [/^\[INST\]|^<<\/?SYS>>|^\[SYSTEM_PROMPT\]/, () => "other-turn"],
  [/^\{\{\s{0,2}user\s{0,2}\}\}/i, () => "user"],
  [/^\{\{\s{0,2}char\s{0,2}\}\}/i, () => "char"],
];

/** Texts that can become a mark. Each ends at the end of the text. */
const UNFINISHED = [
  /^<\/? ?[a-z]{0,12}[:_-]?[a-z_-]{0,16}\s{0,2}\/?$/i,
  /^<\/?思?考?$/,
  /^<[|｜][\p{L}\p{N}_▁/:-]{0,40}[|｜]?$/u,
  /^<(?:channel|turn)\|$/i,
  /^<<\/?S?Y?S?>?$/,
  /^\[\/?[a-z_]{0,14}$/i,
  /^\[(?:BEGIN|END) [A-Z ]{0,14}$/,
  /^\[\|[a-z]{0,24}\|?$/,
  /^\[e~?$/,
  /^◁\/?[a-z]{0,5}$/i,
  /^\{\{?\s{0,2}[a-z]{0,4}\s{0,2}\}?$/i,
];

/** A token that was cut off at the end of an answer. */
export const CUT_TOKEN = /^<[|｜][\p{L}_▁][\p{L}\p{N}_▁]*[|｜]?$/u;

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
