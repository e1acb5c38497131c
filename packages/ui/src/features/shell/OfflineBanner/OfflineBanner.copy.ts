/** The texts of the offline banner. */
export const offlineBannerCopy = {
  offline: "You are offline. Messages are sent when you are back online.",
  waiting: (count: number) => (count === 1 ? "1 message is waiting." : `${count} messages are waiting.`),
  restored: "You are back online.",
  retry: "Try now",
};
