/** Messages and titles of the form. */
export const formSentences = {
  adult: "Only adults can create adult characters. Save again and confirm that you are 18 or older.",
  deleted: "The character is deleted.",
  restored: "The character is restored.",
  published: {
    private: "Published. Only you can see it.",
    unlisted: "Published. Anyone with the link can see it.",
    public: "Published. Everyone can see it.",
  },
  nameBeforeTrial: "Give the character a name first.",
  pending: "Sent for review. Only you can see it until it is approved.",
  makePublic: "Make it public",
  madePublic: "Everyone can see it now.",
  edit: "Edit",
  title: "New character",
  editTitle: (name: string) => `Edit ${name}`,
} as const;
