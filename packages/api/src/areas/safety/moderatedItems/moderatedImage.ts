import type { CaseText } from "@mimi/contract";
import { eq } from "drizzle-orm";
import * as v from "valibot";
import { requireCharacterAccess } from "../../../domain/access/characterAccess.ts";
import { character } from "../../../db/schema/referenced.ts";
import { readWithheld } from "../../../domain/takedown/withheld.ts";
import { notFound } from "../../../shared/errors/ApiError.ts";
import { coverEvidence } from "./coverEvidence.ts";
import { loadVisibleCharacter } from "./loadVisibleCharacter.ts";
import { copiesFor, takeDownImages } from "../takedown/takeDownImages.ts";
import { type Evidence, type ModeratedItem, withoutEmpty } from "./ModeratedItem.ts";

const imageFields = v.object({
  avatar: v.string(),
  avatar_alt: v.string(),
  avatar_color: v.nullable(v.string()),
  avatar_thumbhash: v.nullable(v.string()),
  avatar_renditions: v.array(v.object({ width: v.number(), avif: v.string(), webp: v.string() })),
});

const coverText = v.pick(imageFields, ["avatar_alt"]);

/** A character's image, by the id of the character: the reported one, wherever its owner uses it. */
export const moderatedImage: ModeratedItem = {
  report: async (db, sessionUser, id) => {
    const evidence = coverEvidence(await requireCharacterAccess(db, sessionUser, id, "read"));
    if (!evidence) throw notFound();
    return evidence;
  },
  loadForDecision: async (db, id) => {
    const [row] = await db.select().from(character).where(eq(character.id, id));
    if (!row) return null;
    const { avatar, avatar_alt, rating, creator_id } = row;
    const images = avatar ? [avatar] : [];
    return { texts: [avatar_alt], images, adult: rating === "nsfw", minor: false, ownerId: creator_id };
  },
  loadVisible: async (db, id, evidence) => {
    const shown = await loadVisibleCharacter(db, id);
    const stored = v.safeParse(imageFields, evidence);
    if (!shown) return null;
    if (!stored.success)
      return { ...shown, texts: shown.texts.filter(({ field }) => field === "avatar_alt") };
    return { ...shown, image: stored.output.avatar, texts: textsOfCover(stored.output) };
  },
  loadWithheld: async (db, id) => {
    const item = { kind: "image", id } as const;
    const [image] = (await readWithheld(db, item, "upload")).keys();
    const shown = image === undefined ? null : await loadVisibleCharacter(db, id);
    if (!shown || image === undefined) return null;
    const cover = v.safeParse(coverText, (await readWithheld(db, item, "characterImage")).get(id));
    return { title: shown.title, texts: cover.success ? textsOfCover(cover.output) : [], image };
  },
  hasNewContent: async (db, id, evidence) => {
    const [row] = await db.select().from(character).where(eq(character.id, id));
    const known = await readWithheld(db, { kind: "image", id }, "upload");
    const reported = reportedAddresses(evidence);
    const current = row?.avatar ? [row.avatar] : [];
    return (reported.length > 0 ? reported : current).some((address) => !known.has(address));
  },
  takeDown: async (db, id, { status, rule, evidence, now }) => {
    const [row] = await db.select().from(character).where(eq(character.id, id)).for("update");
    if (!row) return false;
    const item = { kind: "image", id } as const;
    const reported = reportedAddresses(evidence);
    const known = [...(await readWithheld(db, item, "upload")).keys()];
    const current = row.avatar === null ? [] : [row.avatar];
    const [first] = [reported, known, current].filter((addresses) => addresses.length > 0);
    if (!first) return false;
    const addresses = [...new Set([...first, ...known])];
    const copies = copiesFor({ status, rule });
    await takeDownImages(db, { item, ownerId: row.creator_id, addresses, copies, now });
    return true;
  },
};

function reportedAddresses(evidence: readonly Evidence[]): string[] {
  return evidence.flatMap((one) => {
    const stored = v.safeParse(imageFields, one);
    return stored.success ? [stored.output.avatar] : [];
  });
}

function textsOfCover({ avatar_alt }: v.InferOutput<typeof coverText>): CaseText[] {
  return withoutEmpty([{ field: "avatar_alt", number: null, text: avatar_alt }]);
}
