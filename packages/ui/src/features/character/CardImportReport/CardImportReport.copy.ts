import type { CardError, CardRefusal } from "./CardImportView.ts";

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
  },
  tooLong: (label: string, used: string, limit: string) => `${label}: ${used} of ${limit}`,
  tooLongText: "Nothing is cut. It stays a draft until you shorten it.",
  takenOver: (label: string) => `${label}: taken over`,
  image: "Cover",
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
