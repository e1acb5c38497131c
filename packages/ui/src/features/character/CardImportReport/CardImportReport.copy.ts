import type { CardError, CardRefusal } from "./CardImportView.ts";

/** Default texts of CardImportReport. */
export const cardImportReportCopy = {
  reading: "Reading the card",
  title: (name: string) => name,
  untitled: "Unnamed card",
  origin: (file: string, spec: string) => `${spec}, from ${file}`,
  replaces: "It replaces the current content of the form.",
  sections: {
    tooLong: "Too long to publish",
    unchanged: "Imported",
    renamed: "Renamed on import",
    passedThrough: "Not used here, but kept for export",
    skipped: "Left out",
  },
  tooLong: (label: string, used: string, limit: string) => `${label}: ${used} of ${limit}`,
  tooLongText: "Nothing is cut. It stays a draft until you shorten it.",
  image: "Cover",
  skipReasons: {
    unsafe: "is unsafe",
    "not-text": "has the wrong type",
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
    encoding: "The text encoding of this card is not supported. Save it as UTF-8 and try again.",
    "not-json": "The data of this card is incomplete or invalid.",
    "too-deep": "The data of this card is nested too deeply.",
    bomb: "This archive is too large when unpacked, so it was not opened.",
    "no-name": "This card has no name.",
  } satisfies Record<CardError, string>,
  nothingLost: "Your form has not changed.",
  choose: "Choose another",
  close: "Close",
};

/** All texts of CardImportReport. */
export type CardImportReportCopy = typeof cardImportReportCopy;
