/** The texts of the composer. */
export const composerCopy = {
  label: (name: string) => (name === "" ? "Write something" : `Write to ${name}`),
  send: "Send",
  sending: "Sending",
  queue: "Keep it, and send it when the connection is back",
  stop: "Stop the reply",
  quote: "Speech: put quotation marks",
  action: "Action: put asterisks",
  persona: (name: string) => `You are ${name} here: change it`,
  noPersona: "You",
  suggest: "Suggest what I could say",
  suggestions: "Suggestions",
  suggestionsClose: "Put the suggestions away",
  suggestionsFailed: "No suggestions could be had just now.",
  blocked: {
    empty: "Write something first",
    offline: "You are offline. What you write is kept here.",
    queues: "You are offline. What you send waits, and goes out by itself.",
    usedUp: (resetsAt: string) => `That was your last message of today. More at ${resetsAt}.`,
    signedOut: "Log in to send this. What you write is kept here.",
    rule: "This was not sent, because it goes against one of our rules. It is still here, and it did not count.",
    readRule: (name: string) => `Read the rule: ${name}`,
  },
  tooLong: (over: number) => `${over} characters too long`,
} as const;

/** All texts of the composer, for translations. */
export type ComposerCopy = typeof composerCopy;
