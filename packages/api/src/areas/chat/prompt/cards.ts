import { depthPromptOf, writtenGreetings } from "@mimi/contract";
import { and, eq } from "drizzle-orm";
import type { Database } from "../../../db/Database.ts";
import { type PinnedCard, pinnedCard } from "../../../db/schema/character.ts";
import type { CharacterRow } from "../../../db/schema/referenced.ts";

/** The parts of a character that a chat needs. */
export function cardOf(row: CharacterRow): PinnedCard {
  return {
    name: row.name,
    chat_name: row.chat_name || row.name,
    greetings: writtenGreetings(row),
    definition: row.definition,
    personality: row.personality,
    scenario: row.scenario,
    example_dialogs: row.example_dialogs,
    system_prompt: row.system_prompt,
    post_history: row.post_history,
    depth_prompt: depthPromptOf(row.extensions),
    book: row.book,
  };
}

/** Stores a revision of a character for chats, which use it whatever the creator changes later (product 6.4). */
export async function pinCard(db: Database, row: CharacterRow, card = cardOf(row)): Promise<PinnedCard> {
  await db
    .insert(pinnedCard)
    .values({ character_id: row.id, revision: row.revision, card })
    .onConflictDoNothing();
  return card;
}

/** Loads the card of a chat's revision. */
export async function readCard(db: Database, characterId: string, revision: number): Promise<PinnedCard> {
  const [row] = await db
    .select({ card: pinnedCard.card })
    .from(pinnedCard)
    .where(and(eq(pinnedCard.character_id, characterId), eq(pinnedCard.revision, revision)));
  if (!row) throw new Error("The card of a chat is missing; every chat stores its card when it is created.");
  return row.card;
}
