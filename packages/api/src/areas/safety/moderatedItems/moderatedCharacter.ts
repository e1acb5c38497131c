import { ADULT_AGE, depthPromptOf } from "@mimi/contract";
import { and, eq, inArray, isNotNull, ne, sql } from "drizzle-orm";
import * as v from "valibot";
import { requireCharacterAccess } from "../../../domain/access/characterAccess.ts";
import type { Database } from "../../../db/Database.ts";
import { character, characterRevision, type CharacterRow } from "../../../db/schema/referenced.ts";
import {
  selectWithFields,
  type WholeCharacter,
  wholeOf,
  textsInCases,
  withTexts,
} from "../../../domain/characters/characterTexts.ts";
import { withhold } from "../../../domain/takedown/withheld.ts";
import { takeDownImages } from "../takedown/takeDownImages.ts";
import { takeDownCharacterTexts } from "../takedown/takeDownTexts.ts";
import { loadVisibleCharacter, loadWithheldCharacter } from "./loadVisibleCharacter.ts";
import type { Evidence, ModeratedItem } from "./ModeratedItem.ts";

const characterFields = v.object({ revision: v.number() });

/** A character: its status suspends it, and a removed one loses its texts and covers. */
export const moderatedCharacter: ModeratedItem = {
  report: async (db, sessionUser, id) => {
    const { revision, status } = await requireCharacterAccess(db, sessionUser, id, "read");
    return { revision, status };
  },
  loadForDecision: async (db, id) => {
    const row = wholeOf((await selectWithFields(db).where(eq(character.id, id)))[0]);
    if (!row) return null;
    return {
      texts: judgedTextsOf(row),
      images: row.avatar ? [row.avatar] : [],
      adult: row.rating === "nsfw",
      minor: row.adult_age !== null && row.adult_age < ADULT_AGE,
      ownerId: row.creator_id,
    };
  },
  loadVisible: (db, id) => loadVisibleCharacter(db, id),
  loadWithheld: loadWithheldCharacter,
  // A rejected character keeps its texts, and a removed one cannot be saved.
  hasNewContent: () => Promise.resolve(false),
  takeDown: async (db, id, { status, rule, evidence, now }) => {
    const [before] = await db.select().from(character).where(eq(character.id, id)).for("update");
    if (!before || (status === "hidden" && before.status !== "published")) return false;
    await withhold(db, { kind: "character", id }, "characterStatus", sql`${eq(character.id, id)}`);
    await db
      .update(character)
      .set({ status: status === "hidden" ? "pending" : status, status_reason: rule })
      .where(eq(character.id, id));
    if (status === "removed") {
      await takeDownCovers(db, before, now);
      await takeDownCharacterTexts(db, await withTexts(db, before), reportedRevisions(evidence), now);
    }
    return true;
  },
};

function reportedRevisions(evidence: readonly Evidence[]): number[] {
  return evidence.flatMap((one) => {
    const stored = v.safeParse(characterFields, one);
    return stored.success ? [stored.output.revision] : [];
  });
}

/** Takes down all covers of a character, present and past, that no other character of its creator shows. */
async function takeDownCovers(
  db: Database,
  { id, creator_id, avatar }: CharacterRow,
  now: Date,
): Promise<void> {
  const past = await db
    .select({ avatar: sql<string | null>`${characterRevision.fields} ->> 'avatar'` })
    .from(characterRevision)
    .where(eq(characterRevision.character_id, id));
  const shown = [avatar, ...past.map((one) => one.avatar)].filter((url) => url !== null);
  const others = await db
    .select({ avatar: character.avatar })
    .from(character)
    .where(and(eq(character.creator_id, creator_id), ne(character.id, id), inArray(character.avatar, shown)));
  const addresses = shown.filter((url) => !others.some((other) => other.avatar === url));
  const item = { kind: "character", id } as const;
  await withhold(db, item, "characterImage", sql`${eq(character.id, id)} and ${isNotNull(character.avatar)}`);
  await takeDownImages(db, { item, ownerId: creator_id, addresses, copies: "later", now });
}

/** The texts of a character that users read, or that the model is sent. */
function judgedTextsOf(row: WholeCharacter): unknown[] {
  return [...textsInCases(row).map(({ text }) => text), row.book, depthPromptOf(row.extensions)?.text ?? ""];
}
