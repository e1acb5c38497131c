import { eq, like, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { restoreWithheld } from "../domain/takedown/withheld.ts";
import { variantColumns } from "../domain/variants/variantTexts.ts";
import { openEarlier } from "../testing/migration/earlierDatabase.ts";
import { rowsOf } from "./Database.ts";
import { variant, variantText } from "./schema/chat.ts";
import { fillSearch } from "./search/fillSearch.ts";

describe.each(["PGlite", "PostgreSQL"] as const)("the migration to texts of their own, on %s", (kind) => {
  // Rule: branch-shares-texts
  it("has every text, edit, feedback and search word, and a takedown can be reversed", async () => {
    const { db, close } = await openEarlier(kind, "0028", [
      `insert into "user" (id, user_name, identity_sub) values ('u', 'Ada', 's')`,
      `insert into "character" (id, creator_id, name) values ('c', 'u', 'Ines')`,
      `insert into chat (chat_key, user_id, character_id, character_revision) values ('k', 'u', 'c', 1)`,
      `insert into message (id, chat_key, role, status, position, taken_down) values
        ('m0', 'k', 'character', 'done', 0, false), ('m1', 'k', 'user', 'done', 1, false),
        ('m2', 'k', 'character', 'failed', 2, false), ('m3', 'k', 'user', 'blocked', 3, true)`,
      `insert into alternative (id, message_id, user_id, index, text, original, finish, error, feedback, feedback_text, created_at)
        values
        ('a0', 'm0', 'u', 0, 'Good evening.', null, 'complete', null, 'up', 'Warm.', '2026-11-01 10:00:00+00'),
        ('a1', 'm0', 'u', 1, 'Good morning.', null, 'complete', null, null, '', '2026-11-01 10:00:00+00'),
        ('a2', 'm1', 'u', 0, 'The lamp, then.', 'The lamp.', 'complete', null, null, '', '2026-11-01 10:01:00+00'),
        ('a3', 'm2', 'u', 0, '', null, 'error', '{"code": 50301, "message": "No", "retryable": true}', null, '',
          '2026-11-01 10:02:00+00'),
        ('a4', 'm3', 'u', 0, '', null, 'complete', null, null, '', '2026-11-01 10:03:00+00')`,
      `insert into takedown (kind, item_id, status, created_at) values ('message', 'm3', 'removed', now())`,
      `insert into withheld (kind, item_id, place, row_id, content) values
        ('message', 'm3', 'variant', 'a4',
          '{"text": "A \\"bad\\" word", "original": "Worse", "error": null, "feedback_text": "Hm"}'),
        ('message', 'm3', 'message', 'm3', '{"status": "done", "error": null, "taken_down": false}')`,
      `insert into chat_request (chat_key, client_id, kind, message_id, alternative_id)
        values ('k', 'r', 'continue', 'm0', 'a1')`,
      `insert into generation (message_id, alternative_id, chat_key, user_id, owner, beat, status)
        values ('m2', 'a3', 'k', 'u', 'o', now(), 'running')`,
    ]);
    const variants = () => db.select(variantColumns).from(variant).orderBy(variant.message_id, variant.index);
    const rows = await variants();
    expect(rows.map(({ id, text_id, text, original }) => [id, text_id, text, original])).toEqual([
      ["a0", "a0", "Good evening.", null],
      ["a1", "a1", "Good morning.", null],
      ["a2", "a2", "The lamp, then.", "The lamp."],
      ["a3", null, "", null],
      ["a4", "a4", "", null],
    ]);
    expect(rows[0]).toMatchObject({
      ...{ message_id: "m0", user_id: "u", index: 0, finish: "complete", feedback: "up" },
      ...{ feedback_text: "Warm.", created_at: new Date("2026-11-01T10:00:00Z") },
    });
    expect(rows[3]).toMatchObject({ finish: "error", error: { code: 50301 } });
    expect(await db.$count(variantText)).toBe(4);
    await fillSearch(db);
    const found = like(variantText.line, "% lamp%");
    expect(await db.select({ id: variantText.id }).from(variantText).where(found)).toEqual([{ id: "a2" }]);
    const named = await db.execute(
      sql`select chat_request.variant_id as asked, streaming_reply.variant_id as written from chat_request, streaming_reply`,
    );
    expect(rowsOf(named)).toEqual([{ asked: "a1", written: "a3" }]);

    await restoreWithheld(db, { kind: "message", id: "m3", takedownNumber: 1 });
    expect((await variants()).at(-1)).toMatchObject({
      ...{ id: "a4", text: 'A "bad" word', original: "Worse", feedback_text: "Hm" },
    });
    // A deleted account leaves no text.
    await db.execute(sql.raw(`delete from chat`));
    await db.execute(sql.raw(`delete from "user"`));
    expect(await db.$count(variantText, eq(variantText.user_id, "u"))).toBe(0);
    await close();
  });
});
