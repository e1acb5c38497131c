/** Messages and titles of the form. */
export const formSentences = {
  adult: "Adult characters are for adults to write. Save again to say that you are one.",
  deleted: "The character is deleted.",
  restored: "The character is back.",
  published: {
    private: "Published. Only you can see it.",
    unlisted: "Published. Anyone with the link can see it.",
    public: "Published. Everyone can see it.",
  },
  nameBeforeTrial: "Give the character a name first.",
  pending: "Sent for review. Only you can see it until then.",
  makePublic: "Make it public",
  madePublic: "Everyone can see it now.",
  edit: "Edit",
  title: "New character",
  editTitle: (name: string) => `Edit ${name}`,
} as const;
