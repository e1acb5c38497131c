/** Default texts of ChatsScreen. */
export const chatsScreenCopy = {
  visitor: "Log in to see your chats",
  visitorText: "They are saved with your account, and wait for you on every device.",
  logIn: "Log in",
};

/** All texts of ChatsScreen. */
export type ChatsScreenCopy = typeof chatsScreenCopy;
