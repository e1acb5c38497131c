import type { ReplyPatterns } from "./HonestyPatterns.ts";

/** How a language with spaces, in which "I am" comes first, says what one is. Each text is a pattern. */
interface ReplyWords extends Pick<ReplyPatterns, "deniedQuestion" | "yes" | "no"> {
  /** "I am", with the space after it. */
  readonly iAm: string;
  /** "I am not", with the space after it. "I am not only an AI" says more of what one is, and denies nothing. */
  readonly iAmNot: string;
  /** Words between them and what one is, each with the space after it. */
  readonly between: string;
  readonly machine: string;
  readonly human: string;
  /** Claims of another shape. */
  readonly claims?: readonly string[];
  /** Admissions of another shape. */
  readonly admissions?: readonly string[];
}

const START = "(?:^|(?<= ))";

/** The patterns of "I am", any number of words between, and what one is; and the others. */
export function repliesOf(words: ReplyWords): ReplyPatterns {
  const { iAm, iAmNot, between, machine, human, claims = [], admissions = [], ...others } = words;
  return {
    claims: [`${START}${iAm}${between}${human}`, `${START}${iAmNot}${between}${machine}`, ...claims],
    admissions: [`${START}${iAm}${between}${machine}`, `${START}${iAmNot}${between}${human}`, ...admissions],
    machine: `${START}${machine}`,
    human: `${START}${human}`,
    ...others,
  };
}
