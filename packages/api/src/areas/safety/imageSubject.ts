import { and, eq, isNotNull, isNull } from "drizzle-orm";
import * as v from "valibot";
import { requireCharacterAccess } from "../../domain/access/characterAccess.ts";
import { character } from "../../db/schema.ts";
import { notFound } from "../../shared/errors/ApiError.ts";
import { showCharacter } from "./characterSubject.ts";
import type { Subject } from "./Subject.ts";

const picture = v.object({
  avatar: v.string(),
  avatar_alt: v.string(),
  avatar_color: v.nullable(v.string()),
  avatar_thumbhash: v.nullable(v.string()),
  avatar_renditions: v.array(v.object({ width: v.number(), avif: v.string(), webp: v.string() })),
});

const noPicture = { avatar: null, avatar_color: null, avatar_thumbhash: null, avatar_renditions: [] };

/** A character's image, by the id of the character: suspended by being taken from it. */
export const imageSubject: Subject = {
  report: async (db, viewer, id) => {
    const { avatar, avatar_alt, avatar_color, avatar_thumbhash, avatar_renditions } =
      await requireCharacterAccess(db, viewer, id, "read");
    if (!avatar) throw notFound();
    return { avatar, avatar_alt, avatar_color, avatar_thumbhash, avatar_renditions };
  },
  show: async (db, id, evidence) => {
    const shown = await showCharacter(db, id);
    const kept = v.safeParse(picture, evidence);
    if (!shown || !kept.success) return shown;
    return { ...shown, image: kept.output.avatar, excerpt: kept.output.avatar_alt };
  },
  hide: async (db, id) => {
    const taken = await db
      .update(character)
      .set(noPicture)
      .where(and(eq(character.id, id), isNotNull(character.avatar)))
      .returning({ id: character.id });
    return taken.length > 0;
  },
  restore: async (db, id, evidence) => {
    const kept = v.safeParse(picture, evidence);
    if (!kept.success) return;
    // Another image that its maker chose since stays.
    await db
      .update(character)
      .set(kept.output)
      .where(and(eq(character.id, id), isNull(character.avatar)));
  },
};
