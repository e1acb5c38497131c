import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { openEarlier } from "../testing/migration/earlierDatabase.ts";
import { rowsOf } from "./Database.ts";

describe.each(["PGlite", "PostgreSQL"] as const)(
  "English names in the place of removed names, on %s",
  (kind) => {
    it("are deleted, and the same names stay when they were chosen", async () => {
      const { db, close } = await openEarlier(kind, "0057", [
        `insert into "user" (id, user_name, biography, folded_name) values
        ('hidden', 'User', '', 'user'), ('renamed', 'User', 'Likes rain.', 'user'), ('chosen', 'User', '', 'user'),
        ('deleted-user', 'Deleted user', '', 'deleted user')`,
        `insert into takedown (kind, item_id, status, created_at) values
        ('profile', 'hidden', 'removed', now()), ('profile', 'renamed', 'removed', now())`,
        `insert into "character" (id, creator_id, name, status) values
        ('removed', 'chosen', 'Removed character', 'removed'), ('written', 'chosen', 'Removed character', 'draft')`,
        `insert into character_revision (character_id, revision, fields, created_at) values
        ('removed', 1, '{"name": "Removed character", "bio": ""}', now()),
        ('written', 1, '{"name": "Removed character", "bio": ""}', now())`,
      ]);
      const users = await db.execute(sql`select id, user_name, folded_name from "user" order by id`);
      expect(rowsOf(users)).toEqual([
        { id: "chosen", user_name: "User", folded_name: "user" },
        { id: "deleted-user", user_name: null, folded_name: "" },
        { id: "hidden", user_name: null, folded_name: "" },
        { id: "renamed", user_name: "User", folded_name: "user" },
      ]);
      const characters = await db.execute(sql`
      select id, name, fields from "character" join character_revision on character_id = id order by id`);
      expect(rowsOf(characters)).toEqual([
        { id: "removed", name: null, fields: { name: "", bio: "" } },
        { id: "written", name: "Removed character", fields: { name: "Removed character", bio: "" } },
      ]);
      await close();
    });
  },
);
