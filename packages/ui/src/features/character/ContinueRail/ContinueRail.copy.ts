import { pluralOf } from "../../../format/pluralOf.ts";

const plural = pluralOf("en");

/** Default texts of ContinueRail. */
export const continueRailCopy = {
  title: "Continue",
  /** The title while the user has no chats. */
  welcome: "Welcome. Pick someone and say hello.",
  start: "Start chat",
  startWith: (name: string) => `Start chat with ${name}`,
  all: "All chats",
  continue: "Continue",
  continueWith: (name: string) => `Continue with ${name}`,
  messages: (count: number, shown: string) => plural(count, { one: "1 message", other: `${shown} messages` }),
  find: "Find a character",
  findText: "Pick a cover and say hello",
  create: "Create",
  createText: "Create your own character",
  loading: "Loading your chats",
  failed: "Your chats did not load. They are safe.",
  retry: "Try again",
};

/** All texts of ContinueRail. */
export type ContinueRailCopy = typeof continueRailCopy;
