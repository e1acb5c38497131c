/** The texts of the character's memory. */
export const memoryPanelCopy = {
  title: (name: string) => `What ${name} remembers`,
  views: "Memory and what is sent to the AI",
  lines: "Memories",
  sent: "Sent to the AI",
  loading: "Loading the memory",
  failed: "The memory could not be loaded",
  empty: "No memories yet",
  emptyBody: "Important facts of the story are saved here automatically. You can add your own.",
  budget: (sent: number, budget: number) =>
    `${sent.toLocaleString("en")} of ${budget.toLocaleString("en")} tokens are sent with each reply`,
  add: "Add a memory",
  addLabel: "What should be remembered?",
  addPlaceholder: "Ada never drinks coffee after noon",
  save: "Save",
  cancel: "Cancel",
  automatic: "added automatically",
  own: "yours",
  pinned: "Pinned: always sent",
  unsent: "not sent: no space left",
  sources: "From",
  pin: (text: string) => `Pin: ${text}`,
  unpin: (text: string) => `Unpin: ${text}`,
  correct: (text: string) => `Edit: ${text}`,
  correctLabel: "Edit this memory",
  drop: (text: string) => `Remove: ${text}`,
  stale: "Its source message was changed or deleted. It may be out of date.",
  staleDrop: "Remove",
  staleConfirm: "Keep",
  saveFailed: "Saving failed. Your text is still here.",
  sentBody: (name: string) =>
    `Everything that would be sent to the AI with your next message, in this order. ${name} knows nothing else.`,
  sentFailed: "This could not be loaded",
  hidden: "The creator hides this text.",
  history: "The chat itself, from the first message that is still sent.",
  tokens: (count: number) => (count === 1 ? "1 token" : `${count.toLocaleString("en")} tokens`),
  total: (total: number, budget: number) =>
    `${total.toLocaleString("en")} tokens in all; ${budget.toLocaleString("en")} are left for the chat`,
} as const;

/** All texts of the panel, for translations. */
export type MemoryPanelCopy = typeof memoryPanelCopy;
