/** The texts of the search in a chat. */
export const findInChatCopy = {
  label: "Find in this chat",
  placeholder: "A word, or its beginning",
  previous: "The one before",
  next: "The one after",
  close: "Close",
  searching: "Looking",
  none: "Not in this chat",
  failed: "It could not be looked for just now",
  position: (current: number, count: number) => `${current} of ${count}`,
  positionLabel: (current: number, count: number) => `Found ${count}, this is number ${current}`,
} as const;
