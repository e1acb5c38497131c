import { and, eq } from "drizzle-orm";
import type { Database } from "../../../db/Database.ts";
import { type character, type PinnedCard, pinnedCard } from "../../../db/schema.ts";

type CharacterRow = typeof character.$inferSelect;

/** What a chat needs of a character, as it stands. */
export function cardOf(row: CharacterRow): PinnedCard {
  return {
    name: row.name,
    chat_name: row.chat_name || row.name,
    greetings: [row.greeting, ...row.alternate_greetings].filter((greeting) => greeting.trim() !== ""),
    definition: row.definition,
    personality: row.personality,
    scenario: row.scenario,
    example_dialogs: row.example_dialogs,
    system_prompt: row.system_prompt,
    post_history: row.post_history,
    book: row.book,
  };
}

/** Keeps a character as it stands, so that a chat goes on with it whatever its creator changes (product 6.4). */
export async function pinCard(db: Database, row: CharacterRow): Promise<PinnedCard> {
  const card = cardOf(row);
  await db
    .insert(pinnedCard)
    .values({ character_id: row.id, revision: row.revision, card })
    .onConflictDoNothing();
  return card;
}

/** The card that a chat is pinned to. */
export async function readCard(db: Database, characterId: string, revision: number): Promise<PinnedCard> {
  const [row] = await db
    .select({ card: pinnedCard.card })
    .from(pinnedCard)
    .where(and(eq(pinnedCard.character_id, characterId), eq(pinnedCard.revision, revision)));
  if (!row)
    throw new Error("A chat is pinned to a card that was never kept; every chat pins one when it begins.");
  return row.card;
}
