import { and, eq, or, sql } from "drizzle-orm";
import { accessibleTo } from "../../../domain/access/characterAccess.ts";
import { character, chat } from "../../../db/schema.ts";
import type { Deps } from "../../../domain/deps.ts";
import type { SessionUser } from "../../../domain/access/SessionUser.ts";
import type { ScreeningResult, TextSource } from "../../../providers/screening/Screening.ts";

/** What somebody writes in a chat, or for one. */
export interface TextToScreen {
  readonly source: TextSource;
  readonly texts: unknown;
  /** The chat that it is written in, or the character that the chat is with; neither when it is for any chat. */
  readonly chatKey?: string | undefined;
  readonly characterId?: string | undefined;
}

/** Screens words before they are stored, and before the model sees them (product 7). Throws a Refusal. */
export async function screenText(
  { db, screening }: Pick<Deps, "db" | "screening">,
  viewer: SessionUser,
  { source, texts, chatKey, characterId }: TextToScreen,
): Promise<ScreeningResult> {
  const adult = screening.dependsOnRating(texts) && (await isAdult(db, viewer, { chatKey, characterId }));
  return screening.check({
    source,
    texts,
    adult,
    actor: viewer.id,
    itemId: chatKey ?? null,
  });
}

/** Whether the character is for adults; one that the user could not talk to tells nothing, not even that. */
async function isAdult(
  db: Deps["db"],
  viewer: SessionUser,
  { chatKey, characterId }: Pick<TextToScreen, "chatKey" | "characterId">,
): Promise<boolean> {
  const own = sql`exists (select 1 from ${chat} where ${chat.character_id} = ${character.id}
    and ${chat.user_id} = ${viewer.id} and ${chat.chat_key} = ${chatKey ?? ""})`;
  const named = and(eq(character.id, characterId ?? ""), accessibleTo(viewer.id));
  const [row] = await db
    .select({ rating: character.rating })
    .from(character)
    .where(and(eq(character.rating, "nsfw"), or(own, named)))
    .limit(1);
  return row !== undefined;
}
