import { pluralOf } from "../../../format/pluralOf.ts";

const plural = pluralOf("en");

/** The texts of the chat list, in the panel and on the page. */
export const chatHistoryCopy = {
  title: "Your chats",
  views: "Chats and bin",
  chats: "Chats",
  bin: "Bin",
  search: "Search all chats",
  searchPlaceholder: "A title, or text in a message",
  arrange: "Group by",
  byTime: "Time",
  byCharacter: "Character",
  loading: "Loading your chats",
  searching: "Searching",
  failed: "Your chats could not be loaded",
  searchFailed: "The search failed",
  empty: "Your chats appear here",
  emptyBody: "Find a character and say hello.",
  find: "Find a character",
  noHits: "Nothing found",
  noHitsBody: "Try fewer words, or only the beginning of one.",
  binEmpty: "The bin is empty",
  binEmptyBody: "A chat that you delete stays here for 30 days.",
  more: (title: string) => `Actions for ${title}`,
  messages: (count: number, shown: string) => plural(count, { one: "1 message", other: `${shown} messages` }),
  hits: "Messages",
  loadMore: "Show more",
  moreChats: "Show more chats",
  moreFailed: "Loading more failed.",
  hiddenChats: (count: number, shown: string) =>
    plural(count, {
      one: "1 chat is hidden: adult content is off.",
      other: `${shown} chats are hidden: adult content is off.`,
    }),
  hiddenHits: (count: number, shown: string) =>
    plural(count, {
      one: "1 match is hidden: adult content is off.",
      other: `${shown} matches are hidden: adult content is off.`,
    }),
  showAdult: "Adult content settings",
  from: (title: string) => `From “${title}”`,
  fromDeleted: "From a deleted chat",
  pinned: "Pinned",
  pin: "Pin to the top",
  unpin: "Unpin",
  rename: "Rename",
  nameMissing: "Give it a name, or cancel.",
  nameTooLong: (over: number) => `Too long. Shorten it by ${over}.`,
  renameLabel: (title: string) => `New name for ${title}`,
  save: "Save",
  cancel: "Cancel",
  delete: "Delete",
  deleteTitle: (title: string) => `Delete “${title}”?`,
  deleteBody: (name: string, count: number, shown: string) =>
    `${plural(count, { one: "1 message", other: `${shown} messages` })} with ${name} will be moved to the bin, with their memories. You can restore them for 30 days.`,
  daysLeft: (days: number) => plural(days, { one: "1 day left", other: `${days} days left` }),
  restore: "Restore",
  deleteForever: "Delete forever",
  deleteForeverTitle: (title: string) => `Delete “${title}” forever?`,
  deleteForeverBody: (name: string, count: number, shown: string) =>
    `${plural(count, { one: "1 message", other: `${shown} messages` })} with ${name} will be deleted. This cannot be undone.`,
};

/** All texts of ChatHistory. */
export type ChatHistoryCopy = typeof chatHistoryCopy;
