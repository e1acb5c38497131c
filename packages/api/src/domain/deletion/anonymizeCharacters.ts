import { DELETED_USER_ID, fieldsWith } from "@mimi/contract";
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/Database.ts";
import { importedCard, reaction } from "../../db/schema/character.ts";
import { chat } from "../../db/schema/chat.ts";
import { character, characterRevision, user } from "../../db/schema/referenced.ts";
import { emptyFields } from "../characters/characterTexts.ts";
import { isWithoutChats } from "./unusedRevisions.ts";

const emptyColumns = {
  ...{ avatar: null, avatar_color: null, avatar_thumbhash: null, avatar_renditions: [] },
  ...{ tag_ids: [], overlong_fields: [], forked_from: null },
  ...emptyFields(fieldsWith({ inLists: true, inChats: false })),
  // The words are those of the texts.
  ...{ search: null, folded_name: null, name_key: null },
};

/**
 * Deletes all data of characters except what chats with them need: their revisions, name and rating. The characters belong
 * to {@link DELETED_USER_ID} and are in no list. Removed ones stay removed.
 */
export async function anonymizeCharacters(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.insert(user).values({ id: DELETED_USER_ID }).onConflictDoNothing();
  for (const id of ids) {
    await db.delete(importedCard).where(eq(importedCard.character_id, id));
    await anonymizeRevisions(db, id);
    await db.delete(reaction).where(eq(reaction.character_id, id));
    const status = sql<"draft">`case when ${character.status} = 'published' then 'draft' else ${character.status} end`;
    await db
      .update(character)
      .set({
        ...emptyColumns,
        creator_id: DELETED_USER_ID,
        visibility: "private",
        published_at: null,
        status,
      })
      .where(eq(character.id, id));
  }
}

/** Deletes the revisions that no chat is pinned to, and of the others what chats do not need. */
async function anonymizeRevisions(db: Database, characterId: string): Promise<void> {
  const ofCharacter = eq(characterRevision.character_id, characterId);
  await db.delete(characterRevision).where(and(ofCharacter, isWithoutChats));
  for (const { revision, fields } of await db.select().from(characterRevision).where(ofCharacter)) {
    const { depth_prompt } = fields.extensions ?? {};
    const extensions = depth_prompt === undefined ? {} : { depth_prompt };
    const needed = { ...fields, ...unneededFields, extensions };
    await db
      .update(characterRevision)
      .set({ fields: needed })
      .where(and(ofCharacter, eq(characterRevision.revision, revision)));
  }
}

const unneededFields = {
  ...emptyFields(fieldsWith({ inChats: false })),
  ...{ avatar: null, tag_ids: [] },
};

/** The condition that a character has a chat, also one in the trash. */
export function hasChats(exceptBy?: SQL): SQL {
  return sql`exists (select 1 from ${chat} where ${and(eq(chat.character_id, character.id), exceptBy)})`;
}

/** Deletes anonymized characters without chats, and revisions that no chat is pinned to. */
export async function deleteUnusedAnonymized(db: Database): Promise<number> {
  const rows = await db
    .delete(character)
    .where(and(eq(character.creator_id, DELETED_USER_ID), sql`not ${hasChats()}`))
    .returning({ id: character.id });
  await db
    .delete(characterRevision)
    .where(
      and(
        sql`${characterRevision.character_id} in (select ${character.id} from ${character} where ${character.creator_id} = ${DELETED_USER_ID})`,
        isWithoutChats,
      ),
    );
  return rows.length;
}
