/** The texts of the character's memory. */
export const memoryPanelCopy = {
  title: (name: string) => `What ${name} remembers`,
  views: "Memory and what is sent",
  lines: "Remembered",
  sent: "What is sent",
  loading: "Loading the memory",
  failed: "The memory could not be loaded",
  empty: "Nothing is remembered yet",
  emptyBody: "What matters in the story is noted here as it goes on. You can add lines of your own.",
  budget: (sent: number, budget: number) =>
    `${sent.toLocaleString("en")} of ${budget.toLocaleString("en")} tokens are sent with each reply`,
  add: "Add a line",
  addLabel: "What should be remembered?",
  addPlaceholder: "Ada never drinks coffee after noon",
  save: "Save",
  cancel: "Cancel",
  automatic: "noted by itself",
  own: "yours",
  pinned: "Pinned: it is always sent",
  unsent: "not sent: there is no room",
  sources: "It came from",
  pin: (text: string) => `Pin: ${text}`,
  unpin: (text: string) => `Unpin: ${text}`,
  correct: (text: string) => `Correct: ${text}`,
  correctLabel: "Correct this line",
  drop: (text: string) => `Drop: ${text}`,
  stale: "A message that it came from was changed or deleted. It may no longer hold.",
  staleDrop: "Drop it",
  staleConfirm: "It still holds",
  saveFailed: "It could not be saved. What you wrote is still here.",
  sentBody: (name: string) =>
    `All that the model would read if you said something now, in its order. ${name} knows nothing else.`,
  sentFailed: "What is sent could not be put together",
  hidden: "Its author keeps this text to themselves.",
  history: "The conversation itself, from where the memory begins.",
  tokens: (count: number) => (count === 1 ? "1 token" : `${count.toLocaleString("en")} tokens`),
  total: (total: number, room: number) =>
    `${total.toLocaleString("en")} tokens in all; there is room for ${room.toLocaleString("en")} of conversation`,
} as const;

/** All texts of the panel, for translations. */
export type MemoryPanelCopy = typeof memoryPanelCopy;
