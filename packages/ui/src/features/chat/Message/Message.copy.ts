/** The texts of a message. */
export const messageCopy = {
  you: "You",
  edited: "edited",
  pinned: "Pinned",
  demo: "scripted",
  demoLabel: "No language model is connected: this reply is scripted.",
  waiting: (name: string) => `${name} is thinking`,
  reconnecting: "The connection was lost. Looking for it again.",
  stopped: "You stopped this reply.",
  cut: "This reply ran out of room.",
  failed: "This reply broke off.",
  blocked: "This reply was held back by our rules.",
  rule: (name: string) => `Read the rule: ${name}`,
  notSent: "Not sent.",
  sending: "Sending",
  queued: "Waiting: it goes out by itself",
  saved: "Saved",
  userBlocked: "Not sent: it goes against one of our rules, and did not count.",
  change: "Change it",
  retry: "Try again",
  continue: "Continue",
  discard: "Discard",
  previous: "Previous wording",
  next: "Next wording",
  fresh: "New wording",
  position: (current: number, count: number) => `${current} / ${count}`,
  positionLabel: (current: number, count: number) => `Wording ${current} of ${count}`,
  disclosure: (name: string) => `${name} is an AI character. What is said here is fiction.`,
} as const;

/** All texts of a turn, for translations. */
export type MessageCopy = {
  readonly [Key in keyof typeof messageCopy]: (typeof messageCopy)[Key] extends string
    ? string
    : (typeof messageCopy)[Key];
};
