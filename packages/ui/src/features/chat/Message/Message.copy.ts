/** The texts of a message. */
export const messageCopy = {
  you: "You",
  edited: "edited",
  pinned: "Pinned",
  demo: "prepared line",
  demoLabel: "No AI writes this reply: it is a prepared line.",
  waiting: (name: string) => `${name} is thinking`,
  stillWaiting: (name: string) => `${name} is still writing. This can take a moment.`,
  reconnecting: "Connection lost. Reconnecting.",
  stopped: "You stopped this reply.",
  cut: "The reply reached the length limit.",
  failed: "Reply failed.",
  blocked: "This reply was blocked by our rules.",
  rule: (name: string) => `Read the rule: ${name}`,
  notSent: "Not sent.",
  sending: "Sending",
  queued: "Will send when online",
  saved: "Saved",
  userBlocked: "Not sent: it breaks one of our rules. It did not count.",
  change: "Edit message",
  retry: "Try again",
  continue: "Continue",
  discard: "Discard",
  dismiss: "Dismiss",
  previous: "Previous variant",
  next: "Next variant",
  fresh: "New variant",
  position: (current: number, count: number) => `${current} / ${count}`,
  positionLabel: (current: number, count: number) => `Variant ${current} of ${count}`,
  disclosure: (name: string) =>
    `${name} is an AI character, not a person. What is said here is fiction and no professional advice.`,
  preparedLines: "The replies here are prepared lines. No AI writes them.",
};

/** All texts of Message. */
export type MessageCopy = typeof messageCopy;
