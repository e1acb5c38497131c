import { type Character, readCardJson, writeCard, type WriteOptions } from "@mimi/character-card";
import type { TagChoice } from "@mimi/ui/character-form-screen";
import { chosenTags, isSameTag } from "./cardTags.ts";
import type { CharacterDraft } from "../CharacterDraft.ts";
import { cardLorebook } from "../formLists.ts";

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
  const before = read?.kind === "read" ? read.character.tags : [];
  return {
    name: fields.name,
    chatName: fields.chatName,
    bio: fields.bio,
    greeting: fields.greeting,
    otherGreetings: fields.alternates.map(({ text }) => text),
    definition: fields.definition,
    personality: fields.personality,
    scenario: fields.scenario,
    exampleDialogs: fields.exampleDialogs,
    systemPrompt: fields.systemPrompt,
    postHistory: fields.postHistory,
    version: fields.version,
    tags: cardTags(fields.tags, before, choices),
    lorebook: cardLorebook(fields.book),
    rating: fields.rating,
    tagline: fields.tagline,
    coverAlt: fields.coverAlt,
    warnings: fields.warnings,
    language: fields.language,
    extensions: draft.extensions,
    source: draft.source,
    original: draft.cardRaw,
  };
}

/** The chosen tags, spelled as in the imported card, and the tags of that card that do not exist here. */
function cardTags(
  chosen: readonly TagChoice[],
  before: readonly string[],
  choices: readonly TagChoice[],
): readonly string[] {
  const chosenBefore = chosenTags(before, choices);
  const ids = (tags: readonly TagChoice[]) => tags.map(({ id }) => id).join();
  if (ids(chosen) === ids(chosenBefore)) return before;
  const spelled = chosen.map(({ name }) => before.find((tag) => isSameTag(name, tag)) ?? name);
  const known = [...chosenBefore, ...chosen];
  return [...spelled, ...before.filter((tag) => !known.some(({ name }) => isSameTag(name, tag)))];
}
