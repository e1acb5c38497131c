import { and, asc, eq, isNull } from "drizzle-orm";
import type { Database } from "../../../db/Database.ts";
import { message, variant } from "../../../db/schema/chat.ts";
import { textOfVariant } from "../../../domain/variants/variantTexts.ts";
import { notFound } from "../../../shared/errors/ApiError.ts";
import { newId } from "../../../shared/ids.ts";
import type { UserContext } from "../context.ts";
import type { StoredVariant, VariantState, VariantTarget } from "./decideVariant.ts";
import type { LockedChat, ReplyTarget } from "./types.ts";

const storedVariant = {
  id: variant.id,
  index: variant.index,
  text: textOfVariant,
  finish: variant.finish,
};

/** Loads what a request that writes a variant of a reply needs, in one read. */
export async function loadVariantState(
  db: Database,
  chat: LockedChat,
  { message_id }: { readonly message_id: string },
): Promise<VariantState> {
  const rows = await db
    .select({ reply: message, variant: storedVariant })
    .from(message)
    .innerJoin(variant, eq(variant.message_id, message.id))
    .where(and(eq(message.chat_key, chat.chatKey), eq(message.id, message_id), isNull(message.deleted_at)))
    .orderBy(asc(variant.index));
  const { request, isSent, isReplying } = chat;
  return {
    reply: rows[0]?.reply ?? null,
    variants: rows.map(({ variant }) => variant),
    request,
    isSent,
    isReplying,
  };
}

/** The variants of a reply, in their order. */
export async function loadVariants(db: Database, replyId: string): Promise<StoredVariant[]> {
  return db
    .select(storedVariant)
    .from(variant)
    .where(eq(variant.message_id, replyId))
    .orderBy(asc(variant.index));
}

/** Stores an empty variant, and selects it. */
export async function writeVariant(
  { db, user, now }: UserContext,
  replyId: string,
  target: VariantTarget,
): Promise<ReplyTarget> {
  const { index, former: formerSelected } = target;
  const variantId = target.kind === "add" ? newId() : target.id;
  if (target.kind === "add") {
    await db
      .insert(variant)
      .values({ id: variantId, message_id: replyId, user_id: user.id, index, created_at: now });
  } else {
    await db
      .update(variant)
      .set({ finish: null, error: null, feedback: null, feedback_text: "", created_at: now })
      .where(eq(variant.id, variantId));
  }
  await markStreaming(db, replyId, index);
  return { replyId, variantId, variantIndex: index, prefix: "", formerSelected };
}

/** Opens a variant again, to continue its text. */
export async function reopenVariant(
  { db }: UserContext,
  replyId: string,
  { id, index, text, finish }: StoredVariant,
): Promise<ReplyTarget> {
  await db.update(variant).set({ finish: null, error: null }).where(eq(variant.id, id));
  await markStreaming(db, replyId, index);
  return { replyId, variantId: id, variantIndex: index, prefix: text, formerFinish: finish };
}

async function markStreaming(db: Database, replyId: string, selected: number): Promise<void> {
  await db.update(message).set({ status: "streaming", error: null, selected }).where(eq(message.id, replyId));
}

/** The variant of a reply that a stream sends: the selected one unless another is named. Throws 40401. */
export async function findVariant(
  db: Database,
  replyId: string,
  variantId?: string,
): Promise<{ readonly id: string; readonly index: number }> {
  const named = variantId === undefined ? eq(variant.index, message.selected) : eq(variant.id, variantId);
  const [row] = await db
    .select({ id: variant.id, index: variant.index })
    .from(variant)
    .innerJoin(message, eq(message.id, variant.message_id))
    .where(and(eq(variant.message_id, replyId), named));
  if (!row) throw notFound();
  return row;
}
