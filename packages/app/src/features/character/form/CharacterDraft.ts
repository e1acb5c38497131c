import type { CharacterFields } from "@mimi/ui/screens/character-form-screen";
import { formTextsOf } from "./formTexts.ts";

/** Data of other programs in a character card, as JSON. */
export type CardJson = { readonly [name: string]: unknown };

/** A character in the form: the fields, and data that the form does not show. */
export interface CharacterDraft {
  readonly fields: CharacterFields;
  /** Data of other programs in a character card. */
  readonly extensions: CardJson;
  /** The card that it was imported from, as it was. */
  readonly cardRaw: CardJson | null;
  /** Links or names of the card's sources. */
  readonly source: readonly string[];
  /** Who made the card, as it names them. */
  readonly madeBy: string;
  /** The character that this one was duplicated from. */
  readonly forkedFrom: string | null;
}

/** An empty draft. */
export const blankDraft: CharacterDraft = {
  fields: {
    ...formTextsOf(() => ""),
    tags: [],
    warnings: [],
    visibility: "private",
    rating: "everyone",
    adultAge: "",
    attestsCharacter: false,
    attestsImage: false,
    alternateGreetings: [],
    book: { name: "", entries: [] },
    language: "en",
    definitionVisibility: "hidden",
  },
  extensions: {},
  cardRaw: null,
  source: [],
  madeBy: "",
  forkedFrom: null,
};
