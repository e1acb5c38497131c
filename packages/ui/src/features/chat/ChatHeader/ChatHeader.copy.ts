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
  rename: "Rename this chat",
  exportMarkdown: "Save as Markdown",
  exportJson: "Save as JSON",
  shortcuts: "Keyboard shortcuts",
  menu: "This chat",
  demo: "Scripted demo: no AI connected",
  /** The same on phones, where the title of the chat is beside it. */
  demoShort: "Scripted demo",
  demoLabel: "The replies are prepared lines. The start of the chat says how to connect an AI.",
};
