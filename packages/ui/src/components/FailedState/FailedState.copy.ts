/** Default texts of FailedState. */
export const failedStateCopy = {
  title: "This did not load.",
  body: "The connection broke off, or the server did not answer.",
  retry: "Try again",
} as const;
