/** The texts of the lazily loaded parts of a message. */
export const messagePartCopy = {
  tools: "What to do with this message",
  more: "More",
  tool: {
    regenerate: "Regenerate",
    note: "Regenerate with a note",
    edit: "Edit",
    branch: "Branch off from here",
    copy: "Copy",
    pin: "Pin",
    unpin: "Unpin",
    remember: "Remember something of it",
    like: "Good reply",
    unlike: "Good reply: take it back",
    dislike: "Poor reply",
    undislike: "Poor reply: take it back",
    report: "Report",
    delete: "Delete from here",
  },
  note: {
    label: "What should be different?",
    placeholder: "Slower, and let her stay at the window",
    send: "Regenerate",
    cancel: "Cancel",
  },
  edit: {
    label: "Change this message",
    save: "Save",
    saveAndRegenerate: "Save and regenerate",
    cancel: "Cancel",
    failed: "It could not be saved. What you wrote is still here.",
    tooLong: (over: number) => `${over} characters too long`,
  },
  disclosureAgain: (name: string) =>
    `You have been here for a while. ${name} is an AI character, not a person, and what is said here is fiction.`,
  memoryEnd: (name: string) => `${name}'s memory ends here`,
  memoryEndBody: "What stands above is kept for you, and no longer sent. What should last can be remembered.",
  revision: {
    offered: (name: string) => `${name}'s author has changed the character.`,
    kept: (name: string) => `You go on with ${name} as this chat began.`,
    taken: (name: string) => `From here on ${name} is as the author changed the character.`,
    open: "See what changed",
  },
  crisis: {
    title: "You do not have to carry this alone",
    body: "If something here is about your own life: these people listen, now, free and in confidence. The story waits for you.",
    dismiss: "Go on with the story",
  },
} as const;

type TranslatedCopy<Copy> = {
  readonly [Key in keyof Copy]: Copy[Key] extends string
    ? string
    : Copy[Key] extends (...given: never[]) => string
      ? Copy[Key]
      : TranslatedCopy<Copy[Key]>;
};

/** All texts of these parts, for translations. */
export type MessagePartCopy = TranslatedCopy<typeof messagePartCopy>;
