import { eq } from "drizzle-orm";
import * as v from "valibot";
import { user } from "../../db/schema.ts";
import { notFound } from "../../shared/errors/ApiError.ts";
import { excerptOf, type Subject } from "./Subject.ts";

const profile = v.object({ user_name: v.string(), avatar: v.nullable(v.string()), biography: v.string() });

const emptied = { user_name: "Somebody", avatar: null, biography: "" };

/** A user's name, image and words about themselves: suspended by being emptied. */
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
    const kept = v.safeParse(profile, evidence);
    const { user_name, avatar, biography } = kept.success ? kept.output : row;
    return {
      title: user_name,
      excerpt: excerptOf([biography]),
      image: avatar,
      rating: null,
      status: null,
      owner: { uid: row.id, user_name: row.user_name },
    };
  },
  hide: async (db, id) => {
    const rows = await db.update(user).set(emptied).where(eq(user.id, id)).returning({ id: user.id });
    return rows.length > 0;
  },
  restore: async (db, id, evidence) => {
    const kept = v.safeParse(profile, evidence);
    const [row] = await db.select().from(user).where(eq(user.id, id)).for("update");
    // Whatever its owner wrote since stays.
    const untouched = row?.user_name === emptied.user_name && row.avatar === null && row.biography === "";
    if (kept.success && untouched) await db.update(user).set(kept.output).where(eq(user.id, id));
  },
};
