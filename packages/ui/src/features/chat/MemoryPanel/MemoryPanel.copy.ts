/** The texts of the character's memory. */
export const memoryPanelCopy = {
  title: (name: string) => `What ${name} remembers`,
  views: "Memory, and what the AI reads",
  lines: "Memories",
  prompt: "What the AI reads",
  loading: "Loading the memory",
  failed: "The memory could not be loaded",
  empty: "No memories yet",
  emptyBody: "Important facts of the story are saved here automatically. You can add your own.",
  budget: (sent: string, budget: string) => `${sent} of ${budget} words used`,
  add: "Add a memory",
  addLabel: "What should be remembered?",
  addPlaceholder: "Ada never drinks coffee after noon",
  textMissing: "Write what should be remembered, or cancel.",
  save: "Save",
  cancel: "Cancel",
  automatic: "Added automatically",
  own: "Added by you",
  pinned: "Pinned: always read",
  unsent: "left out: no room",
  sources: "From",
  pin: (text: string) => `Pin: ${text}`,
  unpin: (text: string) => `Unpin: ${text}`,
  correct: (text: string) => `Edit: ${text}`,
  correctLabel: "Edit this memory",
  drop: (text: string) => `Remove: ${text}`,
  stale: "The message it came from was changed or deleted. It may be out of date.",
  staleDrop: "Remove",
  staleConfirm: "Keep",
  saveFailed: "Saving failed. Your text is still here.",
  promptBody: (name: string) =>
    `Everything the AI would read before its next reply, in this order. ${name} knows nothing else.`,
  promptFailed: "This could not be loaded",
  hidden: "The creator keeps this text hidden.",
  history: "The chat, from the first message that the AI still reads.",
  words: (words: string) => `about ${words} words`,
  total: (total: string, budget: string, tokens: string) =>
    `About ${total} words in all (${tokens} tokens, as AIs count). There is room for about ${budget} words of the chat.`,
};

/** All texts of MemoryPanel. */
export type MemoryPanelCopy = typeof memoryPanelCopy;
