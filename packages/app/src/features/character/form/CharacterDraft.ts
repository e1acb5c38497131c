import type { CharacterFields } from "@mimi/ui/character-form-screen";

/** What other programs keep in a card, as JSON has it. */
export type KeptJson = { readonly [name: string]: unknown };

/** A character while somebody writes it: what the form shows, and what is carried along behind it. */
export interface CharacterDraft {
  readonly fields: CharacterFields;
  /** What other programs keep in a card. */
  readonly extensions: KeptJson;
  /** The card that it was imported from, as it was. */
  readonly cardRaw: KeptJson | null;
  /** Links or names that a card gives as its sources. */
  readonly source: readonly string[];
  /** The character that this one was duplicated from. */
  readonly forkedFrom: string | null;
}

/** A draft in which nobody has written. */
export const blankDraft: CharacterDraft = {
  fields: {
    coverAlt: "",
    name: "",
    chatName: "",
    tagline: "",
    tags: [],
    warnings: [],
    bio: "",
    visibility: "private",
    rating: "everyone",
    adultAge: "",
    attestsCharacter: false,
    attestsImage: false,
    greeting: "",
    alternates: [],
    definition: "",
    personality: "",
    scenario: "",
    systemPrompt: "",
    postHistory: "",
    exampleDialogs: "",
    book: { name: "", entries: [] },
    language: "en",
    version: "",
    definitionVisibility: "hidden",
  },
  extensions: {},
  cardRaw: null,
  source: [],
  forkedFrom: null,
};
