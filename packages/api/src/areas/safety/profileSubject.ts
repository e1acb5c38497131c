import { eq } from "drizzle-orm";
import * as v from "valibot";
import { user } from "../../db/schema.ts";
import { notFound } from "../../shared/errors/ApiError.ts";
import { excerptOf, type Subject } from "./Subject.ts";

const profileFields = v.object({
  user_name: v.string(),
  avatar: v.nullable(v.string()),
  biography: v.string(),
});

const emptyProfile = { user_name: "User", avatar: null, biography: "" };

/** A user's name, avatar and bio: suspending empties them. */
export const profileSubject: Subject = {
  report: async (db, _viewer, id) => {
    const [row] = await db.select().from(user).where(eq(user.id, id));
    if (!row) throw notFound();
    const { user_name, avatar, biography } = row;
    return { user_name, avatar, biography };
  },
  show: async (db, id, evidence) => {
    const [row] = await db.select().from(user).where(eq(user.id, id));
    if (!row) return null;
    const stored = v.safeParse(profileFields, evidence);
    const { user_name, avatar, biography } = stored.success ? stored.output : row;
    return {
      title: user_name,
      excerpt: excerptOf([biography]),
      image: avatar,
      rating: null,
      status: null,
      owner: { uid: row.id, user_name: row.user_name },
    };
  },
  suspend: async (db, id) => {
    const rows = await db.update(user).set(emptyProfile).where(eq(user.id, id)).returning({ id: user.id });
    return rows.length > 0;
  },
  restore: async (db, id, evidence) => {
    const stored = v.safeParse(profileFields, evidence);
    const [row] = await db.select().from(user).where(eq(user.id, id)).for("update");
    // What the owner wrote in the meantime stays.
    const isUnchanged =
      row?.user_name === emptyProfile.user_name && row.avatar === null && row.biography === "";
    if (stored.success && isUnchanged) await db.update(user).set(stored.output).where(eq(user.id, id));
  },
};
