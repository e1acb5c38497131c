import type { Book } from "./book.ts";
import { ALTERNATE_GREETINGS_MAX, BOOK_ENTRIES_MAX } from "../limits.ts";

interface FieldOfKind {
  /** Who can read it: `all`, or those who can read the definition: its owner, and all when the owner shows it. */
  readonly readers: "all" | "definition";
  /**
   * Whether chats need it. It is then in the differences of two revisions (product 6.4), and stays for chats with a deleted
   * character. `areas/chat/prompt` of the API decides where the prompt has it.
   */
  readonly inChats: boolean;
  /** Whether its tokens are sent with each reply, or only for as long as there is space. Absent: it is not counted. */
  readonly tokens?: "always" | "once";
  /** Whether a copy of the character has the same text. Copies of a removed character are refused. @default false */
  readonly inCopies?: boolean;
  /** Whether lists need it: the row of the character has it, too. @default false */
  readonly inLists?: boolean;
  /** Whether moderators read it in a case, and its decision is about it. @default true */
  readonly inCases?: false;
}

interface WrittenText extends FieldOfKind {
  /** `line` and `lines` are on one line, and trimmed. */
  readonly kind: "line" | "text";
  /** The most user-perceived characters. */
  readonly limit: number;
  /** Whether a draft can have `DRAFT_FACTOR` times the limits; only publishing then refuses it (product 4). */
  readonly longInDraft: boolean;
}

interface ListOfTexts extends Omit<WrittenText, "kind"> {
  readonly kind: "lines" | "texts";
  /** The most items. `limit` is that of each. */
  readonly items: number;
}

interface BookField extends FieldOfKind {
  /** A lorebook. Its own limits are in `limits.ts`. */
  readonly kind: "book";
  /** The most entries. */
  readonly items: number;
}

type CharacterField = WrittenText | ListOfTexts | BookField;

const aboutIt = { readers: "all", inChats: false, longInDraft: true } as const;
const ofCard = { readers: "all", inChats: false, longInDraft: false } as const;
const ofGreeting = { readers: "all", inChats: true, longInDraft: true, inCopies: true } as const;
const ofDefinition = { readers: "definition", inChats: true, longInDraft: true } as const;

/**
 * Every text of a character that a person writes. Schemas, limits, moderation, the differences of revisions, the hash of copies and
 * the form follow from it, in this order. All of them are screened.
 */
export const characterFields = {
  name: { kind: "line", limit: 60, ...ofGreeting, tokens: "always", inLists: true },
  chat_name: { kind: "line", limit: 32, ...aboutIt, inChats: true },
  tagline: { kind: "line", limit: 80, ...aboutIt, inLists: true },
  /** Who made the card that it was imported from, as the card names them. */
  made_by: { kind: "line", limit: 100, ...ofCard },
  /** What the cover shows. */
  avatar_alt: { kind: "line", limit: 300, ...ofCard, inLists: true },
  bio: { kind: "text", limit: 4_000, ...aboutIt, inCopies: true },
  /** Content notes. */
  warnings: { kind: "lines", limit: 80, items: 8, ...ofCard, inCases: false },
  version: { kind: "line", limit: 20, ...aboutIt, inCases: false },
  /** Links or names, as in Character Card V3. */
  source: { kind: "lines", limit: 300, items: 10, ...ofCard, inCases: false },
  greeting: { kind: "text", limit: 4_000, ...ofGreeting, tokens: "once" },
  alternate_greetings: { kind: "texts", limit: 4_000, items: ALTERNATE_GREETINGS_MAX, ...ofGreeting },
  definition: { kind: "text", limit: 16_000, ...ofDefinition, tokens: "always", inCopies: true },
  personality: { kind: "text", limit: 4_000, ...ofDefinition, tokens: "always", inCopies: true },
  scenario: { kind: "text", limit: 4_000, ...ofDefinition, tokens: "always", inCopies: true },
  example_dialogs: { kind: "text", limit: 8_000, ...ofDefinition, tokens: "once", inCopies: true },
  system_prompt: { kind: "text", limit: 4_000, ...ofDefinition, tokens: "always" },
  post_history: { kind: "text", limit: 4_000, ...ofDefinition, tokens: "always" },
  book: { kind: "book", items: BOOK_ENTRIES_MAX, readers: "definition", inChats: true },
} as const satisfies Readonly<Record<string, CharacterField>>;

type Fields = typeof characterFields;

/** The names of the fields that have these facts. */
export type FieldWith<Facts extends Partial<Record<keyof (WrittenText & ListOfTexts), unknown>> = object> = {
  [Name in keyof Fields]: Fields[Name] extends Facts ? Name : never;
}[keyof Fields];

/** The name of a field that is one text. */
export type TextFieldName = FieldWith<{ readonly kind: "line" | "text" }>;

/** The names of the fields that have all of these facts, in the order of the table. */
/* @__NO_SIDE_EFFECTS__ */
export function fieldsWith<const Facts extends Partial<Record<keyof (WrittenText & ListOfTexts), unknown>>>(
  facts: Facts,
): FieldWith<Facts>[] {
  const isSame = (field: Readonly<Record<string, unknown>>) =>
    Object.entries(facts).every(([fact, value]) => field[fact] === value);
  return Object.entries(characterFields)
    .filter(([, field]) => isSame(field))
    .map(([name]) => name as FieldWith<Facts>);
}

/** The values of these fields. */
export type FieldValues<Name extends keyof Fields> = {
  readonly [Each in Name]: Fields[Each] extends { readonly kind: "line" | "text" }
    ? string
    : Fields[Each] extends { readonly kind: "book" }
      ? Book | null
      : readonly string[];
};
