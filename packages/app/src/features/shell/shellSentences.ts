/** What the frame around the pages says. */
export const shellSentences = {
  signedOutElsewhere: "You have signed out in another tab.",
} as const;
