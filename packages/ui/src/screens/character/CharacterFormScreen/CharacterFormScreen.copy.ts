import { assertNever } from "../../../assertNever.ts";
import { characterSizeTexts } from "../characterSizeTexts.ts";
import type { NumberFormat } from "../../../components/ThemeRoot/ThemeContext.ts";
import type { FormField, FormError, FormSaving } from "./CharacterFields.ts";
import { pluralOf } from "../../../format/pluralOf.ts";

const plural = pluralOf("en");

/** Default texts of CharacterFormScreen. */
export const characterFormScreenCopy = {
  titles: { create: "New character", edit: (name: string) => `Edit ${name}` },
  untitled: "Unnamed",
  loading: "Loading the character",
  groups: { basics: "Basics", greeting: "Greeting", definition: "Definition", advanced: "Advanced" },
  steps: "Sections of the form",
  progress: { empty: "empty", started: "started", done: "done" },
  status: {
    draft: "Only you can see it.",
    pending: "Waiting for review.",
    published: "Published.",
    rejected: "Rejected.",
    removed: "Removed by a moderator.",
  },
  saving: savingText,
  retrySaving: "Save again",
  publish: "Publish",
  tryChat: "Try a chat",
  publishChanges: "Publish changes",
  preview: "Preview",
  import: "Import a card",
  drop: "Drop the card to import it",
  more: "More",
  exportPng: "Export as PNG card",
  exportJson: "Export as JSON",
  duplicate: "Duplicate",
  viewPage: "View page",
  remove: "Delete",
  errors: {
    title: "Before you can publish",
    missing: {
      cover: "Choose a cover",
      name: "Give it a name",
      tags: "Choose at least one tag",
      greeting: "Write a first message",
    } as Partial<Record<FormField, string>>,
    missingOther: (label: string) => `Fill in ${label}`,
    tooLong: (label: string, over: string, limit: string) => `${label} is ${over} over the limit of ${limit}`,
    attestation: {
      rating: "Tick both boxes about an adult character",
      adultAge: "Enter an age of 18 or more",
    },
    attestationShort: { rating: "Tick both boxes.", adultAge: "18 or more." },
    missingShort: "Required to publish.",
    tooLongShort: (limit: string) => `At most ${limit}. Nothing is cut; shorten it to publish.`,
  },
  publishing: {
    title: (name: string) => `Who can find ${name}?`,
    text: "You can change this in the form at any time.",
    confirm: { public: "Publish", unlisted: "Publish", private: "Save" },
  },
  refused: "Why",
  refusedLabel: "Why, opens the rule in a new tab",
  decision: {
    rejected: "A moderator took this character down. You can change it and publish it again.",
    removed: "A moderator removed this character. It cannot be published again.",
    reason: (reason: string) => `Reason: ${reason}.`,
    rule: "Read the rule",
    open: "See the decision",
  },
  cover: "Cover",
  coverHint: "An upright image (3:4) of up to 3 MB. If it shows a person, show an adult.",
  coverAdd: "Add a cover",
  coverReplace: "Replace",
  coverRemove: "Remove",
  coverAlt: "What the cover shows",
  coverAltHint: "Read aloud to people who cannot see it.",
  name: "Name",
  chatName: "Short name",
  tagline: "Tagline",
  taglineHint: "One line that makes people curious.",
  tags: "Tags",
  tagsAdd: "Add",
  tagsSearch: "Find a tag",
  tagsNone: "No such tag",
  warnings: "Content notes",
  warningsHint: "What people may want to know first: storms, loss, spiders.",
  warningsAdd: "Add",
  warningsNew: "Content note",
  removeToken: (name: string) => `Remove ${name}`,
  bio: "About",
  bioHint: "Shown on its page. The AI never reads this. Markdown works here.",
  visibility: "Who can find it",
  visibilities: {
    public: { label: "Everyone", hint: "Listed and found by search." },
    unlisted: { label: "Anyone with the link", hint: "Not listed." },
    private: { label: "Only me", hint: "No one else can open it." },
  },
  rating: "Age rating",
  ratings: {
    everyone: { label: "Everyone", hint: "Safe for work." },
    adult: { label: "Adults only", hint: "Hidden until someone confirms that they are an adult." },
  },
  adultAge: "The character’s age",
  adultAgeHint: "In years. Adult characters are 18 or older.",
  attestsCharacter: "This character is an adult and looks like one.",
  attestsImage: "The cover shows someone who is an adult and looks like one.",
  rules: "Our rules for adult characters",
  greeting: "First message",
  greetingHint: "{{char}} and {{user}} become the names. *Asterisks* are actions.",
  alternateGreetings: "Other first messages",
  alternateGreetingsHint: "Readers choose one when they start a chat.",
  alternateGreeting: (position: number) => `First message ${position}`,
  addAlternateGreeting: "Add a first message",
  alternateGreetingsFull: (limit: number) => `At most ${limit}.`,
  moveUp: (label: string) => `Move ${label} up`,
  moveDown: (label: string) => `Move ${label} down`,
  removeItem: (label: string) => `Remove ${label}`,
  moved: (label: string, count: number) => `Now ${label} of ${count}`,
  definition: "Definition",
  definitionHint: "Who it is, what it knows, how it speaks. The AI reads this before every reply.",
  definitionLong: "From about 1,400 words on, the AI remembers less of the chat.",
  personality: "Personality",
  scenario: "Scenario",
  scenarioHint: "Where and when a chat begins.",
  definitionVisibility: "Who can read the definition",
  definitionVisibilities: {
    hidden: { label: "Only me", hint: "Others chat with it without reading it." },
    shown: { label: "Everyone", hint: "Also lets others duplicate it." },
  },
  exampleDialogs: "Example dialogues",
  exampleDialogsHint: "Begin each with <START>. The AI reads them while there is room.",
  systemPrompt: "System prompt",
  systemPromptHint: "The AI reads this first, before everything else.",
  postHistory: "Final instructions",
  postHistoryHint: "The AI reads this last, where it has the most effect.",
  language: "Language",
  version: "Version",
  book: "Lorebook",
  bookHint:
    "Facts about places, people or things. The AI reads one only when one of its trigger words comes up in the chat.",
  bookAdd: "Add an entry",
  entry: (name: string, position: number) => (name.trim() === "" ? `Entry ${position}` : name),
  entryName: "Name",
  entryKeys: "Trigger words",
  entryKeysNew: "Trigger word",
  entryKeysAdd: "Add",
  entrySecondary: "Secondary trigger words",
  entryContent: "Text",
  entryComment: "Your note",
  entryEnabled: "Enabled",
  entryConstant: "Always active",
  entryCase: "Case-sensitive",
  entryRegex: "Regular expressions",
  entryUnused: (patterns: string) =>
    `Not used: ${patterns}. Regular expressions that are too long, look around or refer back cannot be searched for.`,
  entryPosition: "Position",
  entryPositions: { before: "before the definition", after: "after the definition" },
  entryOff: "disabled",
  ...characterSizeTexts,
  previewOpening: "Your first message appears here.",
  previewTagline: "Your tagline appears here.",
  moreOpenings: (count: number) =>
    plural(count, { one: "and 1 other first message", other: `and ${count} other first messages` }),
  restored: "This is your unsaved draft from this browser.",
  startAfresh: "Start over",
  unfinished: (name: string) => `Continue your draft “${name}”?`,
  continueDraft: "Continue",
  startNew: "Start new",
  conflict: "This character was changed elsewhere since you started.",
  conflictKeepMine: "Keep mine",
  conflictUseOther: "Use the other",
  conflictText: "Keep your version, or use the other one and lose yours.",
  leave: {
    title: "Leave without saving?",
    text: "Your changes stay in this browser. No one else can see them.",
    confirm: "Leave",
    cancel: "Stay",
  },
  removal: {
    title: (name: string) => `Delete ${name}?`,
    text: "No one can find it any more. Existing chats continue. You can restore it for 30 days.",
    confirm: "Delete",
    cancel: "Keep it",
  },
  missing: {
    title: "Character not found",
    text: "It was deleted, or it belongs to another user.",
    home: "Back to home",
  },
  failed: {
    server: {
      title: "The character did not load",
      text: "Something went wrong on our side. Nothing you wrote is lost.",
    },
    offline: {
      title: "You are offline",
      text: "It loads when the connection is back. Nothing you wrote is lost.",
    },
  },
  retry: "Try again",
  signedOut: {
    title: "Create a character",
    text: "Log in to create your own character. You come back here afterwards.",
    login: "Log in",
  },
};

