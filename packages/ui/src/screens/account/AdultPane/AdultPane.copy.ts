/** The texts of the adult content settings. */
export const adultPaneCopy = {
  show: "Show adult characters",
  off: "They are hidden everywhere. Turning this on asks for your age first.",
  on: (since: string) => `You said on ${since} that you are 18 or older.`,
  blur: "Blur their covers",
  blurHint: "Select a cover to see it.",
  visitor: "Log in to change this. Without an account adult characters are always hidden.",
  login: "Log in",
  declined: "You told us that you are under 18. Adult characters stay hidden.",
  again: "Answer again",
  needsVerification:
    "Where you are, an independent service has to check your age first. You choose the service, and it only tells us yes or no.",
  verify: "Check my age",
  unavailable: "Adult characters cannot be shown in your country. Everything else works as usual.",
  failed: "This was not saved. Try again.",
};
