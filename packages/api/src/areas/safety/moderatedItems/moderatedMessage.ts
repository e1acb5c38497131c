import type { CaseText } from "@mimi/contract";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "../../../db/Database.ts";
import { chat, message, variant, variantText } from "../../../db/schema/chat.ts";
import { character } from "../../../db/schema/referenced.ts";
import { refuseContent, textHashes } from "../../../domain/takedown/refusedContent.ts";
import { readVariants, storeGreetings } from "../../../domain/variants/greetings.ts";
import { isTextOfVariant } from "../../../domain/variants/variantTexts.ts";
import { readWithheld } from "../../../domain/takedown/withheld.ts";
import { errorFor, notFound } from "../../../shared/errors/ApiError.ts";
import { type ModeratedItem, withoutEmpty } from "./ModeratedItem.ts";
import { copiesOf, takeDownMessages } from "../takedown/takeDownTexts.ts";

const status = v.picklist(["streaming", "done", "stopped", "failed", "blocked"]);
/** The stored evidence of a report. Its field `wordings` has the variants. */
const messageEvidence = v.object({
  status,
  wordings: v.array(v.object({ id: v.string(), text: v.string() })),
});

const withheldText = v.object({ text: v.string() });

/** A message of the user's own chat, with its copies in branches. */
export const moderatedMessage: ModeratedItem = {
  report: async (db, sessionUser, id) => {
    const [row] = await db
      .select({ status: message.status })
      .from(message)
      .innerJoin(chat, eq(chat.chat_key, message.chat_key))
      .where(and(eq(message.id, id), eq(chat.user_id, sessionUser?.id ?? "")));
    if (!row) throw notFound();
    const wordings = (await variantsOf(db, id)).map((one) => ({ id: one.id, text: one.text }));
    return { status: row.status, wordings };
  },
  loadForDecision: async (db, id) => {
    const [row] = await db
      .select({ rating: character.rating, ownerId: chat.user_id })
      .from(message)
      .innerJoin(chat, eq(chat.chat_key, message.chat_key))
      .innerJoin(character, eq(character.id, chat.character_id))
      .where(eq(message.id, id));
    if (!row) return null;
    const texts = (await variantsOf(db, id)).map(({ text }) => text);
    return { texts, images: [], adult: row.rating === "nsfw", minor: false, ownerId: row.ownerId };
  },
  loadVisible: async (db, id, evidence) => {
    const row = await characterOf(db, id);
    if (!row) return null;
    const stored = v.safeParse(messageEvidence, evidence);
    const variants = stored.success ? stored.output.wordings : await variantsOf(db, id);
    const texts = textsOfVariants(variants.map((one) => one.text));
    // Moderators do not see whose chat it is.
    return { title: row.name, texts, image: null, rating: row.rating, status: null, owner: null };
  },
  loadWithheld: async (db, id) => {
    const row = await characterOf(db, id);
    const texts = await readWithheld(db, { kind: "message", id }, "variantText");
    if (!row || texts.size === 0) return null;
    const variants = await variantsOf(db, id);
    const wordings = variants.flatMap(({ textId }) => {
      const stored = v.safeParse(withheldText, texts.get(textId ?? ""));
      return stored.success ? [stored.output.text] : [];
    });
    return { title: row.name, texts: textsOfVariants(wordings), image: null };
  },
  // A message that was taken down cannot be changed.
  hasNewContent: () => Promise.resolve(false),
  takeDown: async (db, id, { status, now }) => {
    const [owned] = await db
      .select({ userId: chat.user_id })
      .from(message)
      .innerJoin(chat, eq(chat.chat_key, message.chat_key))
      .where(eq(message.id, id));
    if (!owned) return false;
    await lockChatsOf(db, id);
    const copies = await copiesOf(db, id);
    // The process that writes a reply would write over this.
    if (copies.some((copy) => copy.status === "streaming")) {
      if (status === "hidden") return false;
      throw errorFor("reply_streaming");
    }
    const item = { kind: "message", id } as const;
    const ids = copies.map((copy) => copy.id);
    await storeGreetings(db, inArray(message.id, ids));
    const texts = await db
      .select({ text: variantText.text, original: variantText.original })
      .from(variant)
      .innerJoin(variantText, isTextOfVariant)
      .where(inArray(variant.message_id, ids));
    const hashes = textHashes(texts.flatMap(({ text, original }) => [text, original ?? ""]));
    await refuseContent(db, { ...item, hashes, userId: owned.userId, createdAt: now });
    await takeDownMessages(
      db,
      item,
      sql`select ${message.id} from ${message} where ${inArray(message.id, ids)}`,
    );
    return true;
  },
};

/** Changes of these chats wait until the messages are taken down. */
async function lockChatsOf(db: Database, messageId: string): Promise<void> {
  const keys = (await copiesOf(db, messageId)).map((copy) => copy.chat_key);
  await db
    .select({ key: chat.chat_key })
    .from(chat)
    .where(inArray(chat.chat_key, keys))
    .orderBy(asc(chat.chat_key))
    .for("update");
}

/** The character of the chat that a message is in. */
async function characterOf(db: Database, messageId: string) {
  const [row] = await db
    .select({ name: character.name, rating: character.rating })
    .from(message)
    .innerJoin(chat, eq(chat.chat_key, message.chat_key))
    .innerJoin(character, eq(character.id, chat.character_id))
    .where(eq(message.id, messageId));
  return row;
}

async function variantsOf(db: Database, id: string) {
  const rows = await db.select().from(message).where(eq(message.id, id));
  const variants = (await readVariants(db, rows)).get(id) ?? [];
  return variants.map((one) => ({ id: one.id, textId: one.text_id, text: one.text }));
}

function textsOfVariants(variants: readonly string[]): CaseText[] {
  return withoutEmpty(
    variants.map((text, index) => ({
      field: "message",
      number: variants.length === 1 ? null : index + 1,
      text,
    })),
  );
}
