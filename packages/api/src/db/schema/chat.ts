import type { Failure, LanguageTag } from "@mimi/contract";
import { sql } from "drizzle-orm";
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import {
  type GreetingMacros,
  type MemorySource,
  character,
  characterRevision,
  moment,
  persona,
  user,
} from "./referenced.ts";

/** A chat; the row exists from its first message on (product 2.3). */
export const chat = pgTable(
  "chat",
  {
    chat_key: text().primaryKey(),
    user_id: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    character_id: text()
      .notNull()
      .references(() => character.id, { onDelete: "cascade" }),
    /** The revision of the character that the chat is pinned to (product 6.4). */
    character_revision: integer().notNull(),
    title: text().notNull().default(""),
    /** Who wrote the title. One of the model is made of the greeting too. */
    title_source: text({ enum: ["first_message", "model", "user"] })
      .notNull()
      .default("first_message"),
    greeting_index: integer().notNull().default(0),
    message_count: integer().notNull().default(0),
    created_at: moment().notNull().defaultNow(),
    updated_at: moment().notNull().defaultNow(),
    pinned: boolean().notNull().default(false),
    /** When it was moved to the trash. */
    deleted_at: moment(),
    /** The chat and message that it was branched from; both can be deleted. */
    parent_chat_key: text(),
    parent_message_id: text(),
    /** The user's persona in this chat; null is the user's own profile. */
    persona_id: text().references(() => persona.id, { onDelete: "set null" }),
    /** The language that the user chose for replies; null is the one that the character is written in. */
    reply_language: text().$type<LanguageTag>(),
    /** The newest revision of the character that the user chose not to use (product 6.4). */
    dismissed_revision: integer().notNull().default(0),
    /** Messages before this position have been processed for the memory (product 6.13). */
    remembered_position: integer().notNull().default(0),
  },
  (table) => [
    index("chat_listed")
      .on(
        table.user_id,
        table.pinned.desc().nullsFirst(),
        table.updated_at.desc().nullsFirst(),
        table.chat_key.desc().nullsFirst(),
      )
      .where(sql`deleted_at is null`),
    index("chat_bin")
      .on(table.user_id, table.deleted_at.desc().nullsFirst())
      .where(sql`deleted_at is not null`),
    index("chat_purge").on(table.deleted_at).where(sql`deleted_at is not null`),
    index("chat_latest")
      .on(table.user_id, table.updated_at.desc().nullsFirst(), table.chat_key.desc().nullsFirst())
      .where(sql`deleted_at is null`),
    index("chat_latest_with")
      .on(table.user_id, table.character_id, table.updated_at.desc().nullsFirst())
      .where(sql`deleted_at is null`),
    index("chat_persona").on(table.persona_id).where(sql`persona_id is not null`),
    // A revision that a chat is pinned to cannot be deleted.
    index("chat_revision").on(table.character_id, table.character_revision),
    foreignKey({
      name: "chat_revision_fk",
      columns: [table.character_id, table.character_revision],
      foreignColumns: [characterRevision.character_id, characterRevision.revision],
    }),
  ],
);

/** A chat as it is stored. */
export type ChatRow = typeof chat.$inferSelect;

/** A message; its variants are in `variant`, and their texts in `variant_text`. */
export const message = pgTable(
  "message",
  {
    id: text().primaryKey(),
    chat_key: text()
      .notNull()
      .references(() => chat.chat_key, { onDelete: "cascade" }),
    /** An identifier that the client chose for a user's message, which makes sending idempotent. */
    client_id: text(),
    parent_id: text(),
    /** What it is: the greeting of the chat, a message of the user or of the character, or a line of ours. */
    kind: text({ enum: ["greeting", "turn", "system_line"] })
      .notNull()
      .default("turn"),
    /** Whose message it is. */
    role: text({ enum: ["user", "character"] }).notNull(),
    /** Index of the selected variant. */
    selected: integer().notNull().default(0),
    status: text({ enum: ["streaming", "done", "stopped", "failed", "blocked"] }).notNull(),
    error: jsonb().$type<Failure>(),
    /** Position in the chat, from 0. */
    position: integer().notNull(),
    created_at: moment().notNull().defaultNow(),
    edited_at: moment(),
    pinned: boolean().notNull().default(false),
    /** When it was moved to the trash, and by which deletion: those that were deleted together are restored together. */
    deleted_at: moment(),
    deletion_id: text(),
    /** Whether it is hidden until a moderator decides, or removed by one. Then it has no text and cannot be changed. */
    taken_down: boolean().notNull().default(false),
    /** What fills the greetings that are not stored; null when every variant is stored. See `domain/variants/greetings.ts`. */
    greeting_macros: jsonb().$type<GreetingMacros>(),
    /** Whether it is about self-harm, so that the user is shown where to find help (product 5). */
    crisis: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex("message_client").on(table.chat_key, table.client_id),
    uniqueIndex("message_order").on(table.chat_key, table.position),
    index("message_deletion").on(table.deletion_id).where(sql`deletion_id is not null`),
    index("message_purge").on(table.deleted_at).where(sql`deleted_at is not null`),
  ],
);

/** A message as it is stored. */
export type MessageRow = typeof message.$inferSelect;

