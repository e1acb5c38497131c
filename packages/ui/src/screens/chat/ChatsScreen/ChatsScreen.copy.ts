/** Default texts of ChatsScreen. */
export const chatsScreenCopy = {
  visitor: "Log in to see your chats",
  visitorText: "They are saved in your account, so you can open them on every device.",
  logIn: "Log in",
};

/** All texts of ChatsScreen. */
export type ChatsScreenCopy = typeof chatsScreenCopy;
