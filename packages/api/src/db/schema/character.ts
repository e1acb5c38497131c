import type { Book, DepthPrompt } from "@mimi/contract";
import { sql } from "drizzle-orm";
import { index, integer, json, jsonb, pgTable, primaryKey, serial, text } from "drizzle-orm/pg-core";
import { character, moment, user } from "./referenced.ts";

/** §3. There are few tags, and every process has all of them in memory. */
export const tag = pgTable("tag", {
  id: serial().primaryKey(),
  slug: text().notNull().unique(),
  name: text().notNull(),
});

/**
 * Buffered counters (chats and messages) that are not yet added to their character. Each send adds a row, so that sends
 * do not wait for each other. Without a foreign key, so that adding up and deleting a character do not wait for each
 * other.
 */
export const characterCounterOutbox = pgTable("character_tally", {
  character_id: text().notNull(),
  chats: integer().notNull(),
  messages: integer().notNull(),
});

/** The imported card of a character, stored exactly. In its own table, because only exports read it. */
export const importedCard = pgTable("imported_card", {
  character_id: text()
    .primaryKey()
    .references(() => character.id, { onDelete: "cascade" }),
  card: json().$type<Readonly<Record<string, unknown>>>().notNull(),
});

/** What a revision stores: the creator's texts, and how the character was shown. */
export type RevisionFields = Pick<
  typeof character.$inferSelect,
  | "name"
  | "chat_name"
  | "tagline"
  | "avatar"
  | "avatar_alt"
  | "bio"
  | "greeting"
  | "alternate_greetings"
  | "definition"
  | "personality"
  | "scenario"
  | "example_dialogs"
  | "system_prompt"
  | "post_history"
  | "book"
  | "tag_ids"
  | "warnings"
  | "rating"
  | "language"
  | "version"
>;

/**
 * The last twenty revisions of a character, to show what changed. Chats do not use them: `pinned_card` has the revisions
 * that chats are pinned to.
 */
export const characterRevision = pgTable(
  "character_revision",
  {
    character_id: text()
      .notNull()
      .references(() => character.id, { onDelete: "cascade" }),
    revision: integer().notNull(),
    fields: json().$type<RevisionFields>().notNull(),
    created_at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.character_id, table.revision] })],
);

/** A user's reactions to a character; like and dislike exclude each other (product 2.3). */
export const reaction = pgTable(
  "reaction",
  {
    user_id: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    character_id: text()
      .notNull()
      .references(() => character.id, { onDelete: "cascade" }),
    /** 1 likes, -1 dislikes, 0 neither. */
    verdict: integer().notNull().default(0),
    liked_at: moment(),
    favourited_at: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.character_id] }),
    index("reaction_character").on(table.character_id),
    index("reaction_favourites")
      .on(table.user_id, table.favourited_at.desc().nullsFirst())
      .where(sql`favourited_at is not null`),
    index("reaction_likes")
      .on(table.user_id, table.liked_at.desc().nullsFirst())
      .where(sql`liked_at is not null`),
  ],
);

/** Characters, creators and tags that a user hides. */
export const hiddenItem = pgTable(
  "hidden_item",
  {
    user_id: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    kind: text({ enum: ["character", "creator", "tag"] }).notNull(),
    item_id: text().notNull(),
    created_at: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.kind, table.item_id] })],
);

/** The fields of a character that a chat needs, with their macros. */
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
  /** The character's note. Absent in cards from before notes were used, and null without one. */
  readonly depth_prompt?: DepthPrompt | null;
  /** Absent in cards from before there were lorebooks. */
  readonly book?: Book | null;
}

/** A revision of a character that some chat is pinned to (product 6.4). */
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
