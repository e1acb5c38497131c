import type { ErrorDetails, RevisionChange, Rule } from "@mimi/contract";
import { paths } from "../../../paths.ts";
import type { BlockingRule } from "./chat.store.ts";

/** The names of the rules that can refuse a text. */
const ruleNames: Readonly<Record<Rule, string>> = {
  minors: "Minors",
  banned: "Forbidden content",
  adult_attestation: "Adult characters",
  adult_age: "Adult characters",
  image_attestation: "Adult characters",
  not_screened: "Adult text",
  moderation: "Rules",
};

/** The rule that an error names, with the address of its section in the policy (contract 1). */
export function ruleOf({ rule, anchor }: ErrorDetails): BlockingRule | undefined {
  if (rule === undefined || anchor === undefined) return undefined;
  return { label: ruleNames[rule as Rule] ?? ruleNames.moderation, href: `${paths.policy()}#${anchor}` };
}

/** The names of the fields of a character. */
export const fieldNames: Readonly<Record<RevisionChange["field"], string>> = {
  name: "Name",
  chat_name: "Short name",
  greeting: "First message",
  alternate_greetings: "Other first messages",
  definition: "Definition",
  personality: "Personality",
  scenario: "Scenario",
  example_dialogs: "Example dialogues",
  system_prompt: "System prompt",
  post_history: "Final instructions",
  depth_prompt: "Character note",
  book: "Lorebook",
};

/** Texts about memory and about the user's chats. */
export const chatSentences = {
  copied: "Copied",
  preparingPrint: "Loading the whole chat to print it",
  editDiscarded: "Your edit was discarded.",
  changedSinceEdit: "This message was changed since you wrote this. Save replaces it with your text.",
  messageChanged: "Message changed.",
  messagesDeleted: "Messages deleted.",
  tooLongToBranch: "This chat is too long to copy. Start from an earlier message.",
  pinned: "Pinned",
  source: (place: number) => `message ${place}`,
  chatDeleted: "The chat is in the bin.",
  chatDeletedForever: "The chat is deleted forever.",
  lineDeleted: "Memory deleted.",
  mayBeStale: "You changed a message that a memory came from.",
  review: "Review",
  /** For a user who has just signed up to send a message. */
  emailSent: "You are in. We sent a link to confirm your e-mail.",
} as const;
