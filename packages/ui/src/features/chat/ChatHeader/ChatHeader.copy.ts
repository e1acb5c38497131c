/** The texts of the chat's header. */
export const chatHeaderCopy = {
  back: "Back",
  profile: (name: string) => `About ${name}`,
  newChat: "New chat",
  find: "Find in this chat",
  reading: "Reading settings",
  history: "Your chats",
  memory: "Memory",
  persona: "Your persona",
  repliesIn: "Replies in",
  charactersLanguage: "the character's",
  yourLanguage: "yours",
  rename: "Rename this chat",
  exportMarkdown: "Save as Markdown",
  exportJson: "Save as JSON",
  print: "Print",
  shortcuts: "Keyboard shortcuts",
  menu: "This chat",
  demo: "Prepared lines",
  demoLabel: "The replies are prepared lines. No AI writes them.",
  connect:
    "To connect an AI, start Ollama, LM Studio or llama.cpp on this computer, then restart Mimi; or set MODEL_BASE_URL.",
};
