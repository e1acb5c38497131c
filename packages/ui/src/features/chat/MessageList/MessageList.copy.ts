/** The texts of the message list. */
export const messageListCopy = {
  label: (name: string) => `Chat with ${name}`,
  older: "Show earlier messages",
  newer: "Show later messages",
  latest: "Jump to latest",
  latestNew: (count: number) => `Jump to latest, ${count} new`,
  replied: (name: string, text: string) => `${name}: ${text}`,
} as const;

/** All texts of the list, for translations. */
export type MessageListCopy = typeof messageListCopy;
