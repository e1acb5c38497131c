import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { openEarlier } from "../testing/migration/earlierDatabase.ts";
import { rowsOf } from "./Database.ts";

describe.each(["PGlite", "PostgreSQL"] as const)("failures that were stored as sentences, on %s", (kind) => {
  // Rule: failure-code-stored
  it("are codes and reasons, also in what was taken down", async () => {
    const busy = `{"code": 50201, "message": "The AI is busy right now. Try again in a moment.", "retryable": true, "retry_after": 7}`;
    const removed = `{"code": 42201, "message": "This message was taken down by a moderator.", "retryable": false}`;
    const older = `{"code": 50201, "message": "A sentence of an older version.", "retryable": true}`;
    const { db, close } = await openEarlier(kind, "0040", [
      `insert into "user" (id, user_name, identity_sub) values ('u', 'Ada', 's')`,
      `insert into "character" (id, creator_id, name) values ('c', 'u', 'Ines')`,
      `insert into character_revision (character_id, revision, fields, created_at) values ('c', 1, '{}', now())`,
      `insert into chat (chat_key, user_id, character_id, character_revision) values ('k', 'u', 'c', 1)`,
      `insert into message (id, chat_key, role, status, position, error) values
        ('m1', 'k', 'character', 'failed', 1, '${busy}'), ('m2', 'k', 'character', 'blocked', 2, '${removed}'),
        ('m3', 'k', 'character', 'failed', 3, '${older}'), ('m4', 'k', 'character', 'done', 4, null)`,
      `insert into variant (id, message_id, user_id, index, finish, error) values
        ('a1', 'm1', 'u', 0, 'error', '${busy}'), ('a4', 'm4', 'u', 0, 'complete', null)`,
      `insert into takedown (kind, item_id, status, created_at) values ('message', 'm2', 'removed', now())`,
      `insert into withheld (kind, item_id, place, row_id, content) values
        ('message', 'm2', 'message', 'm2', '{"status": "failed", "error": ${busy}, "taken_down": false}'),
        ('message', 'm2', 'variant', 'a2', '{"error": null, "feedback_text": "Hm"}')`,
    ]);
    const failure = { code: 50201, reason: "model_busy", retryable: true, retry_after: 7 };
    const errors = await db.execute(
      sql`select id, error from message union all select id, error from variant order by id`,
    );
    expect(rowsOf(errors)).toEqual([
      { id: "a1", error: failure },
      { id: "a4", error: null },
      { id: "m1", error: failure },
      { id: "m2", error: { code: 42201, reason: "removed_by_moderator", retryable: false } },
      { id: "m3", error: { code: 50201, retryable: true } },
      { id: "m4", error: null },
    ]);
    const withheld = await db.execute(sql`select content from withheld order by slot`);
    expect(rowsOf(withheld)).toEqual([
      { content: { status: "failed", error: failure, taken_down: false } },
      { content: { error: null, feedback_text: "Hm" } },
    ]);
    await close();
  });
});
