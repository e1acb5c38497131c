import type { FailureReason } from "@mimi/contract";
import type { replyReasons } from "./replyReasons.ts";

/** The message for a failed call, by its reason. */
export const reasons: Readonly<Record<Exclude<FailureReason, keyof typeof replyReasons>, string>> = {
  reply_without_text: "This reply has no text to continue.",
  reply_blocked: "This reply was blocked. Regenerate it instead.",
  reply_at_maximum: "This reply is as long as it can be.",
  variants_at_maximum: "This reply has as many variants as it can have.",
  greeting_fixed: "The first message cannot be regenerated or continued.",
  greeting_first: "The first message cannot be deleted alone. Delete the chat instead.",
  characters_at_maximum: "You have as many characters as you can have. Delete one first.",
  chats_at_maximum: "You have as many chats as you can have. Delete one first.",
  uploads_at_maximum:
    "You have as many images as you can have. Those that nothing shows are deleted after a day.",
  personas_at_maximum: "You have as many personas as you can have. Delete one first.",
  memory_at_maximum: "The memory of this chat is full. Delete a memory first.",
  hidden_at_maximum: "You have hidden as much as you can. Show something again first.",
  storage_full:
    "Your account has no space left. Delete chats or characters: their space is free after 30 days in the bin.",
  clock_refused:
    "The clock of this device or of the server is wrong, so the login was refused. Set the clock, then log in again.",
  reply_streaming: "A reply is already being written. Wait for it or stop it first.",
  client_id_used: "This was sent before. Reload the page to see it.",
  changed_meanwhile: "This was changed in the meantime. Reload the page and try again.",
  already_subscribed: "You have a plan already. Change it under Manage Subscriptions.",
  appeal_over: "An appeal is no longer possible.",
  appeal_decided: "This appeal is decided already.",
  nothing_to_undo: "There is no decision of yours to undo.",
  undo_too_late: "This decision is older than ten minutes. Decide again instead.",
  larger_than_hourly_bytes: "That is more than an account has in an hour.",
  hourly_bytes_used: "That is more than your account has left in this hour. Try again later.",
  payments_off: "Payments are switched off on this server.",
  disk_full: "Nothing can be saved at the moment, because the server is full. Reading works.",
};

/** Messages for a broken rule, and for a limit that lasts longer than a moment. */
export const refusalTexts = {
  refused: (topic: string) => `This was not accepted. It breaks the rule about ${topic}.`,
  later: (minutes: number) => `Too many requests. Try again in ${minutes} minutes.`,
  laterBytes: (megabytes: number, minutes: number) =>
    `That is more than the ${megabytes} MB that an account has in an hour. Try again in ${minutes} minutes.`,
};
