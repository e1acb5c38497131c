/** Messages and titles of the form. */
export const formSentences = {
  adult: "Adult characters are for adults to write. Save again to say that you are one.",
  deleted: "The character is deleted.",
  restored: "The character is back.",
  title: "New character",
  editTitle: (name: string) => `Edit ${name}`,
} as const;
