import { ErrorCode } from "@mimi/contract";
import { and, eq, sql } from "drizzle-orm";
import { isReferenceMissing } from "../../../db/isReferenceMissing.ts";
import { subscription } from "../../../db/schema/account.ts";
import { chat, message } from "../../../db/schema/chat.ts";
import { character, characterRevision, persona, user as userTable } from "../../../db/schema/referenced.ts";
import { accessibleTo, checkCharacterAccess } from "../../../domain/access/characterAccess.ts";
import { isCurrentRevision } from "../../../domain/characters/characterTexts.ts";
import { planOf } from "../../../domain/billing/subscriptions.ts";
import { ApiError, notFound } from "../../../shared/errors/ApiError.ts";
import { newId } from "../../../shared/ids.ts";
import { prepareOnce } from "../../../db/prepareOnce.ts";
import { checkChatQuota } from "../../../domain/quota/accountCaps.ts";
import { greetingVariant } from "../../../domain/variants/greetings.ts";
import type { VariantRow } from "../../../domain/variants/variantTexts.ts";
import type { UserContext } from "../context.ts";
import { promptCharacterOf } from "../prompt/promptCharacters.ts";
import { chosenName } from "../personas/chosenName.ts";
import { decideFirst, type FirstDecision, type FirstRequest } from "./decideFirst.ts";
import type { ReplyContext } from "./types.ts";

/** The greeting of a new chat. */
export interface Greeting {
  readonly message: typeof message.$inferInsert;
  readonly variants: readonly VariantRow[];
  /** The only variant that is stored. */
  readonly selected: VariantRow;
}

/** A chat that this request created. The caller stores the greeting together with the first message. */
export interface StartedChat extends ReplyContext {
  /** Null when the character has no greeting. */
  readonly greeting: Greeting | null;
}

/**
 * Creates the chat of a first message. Null when another send created the chat in the meantime. Throws 40401, 40302 and
 * 40001.
 */
export async function startChat(context: UserContext, request: FirstRequest): Promise<StartedChat | null> {
  const { user } = context;
  const { fields, chats, plan, ...loaded } = await loadFirst(context, request);
  const row = checkCharacterAccess(loaded.character, user, "chat");
  if (!fields) throw notFound();
  const promptCharacter = promptCharacterOf(fields);
  const decision = decideFirst({ promptCharacter, ...loaded, now: context.now }, request);
  checkChatQuota(chats);
  if (!(await writeChat(context, row, decision))) return null;
  return {
    chatKey: request.chat_key,
    characterId: row.id,
    promptCharacter,
    isAdult: row.rating === "nsfw",
    persona: decision.persona,
    replyLanguage: decision.chat.reply_language,
    plan,
    memory: [],
    greeting: greetingRows(context, decision),
  };
}

/** Loads the user's name, plan and number of chats, the character when the user can open it, and the named persona when it is the user's. */
async function loadFirst(
  { db, user, now }: UserContext,
  { character_id, persona_id }: Pick<FirstRequest, "character_id" | "persona_id">,
) {
  const [row] = await firstOfUser(db).execute({
    user_id: user.id,
    character_id,
    persona_id: persona_id ?? "",
  });
  return {
    userName: row?.userName ?? null,
    persona: row?.persona ?? null,
    character: row?.character ?? null,
    fields: row?.fields ?? null,
    chats: row?.chats ?? 0,
    plan: planOf(row?.subscription ?? null, now),
  };
}

const firstOfUser = prepareOnce(
  (db) =>
    db
      .select({
        userName: chosenName,
        persona: { name: persona.name, description: persona.description },
        subscription: { plan_id: subscription.plan_id, end_time: subscription.end_time },
        character,
        fields: characterRevision.fields,
        chats: sql<number>`(select count(*)::int from ${chat} where ${chat.user_id} = ${userTable.id} and ${chat.deleted_at} is null)`,
      })
      .from(userTable)
      .leftJoin(
        character,
        and(eq(character.id, sql.placeholder("character_id")), accessibleTo(sql.placeholder("user_id"))),
      )
      .leftJoin(characterRevision, isCurrentRevision)
      .leftJoin(
        persona,
        and(eq(persona.id, sql.placeholder("persona_id")), eq(persona.user_id, userTable.id)),
      )
      .leftJoin(subscription, eq(subscription.user_id, userTable.id))
      .where(eq(userTable.id, sql.placeholder("user_id"))),
  "send_first",
);

/** Stores the chat. False when it exists already. Throws 40901 when the creator's own draft was saved again meanwhile. */
async function writeChat(
  { db, user, now }: UserContext,
  character: { readonly id: string; readonly revision: number },
  decision: FirstDecision,
): Promise<boolean> {
  const creating = db
    .insert(chat)
    .values({
      ...decision.chat,
      user_id: user.id,
      character_id: character.id,
      character_revision: character.revision,
      created_at: now,
      updated_at: now,
    })
    .onConflictDoNothing()
    .returning({ chat_key: chat.chat_key });
  try {
    return (await creating).length > 0;
  } catch (error) {
    if (isReferenceMissing(error)) throw new ApiError(ErrorCode.conflict);
    throw error;
  }
}

function greetingRows(
  { user, now }: UserContext,
  { chat: { chat_key, greeting_index }, greetings, greetingMacros }: FirstDecision,
): Greeting | null {
  const row = { id: newId(), created_at: now };
  const variants = greetings.map((text, index) => greetingVariant(row, user.id, index, text));
  const selected = variants[greeting_index];
  if (!selected) return null;
  return {
    message: {
      ...row,
      chat_key,
      kind: "greeting",
      role: "character",
      selected: greeting_index,
      status: "done",
      position: 0,
      greeting_macros: variants.length > 1 ? greetingMacros : null,
    },
    variants,
    selected,
  };
}
