import { beginsInWord, endsInWord, isSpaceless, joinWords } from "./wordJoin.ts";

/** The fewest words of a repeated text that begins within a sentence: fewer can be a repetition on purpose. */
const WORDS_MIN = 3;
/** The same when the reply broke off within a sentence. */
const WORDS_MIN_UNFINISHED = 2;
/** Letters after which the first word counts as whole. */
const WORD_MAX = 40;
const SENTENCE_MARK = /[.!?…。！？؟۔।]/u;
const CLOSED_SENTENCE = /[.!?…。！？؟۔।]$/u;

/** A place where a repetition can begin, in the significant letters of a text. */
interface Place {
  readonly at: number;
  readonly isSentence: boolean;
}

/**
 * Joins what the model adds to a reply that was cut off. Models often begin with the last sentence again, or open the
 * asterisk of an action that is still open: the repeated text and the second asterisk are left out. The beginning is
 * delayed for as long as it can be a repetition.
 */
export class Continuation {
  readonly #prefix: string;
  /** The prefix without spaces, quotes and asterisks, in lower case. */
  readonly #letters: string;
  readonly #places: readonly Place[];
  readonly #wordsMin: number;
  #buffered = "";
  #isDecided = false;

  constructor(prefix: string) {
    this.#prefix = prefix;
    this.#letters = withoutPunctuation(prefix);
    this.#places = placesIn(prefix);
    this.#wordsMin = CLOSED_SENTENCE.test(this.#letters) ? WORDS_MIN : WORDS_MIN_UNFINISHED;
  }

