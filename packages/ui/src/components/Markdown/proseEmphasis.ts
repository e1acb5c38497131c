/** Letters of Chinese, Japanese and Korean: a mark beside them, or beside their punctuation, needs no space. */
const CJK =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u;
/** A letter or digit of a word. Modifiers are parts of drawings, too: `*:･ﾟ✧*`. */
export const HAS_LETTER = /[\p{Lu}\p{Ll}\p{Lt}\p{Lo}\p{N}]/u;
/** A word, which an action has and a sum (2 * 3 * 4) has not. */
const WORD = /\p{L}{2}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** An emphasis that stories mean and Markdown does not know. */
export interface ProseEmphasis {
  readonly type: "em" | "strong";
  readonly raw: string;
  readonly text: string;
}

/** Whether a mark begins no emphasis: a star in a word of a script with spaces (`2*3`), an underscore in a drawing (`^_^`). */
export function isNoEmphasis(src: string, before: string): boolean {
  if (src.startsWith("_")) return !/^_{1,3}[\p{L}\p{N}"“*]/u.test(src);
  return /^\*(?!\*)/.test(src) && /[\p{L}\p{N}]/u.test(before) && !CJK.test(before);
}

/**
 * The emphasis at the beginning of a text, where Markdown sees none: an action with spaces inside its stars (`* smiles *`),
 * one with a word right behind it (`*She smiles.*Hello`), and emphasis beside Chinese, Japanese and Korean
 * (`これは**「重要」**です`).
 *
 * @param before The character before the text, or "".
 */
export function proseEmphasis(src: string, before: string): ProseEmphasis | undefined {
  return looseAction(src, before) ?? beforeWord(src, before) ?? besideCjk(src, before);
}

// Markdown opens no emphasis before a space and closes none after one.
function looseAction(src: string, before: string): ProseEmphasis | undefined {
  if (!/^$|[\s("“]/.test(before)) return undefined;
  const match =
    /^\*[ \t]+([^*\n]*[^*\s])[ \t]*\*(?![*\p{L}\p{N}])/u.exec(src) ??
    /^\*(?![*\s])([^*\n]*[^*\s])[ \t]+\*(?=[\s.,!?]|$)/.exec(src);
  const [raw = "", text = ""] = match ?? [];
  return WORD.test(text) ? { type: "em", raw, text } : undefined;
}

// Markdown closes no emphasis between punctuation and a letter.
function beforeWord(src: string, before: string): ProseEmphasis | undefined {
  if (!/^$|[\s("“]/.test(before)) return undefined;
  const match = /^(\*\*?)(?![*\s])([^*\n]*[^*\s\p{L}\p{N}])\1(?=[\p{L}\p{N}])/u.exec(src);
  const [raw = "", marks = "", text = ""] = match ?? [];
  return WORD.test(text) ? { type: marks === "**" ? "strong" : "em", raw, text } : undefined;
}

function besideCjk(src: string, before: string): ProseEmphasis | undefined {
  const match = /^(\*\*?)(?![*\s])([^*\n]*[^*\s])\1(?!\*)/u.exec(src);
  if (!match) return undefined;
  const [raw, marks = "", text = ""] = match;
  const isBeside = [before, src[raw.length] ?? "", text[0] ?? "", text.at(-1) ?? ""].some((one) =>
    CJK.test(one),
  );
  return isBeside && HAS_LETTER.test(text)
    ? { type: marks === "**" ? "strong" : "em", raw, text }
    : undefined;
}
