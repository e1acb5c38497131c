import type { FormField, FormProblem, FormSaving } from "./CharacterFields.ts";

/** Default texts of CharacterFormScreen. */
export const characterFormCopy = {
  titles: { create: "New character", edit: (name: string) => `Edit ${name}` },
  untitled: "Unnamed",
  loading: "Loading the character",
  groups: { basics: "Basics", greeting: "Greeting", definition: "Definition", advanced: "Advanced" },
  steps: "Parts of the form",
  progress: { empty: "empty", started: "started", done: "done" },
  status: {
    draft: "Only you can see it.",
    pending: "It is being looked at before it is published.",
    published: "It is published.",
    rejected: "It was not published.",
    removed: "It was taken down.",
  },
  saving: savingText,
  retrySaving: "Save again",
  publish: "Publish",
  publishChanges: "Publish changes",
  preview: "Preview",
  import: "Import a card",
  drop: "Drop the card to read it",
  more: "More",
  exportPng: "Export as PNG card",
  exportJson: "Export as JSON",
  duplicate: "Duplicate",
  viewPage: "Open its page",
  remove: "Delete",
  problems: {
    title: "Before it can be published",
    missing: {
      cover: "Add its cover",
      name: "Give it a name",
      tags: "Choose at least one tag",
      greeting: "Write its greeting",
    } as Partial<Record<FormField, string>>,
    missingOther: (label: string) => `Fill in ${label}`,
    tooLong: (label: string, used: number, limit: number) =>
      `${label} is ${(used - limit).toLocaleString("en")} over its ${limit.toLocaleString("en")}`,
    attestation: {
      rating: "Confirm both statements about an adult character",
      adultAge: "State an age of 18 or more",
    },
    attestationShort: { rating: "Both statements are needed.", adultAge: "18 or more." },
    missingShort: "This is needed to publish.",
    tooLongShort: (limit: number) =>
      `At most ${limit.toLocaleString("en")}. Nothing is cut; shorten it to publish.`,
  },
  refused: "Why",
  cover: "Cover",
  coverHint: "Three by four, at most 3 MB. It should show an adult or a non-human.",
  coverAdd: "Add a cover",
  coverReplace: "Replace",
  coverRemove: "Remove",
  coverAlt: "What the cover shows",
  coverAltHint: "For those who cannot see it.",
  name: "Name",
  chatName: "Called in chat",
  tagline: "Tagline",
  taglineHint: "One line that makes a stranger curious.",
  tags: "Tags",
  tagsAdd: "Add",
  tagsSearch: "Find a tag",
  tagsNone: "No such tag",
  warnings: "Content notes",
  warningsHint: "What a reader may want to know first: storms, loss, spiders.",
  warningsAdd: "Add",
  warningsNew: "Content note",
  removeToken: (name: string) => `Remove ${name}`,
  bio: "About",
  bioHint: "Markdown, for readers. It is never sent to the model.",
  visibility: "Who can find it",
  visibilities: {
    public: { label: "Everyone", hint: "Listed and found by search." },
    unlisted: { label: "Anyone with the link", hint: "In no list." },
    private: { label: "Only me", hint: "Nobody else can open it." },
  },
  rating: "Whom it is for",
  ratings: {
    everyone: { label: "Everyone", hint: "Safe for work." },
    adult: { label: "Adults only", hint: "Blurred until a reader has stated to be an adult." },
  },
  adultAge: "The character’s age",
  adultAgeHint: "In years; an adult character is 18 or more.",
  attestsCharacter: "This character is an adult and looks like one.",
  attestsImage: "The cover shows an adult, who looks like one.",
  rules: "Our rules for adult characters",
  greeting: "Opening message",
  greetingHint: "{{char}} and {{user}} become the names. *Asterisks* are actions.",
  alternates: "Other openings",
  alternatesHint: "Readers choose among them when a chat begins.",
  alternate: (place: number) => `Opening ${place}`,
  alternateAdd: "Add an opening",
  alternateFull: (limit: number) => `There is room for ${limit}.`,
  moveUp: (label: string) => `Move ${label} up`,
  moveDown: (label: string) => `Move ${label} down`,
  removeItem: (label: string) => `Remove ${label}`,
  moved: (label: string, count: number) => `Now ${label} of ${count}`,
  definition: "Definition",
  definitionHint: "Who it is, what it knows, how it speaks. Always with the model.",
  definitionLong: "From about 2,000 tokens on, less of the conversation is remembered.",
  personality: "Personality",
  scenario: "Scenario",
  scenarioHint: "Where and when a chat begins.",
  definitionVisibility: "Who can read the definition",
  definitionVisibilities: {
    hidden: { label: "Only me", hint: "Others chat with it without reading it." },
    shown: { label: "Everyone", hint: "Also lets others duplicate it." },
  },
  exampleDialogs: "Example dialogues",
  exampleDialogsHint: "<START> begins each. Sent while there is room.",
  systemPrompt: "System prompt",
  systemPromptHint: "Stands before everything else.",
  postHistory: "After the conversation",
  postHistoryHint: "Stands last, where the model listens most.",
  language: "Language",
  version: "Version",
  book: "Lorebook",
  bookHint: "What it knows of a place, a person or a thing, told only when the talk comes to it.",
  bookAdd: "Add an entry",
  entry: (name: string, place: number) => (name.trim() === "" ? `Entry ${place}` : name),
  entryName: "Name",
  entryKeys: "Words that bring it up",
  entryKeysNew: "Word",
  entryKeysAdd: "Add",
  entrySecondary: "And one of these",
  entryContent: "What is told",
  entryComment: "Your note",
  entryEnabled: "In use",
  entryConstant: "Always told",
  entryCase: "Capitals matter",
  entryRegex: "Words are patterns",
  entryPosition: "Stands",
  entryPositions: { before: "before the definition", after: "after the definition" },
  entryOff: "not in use",
  tokens: (total: number, permanent: number) =>
    `${total.toLocaleString("en")} tokens, ${permanent.toLocaleString("en")} kept`,
  tokensHint: "Kept tokens are with the model for every reply; the rest make room when a chat grows.",
  previewOpening: "The greeting will stand here.",
  previewTagline: "The tagline will stand here.",
  moreOpenings: (count: number) => (count === 1 ? "and 1 other opening" : `and ${count} other openings`),
  restored: "This is your unfinished draft. It was kept in this browser.",
  startAfresh: "Start afresh",
  conflict: "This character was changed somewhere else since you began.",
  conflictKeepMine: "Keep mine",
  conflictTakeTheirs: "Take the other",
  conflictText: "Yours is kept here. Keep it over the other version, or take the other and lose yours.",
  leave: {
    title: "Leave with changes that are not saved?",
    text: "They stay in this browser, and wait for you here. Nobody else sees them.",
    confirm: "Leave",
    cancel: "Stay",
  },
  removal: {
    title: (name: string) => `Delete ${name}?`,
    text: "Nobody finds it any more. Chats with it go on. You can bring it back for 30 days.",
    confirm: "Delete",
    cancel: "Keep it",
  },
  missing: {
    title: "This character is not here",
    text: "It is gone, or it is somebody else’s.",
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
    text: "Log in to write a character of your own. You go on here afterwards.",
    login: "Log in",
  },
};

