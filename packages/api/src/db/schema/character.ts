import { sql } from "drizzle-orm";
import { index, integer, json, pgTable, primaryKey, serial, text } from "drizzle-orm/pg-core";
import { character, moment, user } from "./referenced.ts";

/** §3. There are few tags, and every process has all of them in memory. */
export const tag = pgTable("tag", {
  id: serial().primaryKey(),
  slug: text().notNull().unique(),
  name: text().notNull(),
});

/** The imported card of a character, stored exactly. In its own table, because only exports read it. */
export const importedCard = pgTable("imported_card", {
  character_id: text()
    .primaryKey()
    .references(() => character.id, { onDelete: "cascade" }),
  card: json().$type<Readonly<Record<string, unknown>>>().notNull(),
});

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
