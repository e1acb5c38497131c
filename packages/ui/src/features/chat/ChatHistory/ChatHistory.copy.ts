/** The texts of the chat list. */
export const chatHistoryCopy = {
  title: "Your chats",
  views: "Chats and bin",
  chats: "Chats",
  bin: "Bin",
  search: "Search all chats",
  searchPlaceholder: "Something that was said",
  arrange: "Arranged by",
  byTime: "Time",
  byCharacter: "Character",
  loading: "Loading your chats",
  searching: "Searching",
  failed: "Your chats could not be loaded",
  searchFailed: "The search did not work",
  empty: "No chats yet",
  emptyBody: "Find somebody to talk to: every chat is kept here.",
  noHits: "Nobody said that",
  noHitsBody: "Try fewer words, or only the beginning of one.",
  binEmpty: "The bin is empty",
  binEmptyBody: "A chat that you delete stays here for 30 days.",
  more: (title: string) => `What to do with ${title}`,
  messages: (count: number) => (count === 1 ? "1 message" : `${count} messages`),
  loadMore: "Show more",
  hiddenChats: (count: number) =>
    count === 1
      ? "1 chat is hidden: adult content is off."
      : `${count} chats are hidden: adult content is off.`,
  hiddenHits: (count: number) =>
    count === 1
      ? "1 match is hidden: adult content is off."
      : `${count} matches are hidden: adult content is off.`,
  showAdult: "Adult content settings",
  pinned: "Pinned",
  pin: "Pin to the top",
  unpin: "Unpin",
  rename: "Rename",
  renameLabel: (title: string) => `New name of ${title}`,
  save: "Save",
  cancel: "Cancel",
  delete: "Delete",
  deleteTitle: (title: string) => `Delete “${title}”?`,
  deleteBody: (name: string, count: number) =>
    `${count === 1 ? "1 message" : `${count} messages`} with ${name} go to the bin, with what was remembered of them. For 30 days you can bring them back; then they are gone for good.`,
  daysLeft: (days: number) => (days === 1 ? "1 day left" : `${days} days left`),
  restore: "Bring back",
  deleteForever: "Delete for good",
  deleteForeverTitle: (title: string) => `Delete “${title}” for good?`,
  deleteForeverBody: (name: string, count: number) =>
    `${count === 1 ? "1 message" : `${count} messages`} with ${name} are destroyed at once. Nobody can bring them back.`,
} as const;

/** All texts of the history, for translations. */
export type ChatHistoryCopy = typeof chatHistoryCopy;
