/** Default texts of FailedState. */
export const failedStateCopy = {
  title: "This did not load.",
  body: "The connection was lost, or the server did not answer.",
  retry: "Try again",
};
