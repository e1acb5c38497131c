import { chatHistoryCopy } from "../ChatHistory/ChatHistory.copy.ts";

/** Default texts of ChatsScreen. */
export const chatsScreenCopy = {
  visitor: "Log in to see your chats",
  visitorText: "They are saved with your account, and wait for you on every device.",
  logIn: "Log in",
  lists: chatHistoryCopy,
};

/** All texts of ChatsScreen, for translations. */
export type ChatsScreenCopy = typeof chatsScreenCopy;
