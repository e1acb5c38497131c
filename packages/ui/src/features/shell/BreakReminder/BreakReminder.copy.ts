/** The words of the reminder. It says how long it has been, and nothing about whether that is right. */
export const breakReminderCopy = {
  words: (hours: number) =>
    hours === 1 ? "You have been here for an hour." : `You have been here for ${hours} hours.`,
  kept: "Your place is kept.",
  dismiss: "Dismiss",
} as const;