/** All texts of CharacterFormScreen. */
export type CharacterFormScreenCopy = typeof characterFormScreenCopy;

function savingText(saving: FormSaving): string {
  switch (saving.kind) {
    case "untouched":
      return "";
    case "saving":
      return "Saving the draft.";
    case "saved":
      return `Draft saved ${saving.when}.`;
    case "local":
      return saving.cause === "no-name"
        ? "Saved in this browser until it has a name."
        : "Changes are saved in this browser until you publish them.";
    case "offline":
      return "You are offline. Saved in this browser until you are back online.";
    case "failed":
      return `${saving.error} Your changes are saved in this browser.`;
    default:
      return assertNever(saving);
  }
}

/** The label of a field, for messages about it. */
export function labelOf(field: FormField, copy: CharacterFormScreenCopy): string {
  const label = copy[field];
  return typeof label === "string" ? label : field;
}

/** The message of an error in the list. */
export function adviceOf(error: FormError, copy: CharacterFormScreenCopy, number: NumberFormat): string {
  const { errors: errors } = copy;
  switch (error.kind) {
    case "missing":
      return errors.missing[error.field] ?? errors.missingOther(labelOf(error.field, copy));
    case "too-long":
      return errors.tooLong(labelOf(error.field, copy), number(error.used - error.max), number(error.max));
    case "attestation":
      return errors.attestation[error.field];
    case "refused":
      return `${labelOf(error.field, copy)}: ${error.error}`;
    default:
      return assertNever(error);
  }
}

/** The message under the field. */
export function errorMessage(error: FormError, copy: CharacterFormScreenCopy, number: NumberFormat): string {
  const { errors: errors } = copy;
  switch (error.kind) {
    case "missing":
      return errors.missingShort;
    case "too-long":
      return errors.tooLongShort(number(error.max));
    case "attestation":
      return errors.attestationShort[error.field];
    case "refused":
      return error.error;
    default:
      return assertNever(error);
  }
}
