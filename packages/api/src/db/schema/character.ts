import type { Book } from "@mimi/contract";
import { type SQL, sql } from "drizzle-orm";
import {
  boolean,
  customType,
  doublePrecision,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
} from "drizzle-orm/pg-core";
import { type StoredRendition, user } from "./account.ts";
import { moment } from "./moment.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** §3. There are few tags, and every process has all of them in memory. */
export const tag = pgTable("tag", {
  id: serial().primaryKey(),
  slug: text().notNull().unique(),
  name: text().notNull(),
});

/** Product 4. Text fields are empty rather than null; `tag_ids` has the creator's order. */
export const character = pgTable(
  "character",
  {
    id: text().primaryKey(),
    creator_id: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    name: text().notNull(),
    chat_name: text().notNull().default(""),
    tagline: text().notNull().default(""),
    avatar: text(),
    avatar_alt: text().notNull().default(""),
    avatar_color: text(),
    avatar_thumbhash: text(),
    avatar_renditions: jsonb().$type<readonly StoredRendition[]>().notNull().default([]),
    bio: text().notNull().default(""),
    greeting: text().notNull().default(""),
    alternate_greetings: jsonb().$type<readonly string[]>().notNull().default([]),
    definition: text().notNull().default(""),
    personality: text().notNull().default(""),
    scenario: text().notNull().default(""),
    example_dialogs: text().notNull().default(""),
    system_prompt: text().notNull().default(""),
    post_history: text().notNull().default(""),
    book: json().$type<Book>(),
    /** Data of other programs in a card. `json` stores it exactly; `jsonb` would sort it. */
    extensions: json().$type<Readonly<Record<string, unknown>>>().notNull().default({}),
    warnings: jsonb().$type<readonly string[]>().notNull().default([]),
    tag_ids: integer().array().notNull().default([]),
    rating: text({ enum: ["sfw", "nsfw"] })
      .notNull()
      .default("sfw"),
    adult_attested: boolean().notNull().default(false),
    /** The age that the creator states; null when not stated. */
    adult_age: integer(),
    /** Whether the creator states that the current cover shows an adult. */
    image_attested: boolean().notNull().default(false),
    visibility: text({ enum: ["public", "unlisted", "private"] })
      .notNull()
      .default("private"),
    definition_visibility: text({ enum: ["shown", "hidden"] })
      .notNull()
      .default("hidden"),
    language: text().notNull().default("en"),
    version: text().notNull().default(""),
    source: jsonb().$type<readonly string[]>().notNull().default([]),
    /** The character that this one is a copy of; it can be deleted. */
    forked_from: text(),
    /** Increases with each save; chats are pinned to a revision. */
    revision: integer().notNull().default(1),
    status: text({ enum: ["draft", "pending", "published", "rejected", "removed"] })
      .notNull()
      .default("draft"),
    /** The reason of a moderator's decision. */
    status_reason: text(),
    /** Hash of its texts, to recognise copies. Null before its first save with this version. */
    content_hash: text(),
    /** Fields that were too long to be published at the last save. */
    marked: text().array().notNull().default([]),
    chats: integer().notNull().default(0),
    messages: integer().notNull().default(0),
    likes: integer().notNull().default(0),
    dislikes: integer().notNull().default(0),
    favourites: integer().notNull().default(0),
    created_at: moment().notNull().defaultNow(),
    updated_at: moment().notNull().defaultNow(),
    /** When it was first public; null before that. */
    published_at: moment(),
    /** When its creator deleted it. After 30 days it is deleted for good, except what chats with it need. */
    deleted_at: moment(),
    /** Whether it can be in lists and searches. */
    listed: boolean()
      .notNull()
      .generatedAlwaysAs(sql`("visibility" = 'public' and "status" = 'published' and "deleted_at" is null)`),
    /** The ranking of `/index/`: four weeks of age weigh as much as ten times the users. */
    score: doublePrecision()
      .notNull()
      .generatedAlwaysAs((): SQL => scoreFormula),
    search: tsvector().generatedAlwaysAs((): SQL => searchFormula),
  },
  (table) => [
    // "nulls first" is the meaning of `order by … desc`; otherwise the index is not used.
    index("character_ranked")
      .on(table.score.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`listed`),
    index("character_newest")
      .on(table.published_at.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`listed`),
    index("character_popular")
      .on(table.chats.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`listed`),
    index("character_adult").on(table.id).where(sql`listed and rating = 'nsfw'`),
    index("character_creator").on(
      table.creator_id,
      table.updated_at.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    // Contains all columns that counting a creator's characters needs.
    index("character_listed_by").on(table.creator_id, table.rating).where(sql`listed`),
    index("character_content").on(table.content_hash).where(sql`content_hash is not null`),
    index("character_purge").on(table.deleted_at).where(sql`deleted_at is not null`),
    index("character_tags").using("gin", table.tag_ids).where(sql`listed`),
    index("character_words").using("gin", table.search).where(sql`listed`),
    // For counting what a search leaves out; otherwise every adult character would be read.
    index("character_adult_words")
      .using("gin", table.search, table.tag_ids)
      .where(sql`listed and rating = 'nsfw'`),
    index("character_name_words").using("gin", sql`to_tsvector('simple', "name")`).where(sql`listed`),
    index("character_exact_name").on(sql`lower("name")`).where(sql`listed`),
    index("character_name").using("gin", sql`lower("name") gin_trgm_ops`).where(sql`listed`),
  ],
);

const scoreFormula = sql`(
  log(greatest(1, "chats" + 2 * "likes" + 3 * "favourites" - "dislikes")::double precision)
  + extract(epoch from (coalesce("published_at", "created_at") - timestamptz '2024-01-01 00:00:00+00'))::double precision
    / 2419200
)`;

const searchFormula = sql`(
  setweight(to_tsvector('english', "name"), 'A')
  || setweight(to_tsvector('english', "tagline"), 'B')
  || setweight(to_tsvector('english', left("bio", 2000)), 'C')
)`;

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
