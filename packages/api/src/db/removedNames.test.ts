import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { describeEachDatabase } from "../testing/describeEachDatabase.ts";
import { rowsOf } from "./Database.ts";
import { migrationsFolder } from "./migrationsFolder.ts";

const migration = readFileSync(join(migrationsFolder, "0057_removed_names.sql"), "utf8");

describeEachDatabase("English names in the place of removed names", (database) => {
  it("are deleted, and the same names stay when they were chosen", async () => {
    const { db } = database();
    for (const statement of [
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
      ...migration.split("--> statement-breakpoint"),
    ]) {
      await db.execute(sql.raw(statement));
    }
    const users = await db.execute(sql`select id, user_name, folded_name from "user" order by id`);
    expect(rowsOf(users)).toEqual([
      { id: "chosen", user_name: "User", folded_name: "user" },
      { id: "deleted-user", user_name: null, folded_name: null },
      { id: "hidden", user_name: null, folded_name: null },
      { id: "renamed", user_name: "User", folded_name: "user" },
    ]);
    const characters = await db.execute(sql`
      select id, name, fields from "character" join character_revision on character_id = id order by id`);
    expect(rowsOf(characters)).toEqual([
      { id: "removed", name: null, fields: { name: "", bio: "" } },
      { id: "written", name: "Removed character", fields: { name: "Removed character", bio: "" } },
    ]);
  });
});
