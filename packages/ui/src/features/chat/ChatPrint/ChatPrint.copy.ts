/** The texts of a printed chat. */
export const chatPrintCopy = {
  printed: (date: string) => `Printed on ${date}`,
  disclosure: (name: string) => `${name} is an AI character. What is said here is fiction.`,
  you: "You",
  partial: (keys: string) =>
    `These are only the messages that were loaded. To print the whole chat, press ${keys} or choose Print in the menu of the chat.`,
};
