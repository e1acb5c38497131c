import type { CardError, CardRefusal, CardRepair } from "./CardImportView.ts";
import { pluralOf } from "../../../format/pluralOf.ts";

const plural = pluralOf("en");

/** Default texts of CardImportReport. */
export const cardImportReportCopy = {
  reading: "Reading the card",
  title: (name: string) => name,
  untitled: "Unnamed card",
  origin: (file: string, spec: string) => `${spec}, from ${file}`,
  replaces: "This replaces what is in the form now.",
  sections: {
    tooLong: "Too long to publish",
    imported: "Imported",
    passedThrough: "Not used here, but kept for export",
    skipped: "Left out",
    adapted: "Used in part",
    repairs: "Repaired",
    placeholders: "Placeholders that are not used here",
    likelyTags: "Tags like those of the card",
  },
  likelyTagsText: "Choose the ones that fit. The others are not added.",
  adapted: (label: string, used: string, of: string) => `${label}: ${used} of ${of}`,
  adaptedText: "The rest stays in the card, and is exported with it.",
  bookKeys: "Keys of the lorebook",
  bookPatterns: "Regular expressions of the lorebook",
  placeholdersText: "Readers and the AI do not see them. They stay in the card.",
  repairs: {
    encoding: "Letters that were garbled, such as Ã¤ instead of ä",
    unprintable: "Characters that cannot be shown were left out",
    syntax: "Comments and stray commas were ignored",
  } satisfies Record<CardRepair, string>,
  lorebookTitle: "This is a lorebook",
  lorebook: (entries: number, shown: string) =>
    plural(entries, {
      one: "It has one entry and no character. Add it to this character?",
      other: `It has ${shown} entries and no character. Add them to this character?`,
    }),
  addLorebook: "Add to this character",
  tooLong: (label: string, used: string, limit: string) => `${label}: ${used} of ${limit}`,
  tooLongText: "Nothing is cut. It stays a draft until you shorten it.",
  takenOver: (label: string) => `${label}: taken over`,
  image: "Cover",
  characterNote: "Character note",
  maker: "Who made it",
  skipReasons: {
    unsafe: "is unsafe",
    "not-text": "is not text",
    damaged: "is damaged; an intact copy was used",
    "not-taken": "is not used; only the card and its main image are imported",
  } satisfies Record<CardRefusal, string>,
  use: "Use this card",
  cancel: "Cancel",
  refusedTitle: "This card cannot be read",
  errors: {
    "not-a-card": "There is no character in this file. Cards are PNG, JSON or charx files.",
    "image-without-card":
      "This is a picture without a character in it. Chat programs and photo apps often remove it: download the original file.",
    "archive-without-card": "There is no character in this archive.",
    "other-archive": "This archive cannot be opened here. Unpack it, and choose the card in it.",
    chat: "This is a chat, not a character.",
    yaml: "This is a character as YAML. Save it as JSON, or as a PNG card, and try again.",
    "too-large": "This file is too large for a card.",
    damaged: "The file is damaged.",
    encoding: "The text of this card cannot be read. Save it as UTF-8 and try again.",
    "not-json": "This card is incomplete, so we cannot read it.",
    "too-deep": "This card is built in a way that we cannot read.",
    bomb: "This file is too large once it is unpacked, so we did not open it.",
    "no-name": "This card has no name.",
  } satisfies Record<CardError, string>,
  nothingLost: "Your form has not changed.",
  choose: "Choose another",
  close: "Close",
};

/** All texts of CardImportReport. */
export type CardImportReportCopy = typeof cardImportReportCopy;