/** All texts of CharacterFormScreen, for translations. */
export type CharacterFormCopy = typeof characterFormCopy;

function savingText(saving: FormSaving): string {
  switch (saving.kind) {
    case "untouched":
      return "";
    case "saving":
      return "Saving the draft.";
    case "saved":
      return `Draft saved ${saving.when}.`;
    case "local":
      return saving.reason === "no-name"
        ? "Kept in this browser until it has a name."
        : "Changes kept in this browser until you publish them.";
    case "offline":
      return "You are offline. Kept in this browser until you are back.";
    case "failed":
      return `${saving.reason} What you wrote is kept in this browser.`;
  }
}

/** The label of a field, for messages about it. */
export function labelOf(field: FormField, copy: CharacterFormCopy): string {
  const words = copy[field];
  return typeof words === "string" ? words : field;
}

/** The message of a problem in the list. */
export function adviceOf(problem: FormProblem, copy: CharacterFormCopy): string {
  const { problems } = copy;
  switch (problem.kind) {
    case "missing":
      return problems.missing[problem.field] ?? problems.missingOther(labelOf(problem.field, copy));
    case "tooLong":
      return problems.tooLong(labelOf(problem.field, copy), problem.used, problem.limit);
    case "attestation":
      return problems.attestation[problem.field];
    case "refused":
      return `${labelOf(problem.field, copy)}: ${problem.reason}`;
  }
}

/** The message under the field. */
export function errorMessage(problem: FormProblem, copy: CharacterFormCopy): string {
  const { problems } = copy;
  switch (problem.kind) {
    case "missing":
      return problems.missingShort;
    case "tooLong":
      return problems.tooLongShort(problem.limit);
    case "attestation":
      return problems.attestationShort[problem.field];
    case "refused":
      return problem.reason;
  }
}
