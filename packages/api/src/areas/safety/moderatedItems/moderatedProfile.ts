import type { CaseText } from "@mimi/contract";
import { eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { user } from "../../../db/schema/referenced.ts";
import { slots } from "../../../domain/takedown/slots.ts";
import { refuseContent, textHashes } from "../../../domain/takedown/refusedContent.ts";
import { readWithheld, withhold } from "../../../domain/takedown/withheld.ts";
import { notFound } from "../../../shared/errors/ApiError.ts";
import { type ModeratedItem, withoutEmpty } from "./ModeratedItem.ts";
import { copiesFor, takeDownImages } from "../takedown/takeDownImages.ts";

const profileFields = v.object({
  user_name: v.nullable(v.string()),
  avatar: v.nullable(v.string()),
  biography: v.string(),
});
type ProfileFields = v.InferOutput<typeof profileFields>;

/** A user's name, avatar and bio. */
export const moderatedProfile: ModeratedItem = {
  report: async (db, _user, id) => {
    const [row] = await db.select().from(user).where(eq(user.id, id));
    if (!row) throw notFound();
    const { user_name, avatar, biography } = row;
    return { user_name, avatar, biography };
  },
  loadForDecision: async (db, id) => {
    const [row] = await db.select().from(user).where(eq(user.id, id));
    if (!row) return null;
    const { user_name, avatar, biography } = row;
    const images = avatar ? [avatar] : [];
    return { texts: [user_name, biography], images, adult: false, minor: false, ownerId: id };
  },
  loadVisible: async (db, id, evidence) => {
    const [row] = await db.select().from(user).where(eq(user.id, id));
    if (!row) return null;
    const stored = v.safeParse(profileFields, evidence);
    const { user_name, avatar, biography } = stored.success ? stored.output : row;
    return {
      title: user_name,
      texts: textsOfProfile({ user_name, biography }),
      image: avatar,
      rating: null,
      status: null,
      owner: { uid: row.id, user_name: row.user_name },
    };
  },
  loadWithheld: async (db, id) => {
    const content = (await readWithheld(db, { kind: "profile", id }, "profile")).get(id);
    const stored = v.safeParse(profileFields, content);
    if (!stored.success) return null;
    const { user_name, avatar, biography } = stored.output;
    return { title: user_name, texts: textsOfProfile({ user_name, biography }), image: avatar };
  },
  hasNewContent: async (db, id) =>
    (await db.$count(user, sql`${eq(user.id, id)} and not (${slots.profile.isRestorable})`)) > 0,
  takeDown: async (db, id, { status, rule, evidence, now }) => {
    const [row] = await db.select().from(user).where(eq(user.id, id)).for("update");
    if (!row) return false;
    const item = { kind: "profile", id } as const;
    const reported = evidence.flatMap((one) => {
      const stored = v.safeParse(profileFields, one);
      return stored.success ? [stored.output] : [];
    });
    const states = [row, ...reported];
    const hashes = textHashes(states.flatMap(({ user_name, biography }) => [user_name ?? "", biography]));
    await refuseContent(db, { ...item, hashes, userId: id, createdAt: now });
    await withhold(db, item, "profile", sql`${eq(user.id, id)}`);
    const addresses = [...new Set(states.flatMap(({ avatar }) => avatar ?? []))];
    await takeDownImages(db, { item, ownerId: id, addresses, copies: copiesFor({ status, rule }), now });
    return true;
  },
};

function textsOfProfile({
  user_name,
  biography,
}: Pick<ProfileFields, "user_name" | "biography">): CaseText[] {
  return withoutEmpty([
    { field: "user_name", number: null, text: user_name ?? "" },
    { field: "biography", number: null, text: biography },
  ]);
}
