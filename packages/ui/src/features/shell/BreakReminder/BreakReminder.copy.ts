/** The texts of the break reminder. They state the time without judging it. */
export const breakReminderCopy = {
  message: (hours: number) =>
    hours === 1 ? "You have been here for an hour." : `You have been here for ${hours} hours.`,
  saved: "Your chat is saved.",
  dismiss: "Dismiss",
};
