/** The texts of the lazily loaded parts of a message. */
export const messagePartCopy = {
  tools: "Message actions",
  more: "More",
  tool: {
    regenerate: "Regenerate",
    note: "Regenerate with a note",
    continue: "Continue this reply",
    edit: "Edit",
    branch: "New chat from here",
    copy: "Copy",
    pin: "Pin",
    unpin: "Unpin",
    remember: "Add to memory",
    like: "Good reply",
    unlike: "Undo good reply",
    dislike: "Bad reply",
    undislike: "Undo bad reply",
    report: "Report",
    delete: "Delete from here",
  },
  note: {
    label: "What should be different?",
    placeholder: "Slower, and let her stay at the window",
    send: "Regenerate",
    cancel: "Cancel",
    tooLong: (over: string) => `Too long. Shorten it by ${over}.`,
  },
  edit: {
    label: "Edit this message",
    save: "Save",
    saveAndRegenerate: "Save and regenerate",
    cancel: "Cancel",
    failed: "Saving failed. Your text is still here.",
    empty: "Write something first, or cancel.",
    tooLong: (over: string) => `Too long. Shorten it by ${over}.`,
  },
  disclosureAgain: (name: string) =>
    `You have been here for a while. ${name} is an AI character, not a person. What is said here is fiction and no professional advice.`,
  contextLimit: (name: string) => `${name}'s memory ends here`,
  contextLimitBody:
    "Messages above stay in the chat, but the AI no longer reads them. Use the memory for important facts.",
  revision: {
    offered: (name: string) => `The creator has changed ${name}.`,
    declined: (name: string) => `You kept the earlier version of ${name}.`,
    accepted: (name: string) => `This chat now uses the new version of ${name}.`,
    open: "See what changed",
  },
  crisis: {
    title: "You do not have to carry this alone",
    body: "If something here is about your own life: these people listen, now, free and in confidence. You can come back to the story at any time.",
    dismiss: "Back to the chat",
  },
};

/** All texts of MessagePart. */
export type MessagePartCopy = typeof messagePartCopy;
