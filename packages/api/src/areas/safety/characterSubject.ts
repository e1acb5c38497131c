import { eq } from "drizzle-orm";
import * as v from "valibot";
import { requireCharacterAccess } from "../../domain/access/characterAccess.ts";
import type { Database } from "../../db/Database.ts";
import { character, user } from "../../db/schema.ts";
import { excerptOf, type ReportedItem, type Subject } from "./Subject.ts";

const evidenceSchema = v.object({
  revision: v.number(),
  status: v.picklist(["draft", "published", "pending"]),
});

/** A character: its status suspends it. */
export const characterSubject: Subject = {
  report: async (db, sessionUser, id) => {
    const { revision, status } = await requireCharacterAccess(db, sessionUser, id, "read");
    return { revision, status };
  },
  show: (db, id) => showCharacter(db, id),
  suspend: async (db, id, { status, rule }) => {
    const [before] = await db.select().from(character).where(eq(character.id, id)).for("update");
    // A new report does not change a final decision.
    if (!before || (status === "pending" && before.status !== "published")) return false;
    await db.update(character).set({ status, status_reason: rule }).where(eq(character.id, id));
    return true;
  },
  restore: async (db, id, evidence) => {
    const before = v.safeParse(evidenceSchema, evidence);
    const status = before.success && before.output.status === "draft" ? "draft" : "published";
    const [present] = await db.select().from(character).where(eq(character.id, id)).for("update");
    if (!present || present.status === "draft" || present.status === "published") return;
    await db.update(character).set({ status, status_reason: null }).where(eq(character.id, id));
  },
};

/** A character as moderators see it, with any status. */
export async function showCharacter(db: Database, id: string): Promise<ReportedItem | null> {
  const [row] = await db
    .select({ character, owner: { uid: user.id, user_name: user.user_name } })
    .from(character)
    .innerJoin(user, eq(user.id, character.creator_id))
    .where(eq(character.id, id));
  if (!row) return null;
  const { name, tagline, bio, greeting, definition, avatar, rating, status } = row.character;
  return {
    title: name,
    excerpt: excerptOf([tagline, bio, greeting, definition]),
    image: avatar,
    rating,
    status,
    owner: row.owner,
  };
}
