import type { FailureReason } from "@mimi/contract";

/** The message for a failed reply, by its reason. */
export const replyReasons = {
  version_blocked: "The new variant was blocked by our rules.",
  removed_by_moderator: "This message was taken down by a moderator.",
  model_busy: "The AI is busy right now. Try again in a moment.",
  model_timeout: "The AI took too long to answer.",
  model_refused: "The AI could not accept this chat.",
  model_misconfigured: "The AI is not set up correctly. The operator has been told.",
  model_failed: "The AI could not answer.",
  reply_cut: "The reply broke off. It did not count.",
  reply_garbled: "The AI sent something that could not be read.",
  reply_empty: "The AI had nothing to say.",
  reply_interrupted: "The reply was interrupted on our side. The text so far is kept.",
  note_not_followed:
    "Prepared lines cannot follow this note, and nothing was counted. They know: shorter, longer, no questions, ask me something, no actions.",
  replies_off: "Replies are switched off on this server.",
} satisfies Partial<Record<FailureReason, string>>;
