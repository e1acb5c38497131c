/** Texts about memory and about the user's chats. */
export const chatTexts = {
  copied: "Copied",
  preparingPrint: "Loading the whole chat to print it",
  editDiscarded: "Your edit was discarded.",
  changedSinceEdit: "This message was changed since you wrote this. Save replaces it with your text.",
  messageChanged: "Message changed.",
  messagesDeleted: "Messages deleted.",
  tooLongToBranch: "This chat is too long to copy. Start from an earlier message.",
  pinned: "Pinned",
  source: (place: number) => `message ${place}`,
  chatDeleted: "The chat is in the bin.",
  chatDeletedForever: "The chat is deleted forever.",
  lineDeleted: "Memory deleted.",
  mayBeStale: "You changed a message that a memory came from.",
  review: "Review",
  /** For a user who has just signed up to send a message. */
  emailSent: "You are in. We sent a link to confirm your e-mail.",
  /** Why a visitor has to log in. */
  signUpTo: (name: string) => `Log in or create a free account to chat with ${name}`,
  /** For the operator, where replies are scripted because no model is connected. */
  connectModel:
    "To connect an AI, start Ollama, LM Studio or llama.cpp on this computer, then restart Mimi; or set MODEL_BASE_URL.",
};
