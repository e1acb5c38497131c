/** The texts of the composer. */
export const composerCopy = {
  label: (name: string) => (name === "" ? "Write something" : `Write to ${name}`),
  send: "Send",
  sending: "Sending",
  queue: "Send when the connection is back",
  stop: "Stop the reply",
  quote: "Speech: add quotation marks",
  action: "Action: add asterisks",
  persona: (name: string) => `${name}: your persona. Change it`,
  noPersona: "You",
  suggest: "Suggest what I could say",
  suggestions: "Suggestions",
  suggestionsClose: "Close suggestions",
  suggestionsFailed: "Suggestions are not available right now.",
  blocked: {
    empty: "Write something first",
    replying: "Wait for the reply, or stop it. Your draft is saved.",
    offline: "You are offline. Your draft is saved.",
    queues: "You are offline. Messages are sent when you are back online.",
    usedUp: (resetsAt: string, plan?: string) =>
      plan === undefined
        ? `You have used all of today's messages. More ${resetsAt}.`
        : `You have used all of today's messages of the ${plan} plan. More ${resetsAt}.`,
    paused: "Close the help above, then you can write again. Your draft is saved.",
    signedOut: "Log in to send this. Your draft is saved.",
    rule: "This was not sent because it breaks one of our rules. It did not count.",
    readRule: (name: string) => `Read the rule: ${name}`,
  },
  plans: "See plans",
  tooLong: (over: string) => `Too long. Shorten it by ${over}.`,
};

/** All texts of Composer. */
export type ComposerCopy = typeof composerCopy;
