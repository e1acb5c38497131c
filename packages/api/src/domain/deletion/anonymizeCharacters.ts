import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/Database.ts";
import { characterRevision, importedCard, pinnedCard, reaction } from "../../db/schema/character.ts";
import { chat } from "../../db/schema/chat.ts";
import { character, user } from "../../db/schema/referenced.ts";

/** The creator of anonymized characters. No user can sign in to this account. */
export const DELETED_USER = "deleted-user";

const emptyFields = {
  ...{ avatar: null, avatar_alt: "", avatar_color: null, avatar_thumbhash: null, avatar_renditions: [] },
  ...{ tagline: "", bio: "", greeting: "", alternate_greetings: [] },
  ...{ definition: "", personality: "", scenario: "", example_dialogs: "" },
  ...{ system_prompt: "", post_history: "", book: null, extensions: {}, source: [] },
  ...{ tag_ids: [], warnings: [], marked: [], version: "", made_by: "", forked_from: null },
  // The words are those of the texts.
  ...{ search: null, folded_name: null, name_key: null },
};

/**
 * Deletes all data of characters except what chats with them need: pinned cards, name and rating. The characters belong
 * to {@link DELETED_USER} and are in no list. Removed ones stay removed.
 */
export async function anonymizeCharacters(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.insert(user).values({ id: DELETED_USER, user_name: "Deleted user" }).onConflictDoNothing();
  for (const id of ids) {
    await db.delete(importedCard).where(eq(importedCard.character_id, id));
    await db.delete(characterRevision).where(eq(characterRevision.character_id, id));
    await db.delete(reaction).where(eq(reaction.character_id, id));
    const status = sql<"draft">`case when ${character.status} = 'published' then 'draft' else ${character.status} end`;
    await db
      .update(character)
      .set({ ...emptyFields, creator_id: DELETED_USER, visibility: "private", published_at: null, status })
      .where(eq(character.id, id));
  }
}

/** The condition that a character has a chat, also one in the trash. */
export function hasChats(exceptBy?: SQL): SQL {
  return sql`exists (select 1 from ${chat} where ${and(eq(chat.character_id, character.id), exceptBy)})`;
}

/** Deletes anonymized characters without chats, and cards that no chat is pinned to. */
export async function deleteUnusedAnonymized(db: Database): Promise<number> {
  const rows = await db
    .delete(character)
    .where(and(eq(character.creator_id, DELETED_USER), sql`not ${hasChats()}`))
    .returning({ id: character.id });
  await db.delete(pinnedCard).where(
    sql`${pinnedCard.character_id} in (select ${character.id} from ${character} where ${character.creator_id} = ${DELETED_USER})
      and not exists (select 1 from ${chat} where ${chat.character_id} = ${pinnedCard.character_id}
        and ${chat.character_revision} = ${pinnedCard.revision})`,
  );
  return rows.length;
}
