import { folded } from "./folded.ts";
import { joinedCjk } from "./joinedCjk.ts";

/** What a message asks or says by itself, for patterns that are compared one sentence at a time. */
export interface SaidMessage {
  /** The whole message, without what others are quoted with, {@link simplified}. */
  readonly whole: string;
  /** Its sentences, each {@link simplified}. */
  readonly sentences: readonly string[];
  /** Those of them that end with a question mark. */
  readonly asked: readonly string[];
}

/** Splits a message into sentences, without what others are quoted with: `My boss asked, "Are you a robot?"`. */
export function saidIn(message: string): SaidMessage {
  const said = withoutReportedSpeech(message);
  return { whole: simplified(said), sentences: sentencesOf(said), asked: askedIn(said) };
}

/** What a sentence ends with. */
const ENDS = /([.!?。！？؟।;؛:\n*“”"„«»「」]+)/;

/** The sentences of a text, each {@link simplified}. */
export function sentencesOf(text: string): string[] {
  return partsOf(text)
    .map(([sentence]) => simplified(sentence))
    .filter(Boolean);
}

/** The sentences that end with a question mark, each {@link simplified}. */
function askedIn(text: string): string[] {
  return partsOf(text)
    .filter(([, end]) => /[?？؟]/.test(end))
    .map(([sentence]) => simplified(sentence));
}

/** The sentences of a text as they are written, each with its end. */
function partsOf(text: string): [sentence: string, end: string][] {
  const parts = asAi(text).split(ENDS);
  return parts.flatMap((part, index) => (index % 2 === 0 ? [[part, parts[index + 1] ?? ""]] : []));
}

/** "A.I." in one word: its points end no sentence. */
function asAi(text: string): string {
  return text.replaceAll(/\ba\.\s?i\b\.?/gi, "AI");
}

const REPORTING = "(?:asked|asks|said|says|told|wrote|writes|shouted|texted|called|titled|named|sang|sings)";

/** Removes what another person is quoted as saying: `My boss asked, "Are you a robot?"`. */
function withoutReportedSpeech(message: string): string {
  const quoted = '[“"„«][^”"»“]*[”"»]';
  return message
    .replaceAll(new RegExp(`(?<!\\bI )\\b${REPORTING}\\b[^.!?“"„«]{0,24}${quoted}`, "gi"), " ")
    .replaceAll(
      new RegExp(
        `${quoted},?\\s+(?:he|she|they|my|the|a|somebody|someone)\\b[^.!?]{0,24}\\b${REPORTING}\\b`,
        "gi",
      ),
      " ",
    )
    .replaceAll(
      new RegExp(
        `(?<!\\b(?:I|you|just|who) )\\b${REPORTING}(?: (?:me|us|him|her|them))?,?(?: if| whether| that)?\\b[^.!?]*`,
        "gi",
      ),
      " ",
    );
}

/** Lower case, {@link folded}, with spaces for punctuation; "you're" is "youre", "A.I." is "a i". */
function simplified(text: string): string {
  return folded(asAi(joinedCjk(text)).toLowerCase())
    .replaceAll(/(?<=\b(?:you|u|what|whats|who|im|i))['’](?=[a-z])/g, "")
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
}
