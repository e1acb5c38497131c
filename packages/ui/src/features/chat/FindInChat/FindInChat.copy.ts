/** The texts of the search in a chat. */
export const findInChatCopy = {
  label: "Find in this chat",
  placeholder: "Search this chat",
  previous: "Previous match",
  next: "Next match",
  close: "Close",
  searchPage: (keys: string) => `Search the page: ${keys} again`,
  searching: "Searching",
  none: "No matches",
  failed: "The search failed",
  position: (current: number, count: number) => `${current} of ${count}`,
  positionLabel: (current: number, count: number) => `Match ${current} of ${count}`,
};
