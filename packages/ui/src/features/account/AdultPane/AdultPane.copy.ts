/** The texts of the adult content settings. */
export const adultPaneCopy = {
  show: "Show adult characters",
  off: "They are left out everywhere. Turning this on asks for your age first.",
  on: (since: string) => `You said on ${since} that you are 18 or older.`,
  blur: "Blur their covers",
  blurHint: "A cover shows when you ask for it.",
  visitor: "Log in to choose whether adult characters show. Without an account they never do.",
  login: "Log in",
  declined: "You told us that you are under 18. Adult characters stay hidden.",
  again: "Answer again",
  needsVerification: (verifier: string) =>
    `Where you are, the law asks for a check by an independent service. ${verifier} tells us yes or no.`,
  verify: "Check my age",
  unavailable: "Adult characters cannot be shown in your country. Everything else works as usual.",
  failed: "This was not changed. Try again.",
} as const;
