/** The texts of the offline banner. */
export const offlineBannerCopy = {
  offline: "You are offline. What you write stays here and is sent when you are back.",
  waiting: (count: number) => (count === 1 ? "1 message waits." : `${count} messages wait.`),
  restored: "You are back online.",
  retry: "Try now",
} as const;
