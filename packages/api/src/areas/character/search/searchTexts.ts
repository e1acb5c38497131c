import { type Placeholder, sql } from "drizzle-orm";
import { literally, queryWords } from "./searchWords.ts";
import { arrayOf } from "../listings/contentFilter.ts";

/** What differs between two searches of one form, as the values that their statements are run with. */
export interface SearchTexts<Value = string | Placeholder> {
  /** The text in small letters. Empty when everything is asked for. */
  readonly text: Value;
  /** What `like` finds the text anywhere with. */
  readonly part: Value;
  /** All words but the last, empty when there is only one, and the last as a beginning. */
  readonly whole: Value;
  readonly typed: Value;
  /** The same words as names have them, which weigh A where all words are stored. */
  readonly inName: Value;
  readonly weighed: Value;
  /** The tags whose name is the text. Empty when there are none. */
  readonly worn: Value;
  /** Empty for visitors. */
  readonly viewer: Value;
}

/** The texts of a search. */
export function textsOf(info: string, worn: readonly number[], viewerId: string | null): SearchTexts<string> {
  const text = info.toLowerCase();
  const { whole, typed } = queryWords(info);
  const words = [...whole.split(" & "), typed.replace(/:\*$/, "")].filter(Boolean);
  const last = words.pop();
  return {
    text,
    part: `%${literally(text)}%`,
    whole,
    typed,
    inName: [whole, typed].filter(Boolean).join(" & "),
    weighed: [...words.map((word) => `${word}:A`), ...(last ? [`${last}:*A`] : [])].join(" & "),
    worn: worn.length > 0 ? arrayOf(worn) : "",
    viewer: viewerId ?? "",
  };
}

/** Texts without which a statement has another form. */
const optional = ["text", "whole", "worn", "viewer"] as const;

/** Which texts there are: searches that are alike in it take the same statements. */
export function formOf(texts: SearchTexts<string>): string {
  return optional.filter((name) => texts[name] !== "").join(" ");
}

/** Places for the texts of every search of this form. */
export function placesFor(texts: SearchTexts<string>): SearchTexts {
  const place = (name: keyof SearchTexts) => sql.placeholder(name);
  const placed = (name: (typeof optional)[number]) => (texts[name] === "" ? "" : place(name));
  return {
    text: placed("text"),
    part: place("part"),
    whole: placed("whole"),
    typed: place("typed"),
    inName: place("inName"),
    weighed: place("weighed"),
    worn: placed("worn"),
    viewer: placed("viewer"),
  };
}
