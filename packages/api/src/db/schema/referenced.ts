import type { FieldValues, FieldWith, LanguageTag } from "@mimi/contract";
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
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";

// The tables that tables of other files refer to. The other files of this folder import this file only.

/** A time with the precision of JavaScript. */
export function moment() {
  return timestamp({ withTimezone: true, precision: 3, mode: "date" });
}

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/**
 * What a search finds a row by: written by `db/search/searchColumns.ts`, in a form that does not depend on the locale of the
 * database. All are null before a row is prepared for search, which `fillSearch` does.
 */
const searchColumns = {
  /** The words of its texts. */
  search: tsvector(),
  /** The name without case, accents and width. */
  folded_name: text(),
  /** The folded name in ASCII, for trigrams. */
  name_key: text(),
};

/** What the placeholders of the greetings of a chat were filled with when the chat began. The time is that of the message. */
export interface GreetingMacros {
  /** How many greetings the chat began with. */
  readonly count: number;
  /** The name of the user. */
  readonly user: string;
  /** The choices of `{{random}}` and of dice. */
  readonly seed: string;
}

/** A message that a memory entry comes from, and the text that it had. */
export interface MemorySource {
  readonly message_id: string;
  /** Digest of the variant, to notice an edit or another variant. */
  readonly digest: string;
}

/** A user who signed in at least once, or an account of the sample characters. */
export const user = pgTable("user", {
  id: text().primaryKey(),
  /** Subject of the identity token; null for accounts of sample characters, which no user can sign in to. */
  identity_sub: text().unique(),
  /** When the user signed in with a verified address for the first time. Earlier sign-ins open no session any more. */
  verified_at: moment(),
  /** Null when moderators took the profile down, and for the account with the characters of deleted accounts. */
  user_name: text(),
  /** Whether the user chose the name, see `nameState` of the contract. Accounts before this column keep their names. */
  name_state: text({ enum: ["unset", "skipped", "chosen"] })
    .notNull()
    .default("chosen"),
  avatar: text(),
  biography: text().notNull().default(""),
  adult_attested_at: moment(),
  /** How the user confirmed to be an adult, and to which version of the text. */
  adult_method: text({ enum: ["statement", "verifier"] }),
  adult_version: text(),
  /** Whether the user said that they are under 18. */
  under_18: boolean().notNull().default(false),
  /** The language that the user chose for the app and for mails; null when none is chosen. */
  language: text().$type<LanguageTag>(),
  role: text({ enum: ["user", "moderator"] })
    .notNull()
    .default("user"),
  created_at: moment().notNull().defaultNow(),
  ...searchColumns,
});

/** The user's persona in a chat (product 4): the name that replaces `{{user}}`, and a description. */
export const persona = pgTable(
  "persona",
  {
    id: text().primaryKey(),
    user_id: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    name: text().notNull(),
    description: text().notNull().default(""),
    avatar: text(),
    created_at: moment().notNull().defaultNow(),
  },
  (table) => [index("persona_user").on(table.user_id, table.created_at)],
);

/** One size of a stored image, in both formats. */
export interface StoredRendition {
  readonly width: number;
  readonly avif: string;
  readonly webp: string;
}

/**
 * What lists, searches and decisions need of a character (product 4). Its texts are in its revisions. Text fields are empty
 * rather than null; `tag_ids` has the creator's order.
 */
export const character = pgTable(
  "character",
  {
    id: text().primaryKey(),
    creator_id: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    /** The `client_id` of the call that created it, so that the call can be repeated. */
    client_id: text(),
    /** Null when moderators removed the character. */
    name: text(),
    tagline: text().notNull().default(""),
    avatar: text(),
    avatar_alt: text().notNull().default(""),
    avatar_color: text(),
    avatar_thumbhash: text(),
    avatar_renditions: jsonb().$type<readonly StoredRendition[]>().notNull().default([]),
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
    /** The character that this one is a copy of; it can be deleted. */
    forked_from: text(),
    /** The current revision. Increases with each save. */
    revision: integer().notNull().default(1),
    status: text({ enum: ["draft", "pending", "published", "rejected", "removed"] })
      .notNull()
      .default("draft"),
    /** The reason of a moderator's decision. */
    status_reason: text(),
    /** Hash of its texts, to recognise copies. Null before its first save with this version. */
    content_hash: text(),
    /** Since when it has the texts of this hash. Null when they are from a save before this version. */
    content_since: moment(),
    /** Fields that were too long to be published at the last save. */
    overlong_fields: text().array().notNull().default([]),
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
    ...searchColumns,
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
    uniqueIndex("character_client").on(table.creator_id, table.client_id).where(sql`client_id is not null`),
    index("character_content").on(table.content_hash).where(sql`content_hash is not null`),
    index("character_purge").on(table.deleted_at).where(sql`deleted_at is not null`),
    index("character_tags").using("gin", table.tag_ids).where(sql`listed`),
  ],
);

/** A character as it is stored, without its texts. */
export type CharacterRow = typeof character.$inferSelect;

/** The texts of a character that its row does not have. */
export type CharacterTexts = FieldValues<Exclude<FieldWith, FieldWith<{ readonly inLists: true }>>> & {
  /** Data of other programs in a card. */
  readonly extensions: Readonly<Record<string, unknown>>;
};

/** What a revision stores: the texts, and how the character was shown. */
export type RevisionFields = CharacterTexts & { readonly name: string } & Pick<
    CharacterRow,
    "tagline" | "avatar" | "avatar_alt" | "tag_ids" | "rating" | "language"
  >;

/**
 * The revisions of a character: the only place of its texts. Chats are pinned to one (product 6.4). `character.revision` is the
 * current one, without a foreign key, because the two tables would refer to each other.
 */
export const characterRevision = pgTable(
  "character_revision",
  {
    character_id: text()
      .notNull()
      .references(() => character.id, { onDelete: "cascade" }),
    revision: integer().notNull(),
    /** `json` stores a card exactly; `jsonb` would sort it. */
    fields: json().$type<RevisionFields>().notNull(),
    created_at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.character_id, table.revision] })],
);

const scoreFormula = sql`(
  log(greatest(1, "chats" + 2 * "likes" + 3 * "favourites" - "dislikes")::double precision)
  + extract(epoch from (coalesce("published_at", "created_at") - timestamptz '2024-01-01 00:00:00+00'))::double precision
    / 2419200
)`;
