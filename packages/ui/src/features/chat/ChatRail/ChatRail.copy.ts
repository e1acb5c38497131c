/** The texts of the chat rail. */
export const chatRailCopy = {
  label: "Your chats",
  back: "Back",
  newChat: "New chat",
  withName: (name: string) => `With ${name}`,
  others: "Others",
  visitor: "Your chats appear here",
  visitorText: "Log in to save your chats and find them again.",
  logIn: "Log in",
};
