import { and, eq, isNotNull, isNull } from "drizzle-orm";
import * as v from "valibot";
import { requireCharacterAccess } from "../../domain/access/characterAccess.ts";
import { character } from "../../db/schema.ts";
import { notFound } from "../../shared/errors/ApiError.ts";
import { showCharacter } from "./characterSubject.ts";
import type { Subject } from "./Subject.ts";

const imageFields = v.object({
  avatar: v.string(),
  avatar_alt: v.string(),
  avatar_color: v.nullable(v.string()),
  avatar_thumbhash: v.nullable(v.string()),
  avatar_renditions: v.array(v.object({ width: v.number(), avif: v.string(), webp: v.string() })),
});

const noImage = { avatar: null, avatar_color: null, avatar_thumbhash: null, avatar_renditions: [] };

/** A character's image, by the id of the character: suspending removes it from the character. */
export const imageSubject: Subject = {
  report: async (db, sessionUser, id) => {
    const { avatar, avatar_alt, avatar_color, avatar_thumbhash, avatar_renditions } =
      await requireCharacterAccess(db, sessionUser, id, "read");
    if (!avatar) throw notFound();
    return { avatar, avatar_alt, avatar_color, avatar_thumbhash, avatar_renditions };
  },
  show: async (db, id, evidence) => {
    const shown = await showCharacter(db, id);
    const stored = v.safeParse(imageFields, evidence);
    if (!shown || !stored.success) return shown;
    return { ...shown, image: stored.output.avatar, excerpt: stored.output.avatar_alt };
  },
  suspend: async (db, id) => {
    const rows = await db
      .update(character)
      .set(noImage)
      .where(and(eq(character.id, id), isNotNull(character.avatar)))
      .returning({ id: character.id });
    return rows.length > 0;
  },
  restore: async (db, id, evidence) => {
    const stored = v.safeParse(imageFields, evidence);
    if (!stored.success) return;
    // A new image that the creator chose in the meantime stays.
    await db
      .update(character)
      .set(stored.output)
      .where(and(eq(character.id, id), isNull(character.avatar)));
  },
};
