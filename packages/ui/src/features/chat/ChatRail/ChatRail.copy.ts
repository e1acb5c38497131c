/** The texts of the chat rail. */
export const chatRailCopy = {
  label: "Your chats",
  back: "Back",
  newChat: "New chat",
  withName: (name: string) => `With ${name}`,
  others: "Others",
  visitor: "Your chats stand here",
  visitorText: "Log in, and whatever you begin waits for you, with everyone you talked to.",
  logIn: "Log in",
} as const;
