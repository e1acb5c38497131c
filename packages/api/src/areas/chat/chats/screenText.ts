import { and, eq, or, sql } from "drizzle-orm";
import { accessibleTo } from "../../../domain/access/characterAccess.ts";
import { chat } from "../../../db/schema/chat.ts";
import { character } from "../../../db/schema/referenced.ts";
import { requireNoRemovedText } from "../../../domain/takedown/refusedContent.ts";
import type { Deps } from "../../../domain/deps.ts";
import type { SessionUser } from "../../../domain/access/SessionUser.ts";
import type { ScreeningResult, TextSource } from "../../../providers/screening/Screening.ts";

/** A text of a user that belongs to a chat. */
export interface TextToScreen {
  readonly source: TextSource;
  readonly texts: unknown;
  /** The chat of the text, or the character of a new chat; neither for texts of all chats. */
  readonly chatKey?: string | undefined;
  readonly characterId?: string | undefined;
}

/** Screens texts before they are stored or sent to the model (product 7). Throws a Refusal. */
export async function screenText(
  { db, screening }: Pick<Deps, "db" | "screening">,
  user: SessionUser,
  { source, texts, chatKey, characterId }: TextToScreen,
): Promise<ScreeningResult> {
  await requireNoRemovedText(db, user.id, texts);
  const adult = screening.dependsOnRating(texts) && (await isAdult(db, user, { chatKey, characterId }));
  return screening.check({
    source,
    texts,
    adult,
    actor: user.id,
    itemId: chatKey ?? null,
  });
}

/** Whether the character is for adults. False for characters that the user cannot access, so that nothing about them leaks. */
async function isAdult(
  db: Deps["db"],
  user: SessionUser,
  { chatKey, characterId }: Pick<TextToScreen, "chatKey" | "characterId">,
): Promise<boolean> {
  const own = sql`exists (select 1 from ${chat} where ${chat.character_id} = ${character.id}
    and ${chat.user_id} = ${user.id} and ${chat.chat_key} = ${chatKey ?? ""})`;
  const named = and(eq(character.id, characterId ?? ""), accessibleTo(user.id));
  const [row] = await db
    .select({ rating: character.rating })
    .from(character)
    .where(and(eq(character.rating, "nsfw"), or(own, named)))
    .limit(1);
  return row !== undefined;
}
