/** The texts of account deletion: what is deleted and what is not, without persuasion. */
export const deleteAccountPaneCopy = {
  goes: "What goes",
  goesItems: [
    "Your profile, your avatar and your personas",
    "All your chats and what characters remember of you",
    "Your drafts, and your characters that nobody else talks to",
    "Your favourites, likes and everything you have hidden",
  ],
  stays: "What stays",
  staysItems: [
    "Characters that others talk to: for those chats alone, without your name",
    "Payment records, for as long as the law asks for",
  ],
  final: "This cannot be undone. You may want to export your data first.",
  field: (text: string) => `Type ${text} to confirm`,
  mismatch: (text: string) => `This does not match. Type ${text}`,
  delete: "Delete my account",
  failed: "Your account was not deleted. Nothing has changed.",
  subscribed: "Your subscription goes on being charged until you end it. End it first, then come back here.",
  manage: "Manage Subscriptions",
} as const;

/** All texts of the pane, for translations. */
export interface DeleteAccountPaneCopy {
  readonly goes: string;
  readonly goesItems: readonly string[];
  readonly stays: string;
  readonly staysItems: readonly string[];
  readonly final: string;
  readonly field: (text: string) => string;
  readonly mismatch: (text: string) => string;
  readonly delete: string;
  readonly failed: string;
  readonly subscribed: string;
  readonly manage: string;
}
