/** The texts of account deletion: what is deleted and what is not, without persuasion. */
export const deleteAccountPaneCopy = {
  deleted: "Deleted",
  deletedItems: [
    "Your profile, your avatar and your personas",
    "All your chats and the characters' memories",
    "Your drafts, and your characters that no one else chats with",
    "Your favourites, likes and hidden items",
  ],
  kept: "Kept",
  keptItems: [
    "Characters that others chat with: only in those chats, without your name",
    "Payment records, as long as the law requires",
  ],
  final: "This cannot be undone. You may want to export your data first.",
  field: (text: string) => `Type ${text} to confirm`,
  mismatch: (text: string) => `This does not match. Type ${text}`,
  delete: "Delete my account",
  failed: "Your account was not deleted. Nothing has changed.",
  subscribed: "Your subscription continues until you cancel it. Cancel it first, then come back here.",
  manage: "Manage Subscriptions",
};

/** All texts of DeleteAccountPane. */
export type DeleteAccountPaneCopy = typeof deleteAccountPaneCopy;