  /** The text that can be shown now. */
  add(text: string): string {
    if (this.#isDecided) return text;
    this.#buffered += text;
    const isUnclear = this.#canRepeat(withoutPunctuation(this.#buffered)) || this.#isWithinFirstWord();
    return isUnclear ? "" : this.#decide();
  }

  /** The rest of the text, when the model has ended. */
  end(): string {
    if (this.#isDecided) return "";
    const letters = withoutPunctuation(this.#buffered);
    // A repetition without anything new.
    if (
      wordsIn(this.#buffered) >= this.#wordsMin &&
      this.#places.some(({ at }) => this.#letters.startsWith(letters, at))
    )
      return "";
    return this.#decide();
  }

  /** Whether the text is a repetition so far, and can become a longer one. */
  #canRepeat(letters: string): boolean {
    if (letters === "") return true;
    return this.#places.some(
      ({ at }) => this.#letters.length - at >= letters.length && this.#letters.startsWith(letters, at),
    );
  }

  /** Whether the first word decides how it joins the last one, and has not ended yet. */
  #isWithinFirstWord(): boolean {
    const isJoin = endsInWord(this.#prefix) && beginsInWord(this.#buffered);
    return isJoin && this.#buffered.length < WORD_MAX && !/[^\p{L}\p{N}\p{M}'’]/u.test(this.#buffered);
  }

  #decide(): string {
    this.#isDecided = true;
    const added = this.#afterRepetition(this.#buffered) ?? this.#joined(this.#buffered);
    this.#buffered = "";
    return /\s$/.test(this.#prefix) ? added.replace(/^[ \t]+/, "") : added;
  }

  #joined(text: string): string {
    const prefix = this.#prefix;
    if (endsInWord(prefix) && beginsInWord(text)) return joinWords(prefix, text);
    return withoutSecondMark(prefix, withSpace(prefix, withoutClosedMark(prefix, text)));
  }

  /** The text after the repetition that it begins with; null without one. */
  #afterRepetition(text: string): string | null {
    const letters = withoutPunctuation(text);
    // The places are in their order, so the first match is the longest repetition.
    for (const { at, isSentence } of this.#places) {
      const repeated = this.#letters.slice(at);
      if (!letters.startsWith(repeated)) continue;
      const [again, rest] = splitAfter(text, repeated.length);
      const isUnfinished = isSentence && !CLOSED_SENTENCE.test(repeated);
      if (wordsIn(again) >= this.#wordsMin || isUnfinished)
        return withoutMarks(rest, marksAtEnd(this.#prefix));
    }
    return null;
  }
}

const INSIGNIFICANT = /[\s*_"“”„«»「」]/u;

function withoutPunctuation(text: string): string {
  return text.replaceAll(/[\s*_"“”„«»「」]+/gu, "").toLowerCase();
}

/** In scripts without spaces, each letter counts. */
function wordsIn(text: string): number {
  const words = text.match(/[\p{L}\p{N}\p{M}'’]+/gu) ?? [];
  return words.reduce((sum, word) => sum + (isSpaceless(word) ? [...word].length : 1), 0);
}

/** The beginnings of the sentences and words of a text, as positions in its significant letters. */
function placesIn(text: string): Place[] {
  const places: Place[] = [];
  let at = 0;
  let isSentence = true;
  let isWord = true;
  for (const letter of text) {
    if (INSIGNIFICANT.test(letter)) {
      isWord = true;
      if (letter === "\n") isSentence = true;
      continue;
    }
    if (isWord || isSentence || isSpaceless(letter)) places.push({ at, isSentence });
    isWord = false;
    isSentence = SENTENCE_MARK.test(letter);
    at += letter.toLowerCase().length;
  }
  return places;
}

/** Splits a text after a number of its significant letters. */
function splitAfter(text: string, letters: number): [string, string] {
  let left = letters;
  let end = 0;
  for (const letter of text) {
    if (left <= 0) break;
    end += letter.length;
    if (!INSIGNIFICANT.test(letter)) left -= letter.toLowerCase().length;
  }
  return [text.slice(0, end), text.slice(end)];
}

/** The asterisks and closing quotes at the end of a text. */
function marksAtEnd(text: string): string {
  return /[*_"”»]*$/u.exec(text.trimEnd())?.[0] ?? "";
}

/** Removes the marks that the repeated text had already. */
function withoutMarks(text: string, marks: string): string {
  let rest = text;
  for (const mark of marks) if (rest.startsWith(mark)) rest = rest.slice(mark.length);
  return rest;
}

/** Removes a mark that closes what is closed already. An asterisk closes when a space or the end follows. */
function withoutClosedMark(prefix: string, added: string): string {
  const [last = ""] = /[”»」*]$/u.exec(prefix) ?? [];
  const isClosed = last !== "" && (last !== "*" || openMark(prefix) === "");
  const again = last === "*" ? /^\*(?=\s|$)/.test(added) : added.startsWith(last);
  return isClosed && again ? added.slice(last.length) : added;
}

/** Removes the asterisks that open an emphasis which is open already. Closing ones are before a space, a quote or the end. */
function withoutSecondMark(prefix: string, added: string): string {
  const open = openMark(prefix);
  const [, space = "", mark, rest = ""] = /^(\s*)(\*+)(?=[^\s*"“”„«»])([\s\S]*)$/u.exec(added) ?? [];
  if (open === "" || mark !== open) return added;
  // An asterisk that opens is at the beginning of a word.
  return (space || (/[\s*]$/.test(prefix) ? "" : " ")) + rest;
}

/** The asterisks of an emphasis that is open at the end of a text; empty when none is. */
function openMark(text: string): string {
  const paragraph = text.slice(text.lastIndexOf("\n\n") + 1).replaceAll(/^\s*\* /gm, "");
  let open = "";
  for (const [mark] of paragraph.matchAll(/(?<!\\)\*{1,3}/g)) open = open === "" ? mark : "";
  return open;
}

/** The text to add, with a space before it when it begins a new sentence. */
function withSpace(before: string, added: string): string {
  const isNumber = /\p{N}[.,:]$/u.test(before) && /^\p{N}/u.test(added);
  const isSentence =
    /[.!?…:;,”"»*)\]؟۔،؛।]$/u.test(before) &&
    /^[^\s.,!?…:;)\]؟۔،؛।]/u.test(added) &&
    !isSpaceless(added.replace(/^[*_"“]+/, "")) &&
    !isNumber;
  return isSentence && !closes(before, added) ? ` ${added}` : added;
}

/** Whether a text begins with a mark that closes, or follows one that opens. */
function closes(before: string, added: string): boolean {
  const isActionOpen = openMark(before) !== "";
  if (/\*$/.test(before) && isActionOpen) return true;
  if (added.startsWith("*")) return isActionOpen;
  if (added.startsWith('"')) return (before.match(/"/g)?.length ?? 0) % 2 === 1;
  return /^[”»]/u.test(added);
}
