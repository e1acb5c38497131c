import { CHARACTER_TAGS_MAX, fold, searchWords } from "@mimi/contract";
import type { LikelyTag } from "@mimi/ui/screens/card-import-report";
import type { TagChoice } from "@mimi/ui/screens/character-form-screen";

/** The tags of a card that exist here, up to the maximum of a character. */
export function chosenTags(names: readonly string[], choices: readonly TagChoice[]): readonly TagChoice[] {
  const found = names.flatMap((name) => choices.find((choice) => isSameTag(choice.name, name)) ?? []);
  return [...new Set(found)].slice(0, CHARACTER_TAGS_MAX).map(({ id, name }) => ({ id, name }));
}

/**
 * Tags that exist here and are like a tag of the card that does not, for the user to choose from: at most as many as a
 * character has left beside its `chosen` ones.
 */
export function likelyTags(
  names: readonly string[],
  choices: readonly TagChoice[],
  chosen: readonly TagChoice[],
): readonly LikelyTag[] {
  const likely = new Map<number, LikelyTag>();
  const unchosen = choices
    .filter(({ id }) => !chosen.some((tag) => tag.id === id))
    .map((tag) => ({ ...tag, words: searchWords(tag.name) }));
  for (const from of names.filter((name) => !choices.some((choice) => isSameTag(choice.name, name)))) {
    const words = searchWords(from);
    for (const { id, name, words: tagWords } of unchosen) {
      if (!likely.has(id) && isLike(words, tagWords)) likely.set(id, { id, name, from, selected: false });
    }
  }
  return [...likely.values()].slice(0, CHARACTER_TAGS_MAX - chosen.length);
}

/** Whether the words of a name mean the same as those of a tag, or more or less than it. */
function isLike(words: readonly string[], tagWords: readonly string[]): boolean {
  if (words.length === 0 || tagWords.length === 0) return false;
  if (isShortened(words.join(""), tagWords)) return true;
  // A shorter name has to begin the tag, because "human" is the opposite of "non-human".
  if (words.length < tagWords.length) return words.every((word, at) => isLikeWord(word, tagWords[at] ?? ""));
  return tagWords.every((tagWord) => words.some((word) => isLikeWord(word, tagWord)));
}

/** The fewest letters of a shortened word, of a whole word that begins another, and of the beginning that two words share. */
const [SHORTENED_MIN, WHOLE_MIN, SHARED_MIN] = [2, 4, 5];

/** Whether letters are the beginnings of several words, one after the other: "scifi" is "science fiction". */
function isShortened(letters: string, [first, ...rest]: readonly string[]): boolean {
  if (first === undefined || rest.length === 0) return false;
  const lengths = Array.from({ length: sharedLength(letters, first) }, (_, at) => at + 1);
  return lengths.some((length) => {
    const left = letters.slice(length);
    const isEnd = rest.length === 1 && left.length >= SHORTENED_MIN && (rest[0] ?? "").startsWith(left);
    return length >= SHORTENED_MIN && (isEnd || isShortened(left, rest));
  });
}

/** Whether two words are the same, or forms of one: "vampires", "historical". */
function isLikeWord(one: string, other: string): boolean {
  if (one === other) return true;
  const shared = sharedLength(one, other);
  const shorter = Math.min(one.length, other.length);
  return shared === shorter ? shared >= WHOLE_MIN : shared >= SHARED_MIN && shared >= shorter * 0.75;
}

function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** Whether two tags differ only in case, hyphens, underscores and spaces. */
export function isSameTag(one: string, other: string): boolean {
  const folded = (name: string) =>
    fold(name)
      .replaceAll(/[\s_-]+/g, " ")
      .trim();
  return folded(one) === folded(other);
}
