import { pluralOf } from "../../../format/pluralOf.ts";

const plural = pluralOf("en");

/** Default texts of OwnCharactersScreen. */
export const ownCharactersScreenCopy = {
  title: "Your characters",
  create: "Create",
  filters: "Filter by state",
  states: {
    all: "All",
    draft: "Drafts",
    private: "Only you",
    unlisted: "Unlisted",
    public: "Public",
    pending: "Waiting for review",
    rejected: "Rejected",
    removed: "Removed",
    deleted: "Bin",
  },
  sortLabel: "Sort",
  sorts: { updated: "Recently edited", name: "Name", chats: "Most chats" },
  bin: "Characters stay in the bin for 30 days. Then they are deleted for good.",
  shown: (count: number, hasMore: boolean, shown: string) =>
    hasMore
      ? `The first ${shown} characters`
      : plural(count, { one: "1 character", other: `${shown} characters` }),
  edited: (when: string) => `Edited ${when}`,
  daysLeft: (days: number) => plural(days, { one: "1 day left", other: `${days} days left` }),
  menu: (name: string) => `Actions for ${name}`,
  menuAdult: "Actions for this adult character",
  edit: "Edit",
  chat: "Chat",
  duplicate: "Duplicate",
  download: "Download card",
  remove: "Delete",
  restore: "Restore",
  restoreLabel: (name: string) => `Restore ${name}`,
  restoreAdult: "Restore this adult character",
  /** The end of a list of one state. */
  end: "No more characters",
  empty: {
    title: "You have not made a character yet",
    text: "Your drafts and your published characters appear here.",
    create: "Create a character",
  },
  allDeleted: {
    title: "You have no characters",
    text: "The characters that you deleted are in the bin for 30 days.",
  },
  emptyState: {
    title: "No characters here",
    text: "None of your characters is in this group.",
    all: "Show all",
  },
  emptyBin: { title: "The bin is empty", text: "Characters that you delete stay here for 30 days." },
  signedOut: {
    title: "Log in to see your characters",
    text: "Your drafts and your published characters appear here.",
    login: "Log in",
  },
  grid: {
    loading: "Loading your characters",
    next: { end: "These are all your characters." },
    failed: {
      server: {
        title: "Your characters did not load",
        text: "Something went wrong on our side. Your characters are safe.",
      },
      offline: { title: "You are offline", text: "Your characters load when the connection is back." },
    },
  },
};

/** All texts of OwnCharactersScreen. */
export type OwnCharactersScreenCopy = typeof ownCharactersScreenCopy;
