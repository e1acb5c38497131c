import type { RevisionChange, Rule } from "@mimi/contract";

/** What the rules are called that may hold a text back. */
export const ruleNames: Readonly<Record<Rule, string>> = {
  minors: "Minors",
  banned: "What may not be written",
  adult_attestation: "Adult characters",
  adult_age: "Adult characters",
  image_attestation: "Adult characters",
  not_screened: "Adult text",
  moderation: "Rules",
};

/** What the fields of a character are called. */
export const fieldNames: Readonly<Record<RevisionChange["field"], string>> = {
  name: "Name",
  chat_name: "Name in conversations",
  greeting: "Opening message",
  alternate_greetings: "Other opening messages",
  definition: "Definition",
  personality: "Personality",
  scenario: "Scenario",
  example_dialogs: "Example dialogs",
  system_prompt: "System prompt",
  post_history: "After the history",
  book: "Lorebook",
};

/** What the chat says about memory, and about one's chats. */
export const chatSentences = {
  untitled: "A new chat",
  pinned: "Pinned",
  source: (place: number) => `message ${place}`,
  chatDeleted: "The chat is in the bin.",
  chatDestroyed: "The chat is deleted forever.",
  lineDropped: "The line is forgotten.",
  mayBeStale: "Something remembered came from here.",
  review: "Review",
} as const;
