import {
  type CardReport,
  type Character,
  type CharacterField,
  readCard,
  type SkipReason,
} from "@mimi/character-card";
import { depthPromptOf, fieldsWith, firstCharacters, unknownMacros } from "@mimi/contract";
import type { CardError, CardRefusal, ReadCard } from "@mimi/ui/screens/card-import-report";
import type { FormField, Lorebook, TagChoice } from "@mimi/ui/screens/character-form-screen";
import { chosenTags, isSameTag, likelyTags } from "./cardTags.ts";
import { blankDraft, type CharacterDraft } from "../CharacterDraft.ts";
import { fitCharacter, fitLorebook } from "./fitCharacter.ts";
import { formLorebook, formTexts } from "../formLists.ts";
import { formNames } from "../formTexts.ts";
import { tooLongOf } from "../formErrors.ts";

/** The result of reading a character card. */
export type ReadCardFile =
  | { readonly kind: "refused"; readonly error: CardError }
  /** The file is a lorebook without a character. */
  | { readonly kind: "lorebook"; readonly lorebook: Lorebook }
  | {
      readonly kind: "read";
      readonly draft: CharacterDraft;
      readonly report: ReadCard;
      readonly cover: Uint8Array | null;
    };

/** Reads a character card as a draft. `tags` are all tags that exist here. */
export function readCardFile(file: Uint8Array, tags: readonly TagChoice[]): ReadCardFile {
  const result = readCard(file);
  if (result.kind === "error") return { kind: "refused", error: result.error };
  if (result.kind === "lorebook") {
    return { kind: "lorebook", lorebook: formLorebook(fitLorebook(result.lorebook)) };
  }
  const { report, cover } = result;
  const { character, adapted } = fitCharacter(result.character);
  const draft = draftOf(character, tags);
  const likely = likelyTags(character.tags, tags, draft.fields.tags);
  const whole = { ...reportFor(character, report, draft), adapted, likelyTags: likely };
  return { kind: "read", draft, report: whole, cover };
}

function draftOf(character: Character, tags: readonly TagChoice[]): CharacterDraft {
  const { extensions, source, creator, original, alternateGreetings, lorebook, ...fields } = character;
  return {
    ...blankDraft,
    fields: {
      ...blankDraft.fields,
      ...fields,
      alternateGreetings: formTexts(alternateGreetings),
      tags: chosenTags(character.tags, tags),
      book: formLorebook(lorebook),
    },
    extensions,
    source,
    madeBy: creator,
    cardRaw: original,
  };
}

/** Fields with another name in the form. */
const otherNames: Readonly<Partial<Record<CharacterField, FormField>>> = {
  lorebook: "book",
};
/** Parts that are used here, and that the form has no field for. */
const usedParts = (character: Character) => [
  ...(depthPromptOf(character.extensions) ? ["extensions.depth_prompt"] : []),
  ...(character.creator === "" ? [] : ["creator"]),
];

/** The most placeholders of a report, and the most characters of one. */
const PLACEHOLDERS_MAX = 40;
const PLACEHOLDER_MAX = 60;

/** The placeholders of a card that are not used here. */
function placeholdersOf(character: Character): readonly string[] {
  const { alternateGreetings, extensions, lorebook } = character;
  const texts = fieldsWith({ kind: "text" }).map((name) => character[formNames[name]]);
  const note = depthPromptOf(extensions)?.text ?? "";
  const contents = lorebook.entries.map(({ content }) => content);
  return unknownMacros([...texts, ...alternateGreetings, note, ...contents])
    .slice(0, PLACEHOLDERS_MAX)
    .map((placeholder) => firstCharacters(placeholder, PLACEHOLDER_MAX));
}

const refusals: Readonly<Record<SkipReason, CardRefusal>> = {
  unsafe: "unsafe",
  "wrong-type": "not-text",
  damaged: "damaged",
  "not-read": "not-taken",
};

function reportFor(character: Character, report: CardReport, { fields }: CharacterDraft): ReadCard {
  const formName = (field: CharacterField) => otherNames[field] ?? (field as FormField);
  const isChosen = (tag: string) => fields.tags.some(({ name }) => isSameTag(name, tag));
  const renamed = report.renamed.filter(
    ({ from, to }) => to !== "rating" || !isChosen(from.slice("tags: ".length)),
  );
  const used = usedParts(character);
  const isRenamed = (tag: string) => renamed.some(({ from }) => from === `tags: ${tag}`);
  return {
    name: character.name,
    spec: `Character Card ${report.version}`,
    unchanged: report.unchanged.map(formName),
    renamed: renamed.map(({ from, to }) => ({ from, to: formName(to) })),
    passedThrough: [
      ...report.passedThrough.filter((part) => !used.includes(part)),
      ...character.tags.filter((tag) => !isChosen(tag) && !isRenamed(tag)).map((tag) => `tags: ${tag}`),
    ],
    skipped: report.skipped.map(({ part, reason }) => ({ what: part, why: refusals[reason] })),
    tooLong: tooLongOf(fields),
    repairs: report.repairs,
    hasCharacterNote: used.includes("extensions.depth_prompt"),
    hasMaker: used.includes("creator"),
    placeholders: placeholdersOf(character),
  };
}
