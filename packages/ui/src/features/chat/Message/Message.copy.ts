/** The texts of a message. */
export const messageCopy = {
  you: "You",
  edited: "edited",
  pinned: "Pinned",
  demo: "scripted",
  demoLabel: "No AI is connected: this reply is a prepared line.",
  waiting: (name: string) => `${name} is thinking`,
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
  previous: "Previous version",
  next: "Next version",
  fresh: "New version",
  position: (current: number, count: number) => `${current} / ${count}`,
  positionLabel: (current: number, count: number) => `Version ${current} of ${count}`,
  disclosure: (name: string) => `${name} is an AI character. What is said here is fiction.`,
  connect:
    "No AI is connected, so the replies are prepared lines. To connect one, start Ollama, LM Studio or llama.cpp on the computer that runs Mimi, then restart Mimi; or set MODEL_BASE_URL.",
};

/** All texts of Message. */
export type MessageCopy = typeof messageCopy;
