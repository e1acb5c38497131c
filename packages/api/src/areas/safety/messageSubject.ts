import { and, asc, eq, ne } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "../../db/Database.ts";
import { alternative, character, chat, message } from "../../db/schema.ts";
import { notFound } from "../../shared/errors/ApiError.ts";
import { excerptOf, type Subject } from "./Subject.ts";

const status = v.picklist(["streaming", "done", "stopped", "failed", "blocked"]);
const messageFields = v.object({
  status,
  wordings: v.array(v.object({ id: v.string(), text: v.string() })),
});

/** A message of the user's own chat: suspending removes its texts. */
export const messageSubject: Subject = {
  report: async (db, sessionUser, id) => {
    const [row] = await db
      .select({ status: message.status })
      .from(message)
      .innerJoin(chat, eq(chat.chat_key, message.chat_key))
      .where(and(eq(message.id, id), eq(chat.user_id, sessionUser?.id ?? "")));
    if (!row) throw notFound();
    return { status: row.status, wordings: await variantsOf(db, id) };
  },
  show: async (db, id, evidence) => {
    const [row] = await db
      .select({ name: character.name, rating: character.rating, status: message.status })
      .from(message)
      .innerJoin(chat, eq(chat.chat_key, message.chat_key))
      .innerJoin(character, eq(character.id, chat.character_id))
      .where(eq(message.id, id));
    if (!row) return null;
    const stored = v.safeParse(messageFields, evidence);
    const wordings = stored.success ? stored.output.wordings : await variantsOf(db, id);
    const excerpt = excerptOf(wordings.map(({ text }) => text));
    // Moderators do not see whose chat it is.
    return { title: row.name, excerpt, image: null, rating: row.rating, status: null, owner: null };
  },
  suspend: async (db, id) => {
    const rows = await db
      .update(message)
      .set({ status: "blocked" })
      // Whoever still writes it would write over this.
      .where(and(eq(message.id, id), ne(message.status, "streaming")))
      .returning({ id: message.id });
    if (rows.length === 0) return false;
    await db.update(alternative).set({ text: "" }).where(eq(alternative.message_id, id));
    return true;
  },
  restore: async (db, id, evidence) => {
    const stored = v.safeParse(messageFields, evidence);
    if (!stored.success) return;
    const rows = await db
      .update(message)
      .set({ status: stored.output.status })
      .where(and(eq(message.id, id), eq(message.status, "blocked")))
      .returning({ id: message.id });
    if (rows.length === 0) return;
    for (const { id: wording, text } of stored.output.wordings) {
      const empty = and(
        eq(alternative.id, wording),
        eq(alternative.message_id, id),
        eq(alternative.text, ""),
      );
      await db.update(alternative).set({ text }).where(empty);
    }
  },
};

async function variantsOf(db: Database, id: string) {
  return db
    .select({ id: alternative.id, text: alternative.text })
    .from(alternative)
    .where(eq(alternative.message_id, id))
    .orderBy(asc(alternative.index));
}
