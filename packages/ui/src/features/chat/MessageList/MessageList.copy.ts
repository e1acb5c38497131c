/** The words around the turns. */
export const messageListCopy = {
  label: (name: string) => `Conversation with ${name}`,
  older: "Show earlier messages",
  newer: "Show later messages",
  latest: "Jump to latest",
  latestNew: (count: number) => `Jump to latest, ${count} new`,
  replied: (name: string, text: string) => `${name}: ${text}`,
} as const;

/** Every text of the list, for another language or another voice. */
export type MessageListCopy = typeof messageListCopy;
