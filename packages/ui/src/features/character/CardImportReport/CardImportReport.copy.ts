import type { CardError, CardRefusal } from "./CardImportView.ts";

/** Default texts of CardImportReport. */
export const cardImportCopy = {
  reading: "Reading the card",
  title: (name: string) => name,
  untitled: "Unnamed card",
  origin: (file: string, spec: string) => `${spec}, from ${file}`,
  replaces: "It takes the place of what stands in the form now.",
  sections: {
    tooLong: "Longer than can be published",
    unchanged: "Kept as it was",
    renamed: "Has another name here",
    passedThrough: "Carried along untouched, and exported again",
    skipped: "Left out",
  },
  tooLong: (label: string, used: number, limit: number) =>
    `${label}: ${used.toLocaleString("en")} of ${limit.toLocaleString("en")}`,
  tooLongText: "Nothing is cut. It stays a draft until you shorten it.",
  image: "Picture",
  skipReasons: {
    unsafe: "could break a program that reads it",
    "not-text": "is not what the format says it is",
    damaged: "is damaged; another copy in the file was whole",
    "not-taken": "stays in the file; only the card and its main picture are taken",
  } satisfies Record<CardRefusal, string>,
  use: "Use this card",
  cancel: "Cancel",
  refusedTitle: "This card cannot be read",
  errors: {
    "not-a-card": "There is no character in this file. Cards are PNG, JSON or charx files.",
    "too-large": "This file is larger than a card can be.",
    damaged: "The file is damaged: what it says about itself does not fit what it holds.",
    encoding:
      "The text of this card is written in a way that cannot be read. Save it as UTF-8 and try again.",
    "not-json": "The text of this card breaks off, or is no card.",
    "too-deep": "This card is folded into itself more often than any character needs.",
    bomb: "This archive grows beyond any measure when it is opened, so it was left closed.",
    "no-name": "This card has no name in it, so it is hard to say whose it is.",
  } satisfies Record<CardError, string>,
  nothingLost: "Your form is as it was.",
  choose: "Choose another",
  close: "Close",
};

/** All texts of CardImportReport, for translations. */
export type CardImportCopy = typeof cardImportCopy;
