import { type Character, readCardJson, writeCard, type WriteOptions } from "@mimi/character-card";
import type { TagChoice } from "@mimi/ui/screens/character-form-screen";
import { chosenTags, isSameTag } from "./cardTags.ts";
import type { CharacterDraft } from "../CharacterDraft.ts";
import { cardLorebook } from "../formLists.ts";
import { formNames, formTextsOf } from "../formTexts.ts";
import { fitCharacter } from "./fitCharacter.ts";

/** Writes a draft as a character card. `tags` are all tags that exist here. */
export function writeCardFile(
  draft: CharacterDraft,
  tags: readonly TagChoice[],
  options: WriteOptions,
): Uint8Array {
  return writeCard(characterOf(draft, tags), options);
}

function characterOf({ fields, ...draft }: CharacterDraft, choices: readonly TagChoice[]): Character {
  const read = draft.cardRaw === null ? null : readCardJson(draft.cardRaw);
  const before = read?.kind === "read" ? read.character : null;
  return withUnedited(before, {
    ...formTextsOf((name) => fields[formNames[name]]),
    alternateGreetings: fields.alternateGreetings.map(({ text }) => text),
    tags: cardTags(fields.tags, before?.tags ?? [], choices),
    lorebook: cardLorebook(fields.book),
    rating: fields.rating,
    warnings: fields.warnings,
    language: fields.language,
    extensions: draft.extensions,
    creator: draft.madeBy,
    source: draft.source,
    original: draft.cardRaw,
  });
}

/** Fields that were not edited are those of the imported card, also where only a part of them could be used here. */
function withUnedited(before: Character | null, character: Character): Character {
  if (!before) return character;
  const fitted: Readonly<Record<string, unknown>> = { ...fitCharacter(before).character };
  const unedited = Object.entries(before).filter(
    ([field]) => field !== "original" && isSame(character[field as keyof Character], fitted[field]),
  );
  return { ...character, ...Object.fromEntries(unedited) };
}

/** Whether two fields are the same, without what other programs stored in a lorebook. */
function isSame(one: unknown, other: unknown): boolean {
  const plain = (value: unknown) =>
    JSON.stringify(value, (name, part: unknown) => (name === "original" ? undefined : part));
  return plain(one) === plain(other);
}

/**
 * The chosen tags, spelled as in the imported card, and the tags of that card that do not exist here. Files have the names as they are
 * stored, in every language of the app.
 */
function cardTags(
  shown: readonly TagChoice[],
  before: readonly string[],
  choices: readonly TagChoice[],
): readonly string[] {
  const chosen = shown.map((tag) => choices.find(({ id }) => id === tag.id) ?? tag);
  const chosenBefore = chosenTags(before, choices);
  const ids = (tags: readonly TagChoice[]) => tags.map(({ id }) => id).join();
  if (ids(chosen) === ids(chosenBefore)) return before;
  const spelled = chosen.map(({ name }) => before.find((tag) => isSameTag(name, tag)) ?? name);
  const known = [...chosenBefore, ...chosen];
  return [...spelled, ...before.filter((tag) => !known.some(({ name }) => isSameTag(name, tag)))];
}
