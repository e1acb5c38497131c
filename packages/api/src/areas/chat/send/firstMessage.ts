import type { PlanId } from "@mimi/contract";
import { and, eq } from "drizzle-orm";
import {
  type alternative,
  chat,
  type message,
  persona,
  type PinnedCard,
  subscription,
  user as userTable,
} from "../../../db/schema.ts";
import { requireCharacterAccess } from "../../../domain/access/characterAccess.ts";
import { planOf } from "../../../domain/billing/subscriptions.ts";
import { invalidInput } from "../../../shared/errors/ApiError.ts";
import { newId } from "../../../shared/ids.ts";
import { titleOf } from "../messages/excerpt.ts";
import { type ChatPersona, personaOf } from "../personas/personas.ts";
import { pinCard } from "../prompt/cards.ts";
import { withNames } from "../prompt/names.ts";
import type { UserContext } from "../context.ts";
import type { ReplyContext } from "./replyContext.ts";

/** What the first message of a chat decides. */
export interface FirstMessage {
  readonly chat_key: string;
  readonly character_id: string;
  readonly greeting_index: number;
  readonly text: string;
  readonly persona_id?: string | null | undefined;
}

/** The greeting of a new chat, with its alternatives. */
export interface Greeting {
  readonly id: string;
  readonly message: typeof message.$inferInsert;
  readonly alternatives: readonly (typeof alternative.$inferInsert)[];
}

/** A chat that was created just now. The caller stores the greeting together with the first message. */
export interface StartedChat extends ReplyContext {
  /** Null where the character has none. */
  readonly greeting: Greeting | null;
}

/**
 * Creates the chat of a first message. Null when another send created it in the meantime. Throws 40401, 40302, and 40001
 * for a greeting that there is not, or another user's persona.
 */
export async function startChat(context: UserContext, first: FirstMessage): Promise<StartedChat | null> {
  const { db, user, now } = context;
  const character = await requireCharacterAccess(db, user, first.character_id, "chat");
  const who = await loadUser(context, first.persona_id ?? null);
  const card = await pinCard(db, character);
  if (first.greeting_index > 0 && first.greeting_index >= card.greetings.length) {
    throw invalidInput({ greeting_index: "too_large" });
  }
  const created = await db
    .insert(chat)
    .values({
      chat_key: first.chat_key,
      user_id: user.id,
      character_id: character.id,
      character_revision: character.revision,
      title: titleOf(first.text),
      greeting_index: first.greeting_index,
      persona_id: first.persona_id ?? null,
      preview: titleOf(first.text),
      // The greeting, the message and the reply.
      message_count: card.greetings.length > 0 ? 3 : 2,
      created_at: now,
      updated_at: now,
    })
    .onConflictDoNothing()
    .returning({ chat_key: chat.chat_key });
  if (created.length === 0) return null;
  return {
    ...who,
    chatKey: first.chat_key,
    characterId: character.id,
    card,
    isAdult: character.rating === "nsfw",
    greeting: greetingOf(context, first, card, who.persona),
  };
}

/** Who the user is in the new chat, and the user's plan. Throws 40001 for a persona that is not the user's. */
async function loadUser(
  { db, user, now }: UserContext,
  personaId: string | null,
): Promise<{ persona: ChatPersona; plan: PlanId }> {
  const [row] = await db
    .select({
      userName: userTable.user_name,
      persona: { name: persona.name, description: persona.description },
      subscription: { plan_id: subscription.plan_id, end_time: subscription.end_time },
    })
    .from(userTable)
    .leftJoin(persona, and(eq(persona.id, personaId ?? ""), eq(persona.user_id, userTable.id)))
    .leftJoin(subscription, eq(subscription.user_id, userTable.id))
    .where(eq(userTable.id, user.id));
  if (personaId !== null && !row?.persona) throw invalidInput({ persona_id: "invalid_choice" });
  return {
    persona: personaOf(row?.persona ?? null, row?.userName),
    plan: planOf(row?.subscription ?? null, now),
  };
}

/** The greeting of a card, with the names filled in. */
function greetingOf(
  { user, now }: UserContext,
  { chat_key, greeting_index }: FirstMessage,
  card: PinnedCard,
  { name }: ChatPersona,
): Greeting | null {
  if (card.greetings.length === 0) return null;
  const id = newId();
  const names = { char: card.chat_name, user: name };
  return {
    id,
    message: {
      id,
      chat_key,
      role: "character",
      selected: greeting_index,
      status: "done",
      position: 0,
      created_at: now,
    },
    alternatives: card.greetings.map((greeting, index) => ({
      id: newId(),
      message_id: id,
      user_id: user.id,
      index,
      text: withNames(greeting, names),
      finish: "complete" as const,
      created_at: now,
    })),
  };
}
