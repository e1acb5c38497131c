/** The texts of the search in a chat. */
export const findInChatCopy = {
  label: "Find in this chat",
  placeholder: "Search this chat",
  previous: "Previous match",
  next: "Next match",
  close: "Close",
  searching: "Searching",
  none: "No matches",
  failed: "The search failed",
  position: (current: number, count: number) => `${current} of ${count}`,
  positionLabel: (current: number, count: number) => `Match ${current} of ${count}`,
};