/**
 * The text of variants. A branch shares the texts of its source: a text is not changed, except by a takedown. A changed text is
 * another row. A job deletes the rows that no variant has.
 */
export const variantText = pgTable(
  "variant_text",
  {
    id: text().primaryKey(),
    /** The user of the chats. */
    user_id: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    text: text().notNull(),
    /** The text before its first edit. */
    original: text(),
    /** The words as a search reads them (`searchLine`); null before the row is prepared for search. */
    line: text(),
  },
  // The bytes that an account stores are summed up.
  (table) => [index("variant_text_user").on(table.user_id)],
);

/** One variant of a message. `finish` is null while it is streaming. */
export const variant = pgTable(
  "variant",
  {
    id: text().primaryKey(),
    message_id: text()
      .notNull()
      .references(() => message.id, { onDelete: "cascade" }),
    /** The user of the chat, so that one index finds the variants of one user. */
    user_id: text().notNull(),
    index: integer().notNull(),
    /** Null without a text, as of a reply before its end. No cascade: a text that a variant has cannot be deleted. */
    text_id: text().references(() => variantText.id),
    finish: text({ enum: ["complete", "stopped", "length", "error", "blocked"] }),
    error: jsonb().$type<Failure>(),
    feedback: text({ enum: ["up", "down"] }),
    feedback_text: text().notNull().default(""),
    created_at: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("variant_order").on(table.message_id, table.index),
    // The search reads the user's own variants, the newest first.
    index("variant_newest").on(
      table.user_id,
      table.created_at.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index("variant_text_id").on(table.text_id),
  ],
);

/** A request with a `client_id` that no message has, which makes it idempotent. */
export const chatRequest = pgTable(
  "chat_request",
  {
    chat_key: text()
      .notNull()
      .references(() => chat.chat_key, { onDelete: "cascade" }),
    client_id: text().notNull(),
    /** A `send` is a message under an id that it had before a retry. */
    kind: text({ enum: ["send", "regenerate", "continue", "branch"] }).notNull(),
    message_id: text().notNull(),
    /** The variant that the request writes. */
    variant_id: text(),
    /** UTF-16 code units of the variant before the request. */
    base: integer().notNull().default(0),
    /** SHA-256 of the instruction in the request. */
    note_hash: text(),
    /** The chat that the request created. */
    created_chat_key: text(),
    created_at: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.chat_key, table.client_id] })],
);

/**
 * A streaming reply, readable by every process. The process that deletes the row ends the reply, so that a reply ends
 * once.
 */
export const streamingReply = pgTable(
  "streaming_reply",
  {
    /** The reply. */
    message_id: text()
      .primaryKey()
      .references(() => message.id, { onDelete: "cascade" }),
    variant_id: text().notNull(),
    chat_key: text().notNull(),
    user_id: text().notNull(),
    /** The process that writes it. */
    owner: text().notNull(),
    /** The owner's last heartbeat; older than ten seconds means that the owner has crashed. */
    heartbeat_at: moment().notNull(),
    /** The end of the text, after its parts: `textOfStreamingReply` reads both. */
    text: text().notNull().default(""),
    /** UTF-16 code units of the text before this reply, of a continued one. */
    base: integer().notNull().default(0),
    /** The variant to select again when this one fails; null when this one stays selected. */
    former_selected: integer(),
    /** How the text ended that is continued; null for a reply that begins. */
    former_finish: text({ enum: ["complete", "stopped", "length", "error", "blocked"] }),
    /** Whether it waits in the queue of the model. */
    waiting: boolean().notNull().default(false),
    status: text({ enum: ["running", "done", "stopped", "failed"] }).notNull(),
    /** Set by any process to make the owner stop. */
    stop_requested: boolean().notNull().default(false),
    /** The UTC day that was charged, for a refund. */
    charged_day: date({ mode: "string" }),
    created_at: moment().notNull().defaultNow(),
  },
  (table) => [
    index("streaming_reply_chat").on(table.chat_key),
    // One reply at a time per chat, with any number of processes.
    uniqueIndex("streaming_reply_running").on(table.chat_key).where(sql`status = 'running'`),
  ],
);

export type StreamingReplyRow = typeof streamingReply.$inferSelect;

/** Text of a streaming reply that is not written again, so that a growing text is not rewritten whole. */
export const streamingReplyPart = pgTable(
  "streaming_reply_part",
  {
    message_id: text()
      .notNull()
      .references(() => streamingReply.message_id, { onDelete: "cascade" }),
    /** UTF-16 code units of the text before this part. */
    position: integer().notNull(),
    text: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.message_id, table.position] })],
);

/** An entry of a chat's memory (product 6.13). */
export const memory = pgTable(
  "memory",
  {
    id: text().primaryKey(),
    chat_key: text()
      .notNull()
      .references(() => chat.chat_key, { onDelete: "cascade" }),
    text: text().notNull(),
    sources: jsonb().$type<readonly MemorySource[]>().notNull().default([]),
    pinned: boolean().notNull().default(false),
    /** Whether the model wrote it, rather than the user. */
    automatic: boolean().notNull().default(false),
    created_at: moment().notNull(),
    edited_at: moment(),
  },
  (table) => [index("memory_chat").on(table.chat_key, table.created_at)],
);

/** A line of a chat's memory as it is stored. */
export type MemoryRow = typeof memory.$inferSelect;
