import { messageCopy } from "../Message/Message.copy.ts";

/** The texts of a printed chat. */
export const chatPrintCopy = {
  printed: (date: string) => `Printed on ${date}`,
  disclosure: messageCopy.disclosure,
  you: "You",
  partial: (keys: string) =>
    `These are only the messages that were loaded. To print the whole chat, press ${keys} or choose Print in the menu of the chat.`,
};
