import * as v from "valibot";
import { line } from "./input.ts";

/** Scripts that join or part their letters by invisible characters. */
const JOINING = [
  ...["Arabic", "Syriac", "Mongolian", "Devanagari", "Bengali", "Gurmukhi", "Gujarati", "Oriya", "Tamil"],
  ...["Telugu", "Kannada", "Malayalam", "Sinhala", "Tibetan", "Myanmar", "Khmer"],
]
  .map((script) => String.raw`\p{Script=${script}}`)
  .join("");
const EMOJI = String.raw`\p{Extended_Pictographic}(?:[\uFE0E\uFE0F]|\p{Emoji_Modifier})?`;

/** What has an invisible character that changes how it looks. */
const SHAPED = [
  // The flags of England, Scotland and Wales. They begin like another emoji, so they come first.
  String.raw`\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]+\u{E007F}`,
  String.raw`${EMOJI}(?:\u200D${EMOJI})*`,
  String.raw`[0-9#*]\uFE0F\u20E3`,
  String.raw`[${JOINING}]\p{M}*[\u200C\u200D](?=[${JOINING}])`,
  String.raw`\p{Script=Han}[\uFE00-\uFE02\u{E0100}-\u{E01EF}]`,
  String.raw`\p{Script=Mongolian}[\u180B-\u180D\u180F]`,
];
const UNSEEN = String.raw`[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\x80-\x9F\u2800\uFFF9-\uFFFB]`;

/** The `uid` of the account that has the characters of deleted accounts. Its `user_name` is null. */
export const DELETED_USER_ID = "deleted-user";

/**
 * A name without its invisible characters: those without width, blank ones and those that change the direction of the text. Runs of
 * spaces are one space. Empty when nothing can be seen.
 */
export function cleanName(name: string): string {
  const seen = name.replaceAll(new RegExp(`(${SHAPED.join("|")})|${UNSEEN}`, "gu"), "$1");
  // A name of combining marks alone is drawn over what is beside it.
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(seen) ? seen.replaceAll(/\p{Zs}+/gu, " ").trim() : "";
}

/** The name of a user, persona or character: a {@link line} that is cleaned by {@link cleanName}. */
/* @__NO_SIDE_EFFECTS__ */
export function name(most: number, least = 0) {
  return v.pipe(v.string(), v.transform(cleanName), line(most, least));
}
