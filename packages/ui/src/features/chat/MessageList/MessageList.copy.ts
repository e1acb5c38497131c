/** The texts of the message list. */
export const messageListCopy = {
  label: (name: string) => `Chat with ${name}`,
  older: "Show earlier messages",
  newer: "Show later messages",
  latest: "Jump to latest",
  latestNew: (count: string) => `Jump to latest, ${count} new`,
  stalled: (name: string) => `${name} is still writing. This can take a moment.`,
  replied: (name: string, text: string) => `${name}: ${text}`,
};

/** All texts of MessageList. */
export type MessageListCopy = typeof messageListCopy;
