import type { Book } from "@mimi/contract";
import { type SQL, sql } from "drizzle-orm";
import {
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { user, persona } from "./account.ts";
import { character } from "./character.ts";
import { moment } from "./moment.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** A conversation; the row exists only from its first message (product 2.3). */
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
    greeting_index: integer().notNull().default(0),
    message_count: integer().notNull().default(0),
    /** Beginning of the newest message, for lists. */
    preview: text().notNull().default(""),
    created_at: moment().notNull().defaultNow(),
    updated_at: moment().notNull().defaultNow(),
    pinned: boolean().notNull().default(false),
    /** When it went to the trash. */
    deleted_at: moment(),
    /** Where it was branched off; both may be gone by now. */
    parent_chat_key: text(),
    parent_message_id: text(),
    /** Who the user is in this chat; null is themselves. */
    persona_id: text().references(() => persona.id, { onDelete: "set null" }),
    /** The newest revision of the character that the user chose not to take (product 6.4). */
    dismissed_revision: integer().notNull().default(0),
    /** Messages before this place have been looked through for what to remember (product 6.13). */
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
  ],
);

/** What a chat needs of a character; `{{char}}` and `{{user}}` still stand in it. */
export interface PinnedCard {
  readonly name: string;
  readonly chat_name: string;
  readonly greetings: readonly string[];
  readonly definition: string;
  readonly personality: string;
  readonly scenario: string;
  readonly example_dialogs: string;
  readonly system_prompt: string;
  readonly post_history: string;
  /** Absent in cards that were kept before there were lorebooks. */
  readonly book?: Book | null;
}

/** A character as it stood at a revision that some chat is pinned to (product 6.4). */
export const pinnedCard = pgTable(
  "pinned_card",
  {
    character_id: text()
      .notNull()
      .references(() => character.id, { onDelete: "cascade" }),
    revision: integer().notNull(),
    card: jsonb().$type<PinnedCard>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.character_id, table.revision] })],
);

/** Why a reply failed, as the client sees it. */
export interface StoredFailure {
  readonly code: number;
  readonly message: string;
  readonly retryable: boolean;
  readonly retry_after?: number;
}

/** One turn of a chat; its variants are in `alternative`. */
export const message = pgTable(
  "message",
  {
    id: text().primaryKey(),
    chat_key: text()
      .notNull()
      .references(() => chat.chat_key, { onDelete: "cascade" }),
    /** The identifier the client chose for a message of the user: sending twice is sending once. */
    client_id: text(),
    parent_id: text(),
    role: text({ enum: ["user", "character", "notice"] }).notNull(),
    /** Index of the alternative that counts. */
    selected: integer().notNull().default(0),
    status: text({ enum: ["streaming", "done", "stopped", "failed", "blocked"] }).notNull(),
    error: jsonb().$type<StoredFailure>(),
    /** Place in the chat, from 0. */
    position: integer().notNull(),
    created_at: moment().notNull().defaultNow(),
    edited_at: moment(),
    pinned: boolean().notNull().default(false),
    /** When it went to the trash, and with what else: what was deleted together is restored together. */
    deleted_at: moment(),
    deletion_id: text(),
    /** Whether it speaks of self-harm, so that the user is shown where help is (product 5). */
    crisis: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex("message_client").on(table.chat_key, table.client_id),
    uniqueIndex("message_order").on(table.chat_key, table.position),
    index("message_deletion").on(table.deletion_id).where(sql`deletion_id is not null`),
    index("message_purge").on(table.deleted_at).where(sql`deleted_at is not null`),
  ],
);

/** One variant of a message. `finish` is null while it is being written. */
export const alternative = pgTable(
  "alternative",
  {
    id: text().primaryKey(),
    message_id: text()
      .notNull()
      .references(() => message.id, { onDelete: "cascade" }),
    /** Whose chat it is in, so that one index finds words in one person's chats. */
    user_id: text().notNull(),
    index: integer().notNull(),
    text: text().notNull().default(""),
    /** The text before its first edit. */
    original: text(),
    finish: text({ enum: ["complete", "stopped", "length", "error", "blocked"] }),
    error: jsonb().$type<StoredFailure>(),
    feedback: text({ enum: ["up", "down"] }),
    feedback_text: text().notNull().default(""),
    created_at: moment().notNull().defaultNow(),
    words: tsvector().generatedAlwaysAs((): SQL => wordsFormula),
  },
  (table) => [
    uniqueIndex("alternative_order").on(table.message_id, table.index),
    index("alternative_words").using("gin", table.words),
  ],
);

// The owner is a word among the words (no text makes one that begins with "@"): an index scan then reads what is found
// in their chats alone, however many others use the same words.
const wordsFormula = sql`(to_tsvector('simple', "text") || array_to_tsvector(array['@' || "user_id"]))`;

/** What was asked with a `client_id` that no message goes by, so that asking again is asking once. */
export const chatRequest = pgTable(
  "chat_request",
  {
    chat_key: text()
      .notNull()
      .references(() => chat.chat_key, { onDelete: "cascade" }),
    client_id: text().notNull(),
    /** A `send` is a message under an id that it had before it was tried again. */
    kind: text({ enum: ["send", "regenerate", "continue", "branch"] }).notNull(),
    message_id: text().notNull(),
    /** The variant that it writes. */
    alternative_id: text(),
    /** UTF-16 code units that stood there before. */
    base: integer().notNull().default(0),
    /** SHA-256 of the instruction that came with it. */
    note_hash: text(),
    /** The chat that it made. */
    made_chat_key: text(),
    created_at: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.chat_key, table.client_id] })],
);

/** A reply being written, readable by every process; removed by whatever ends it, which makes that happen once. */
export const generation = pgTable(
  "generation",
  {
    /** The reply. */
    message_id: text()
      .primaryKey()
      .references(() => message.id, { onDelete: "cascade" }),
    alternative_id: text().notNull(),
    chat_key: text().notNull(),
    user_id: text().notNull(),
    /** The process that writes it. */
    owner: text().notNull(),
    /** Last heartbeat of the owner; older than ten seconds means that it died. */
    beat: moment().notNull(),
    text: text().notNull().default(""),
    /** UTF-16 code units of `text` that stood there before: of a reply that is gone on with. */
    base: integer().notNull().default(0),
    /** Whether it still waits for its turn at the model. */
    waiting: boolean().notNull().default(false),
    status: text({ enum: ["running", "done", "stopped", "failed"] }).notNull(),
    /** Set by any process to make the owner stop. */
    stop_requested: boolean().notNull().default(false),
    /** The UTC day that was charged, so that a refund returns to it. */
    charged_day: date({ mode: "string" }),
    created_at: moment().notNull().defaultNow(),
  },
  (table) => [
    index("generation_chat").on(table.chat_key),
    // One reply at a time per chat, whatever the number of processes.
    uniqueIndex("generation_running").on(table.chat_key).where(sql`status = 'running'`),
  ],
);

/** A message that a remembered line came from, and what it said then. */
export interface MemorySource {
  readonly message_id: string;
  /** Digest of the variant, so that an edit or another alternative is noticed. */
  readonly digest: string;
}

/** A line of a chat's memory (product 6.13). */
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
