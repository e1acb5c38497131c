import { and, asc, eq, gte, inArray, ne, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../../../db/Database.ts";
import { importedCard } from "../../../db/schema/character.ts";
import { chat, memory, message, variant, variantText } from "../../../db/schema/chat.ts";
import { character, characterRevision, type CharacterRow } from "../../../db/schema/referenced.ts";
import type { WholeCharacter } from "../../../domain/characters/characterTexts.ts";
import { contentHashesOf } from "../../../domain/takedown/letters.ts";
import { refuseContent, textsSince } from "../../../domain/takedown/refusedContent.ts";
import { QUOTE_MIN } from "../../../domain/takedown/removedGreetings.ts";
import { storeTakedown } from "../../../domain/takedown/takedowns.ts";
import type { ItemKey } from "../../../domain/takedown/ItemKey.ts";
import { isTextOfVariant } from "../../../domain/variants/variantTexts.ts";
import { withhold } from "../../../domain/takedown/withheld.ts";

/** The ids of a chat's messages after the greeting, the first one first. */
const turnsOfChat = sql`select turn.id from ${message} as turn
  where turn.chat_key = ${chat.chat_key} and turn.kind = 'turn' order by turn.position`;

/** Withholds messages with all their variants, and the lines and titles that were made of them. */
export async function takeDownMessages(db: Database, item: ItemKey, ids: SQL): Promise<void> {
  const inMessages = sql`${variant.message_id} in (${ids})`;
  const chats = sql`select ${message.chat_key} from ${message} where ${message.id} in (${ids})`;
  const isSource = sql`exists (select 1 from jsonb_array_elements(${memory.sources}) as source
    where source ->> 'message_id' in (${ids}))`;
  const isQuote = sql`exists (select 1 from ${variant} join ${variantText} on ${isTextOfVariant} where ${inMessages} and (
    (length(${variantText.text}) >= ${QUOTE_MIN} and position(${variantText.text} in ${memory.text}) > 0)
    or (length(${memory.text}) >= ${QUOTE_MIN} and position(${memory.text} in ${variantText.text}) > 0)))`;
  await withhold(db, item, "memory", sql`${memory.chat_key} in (${chats}) and (${isSource} or ${isQuote})`);
  // The first exchange gives the title.
  const first = sql`exists (select 1 from (${turnsOfChat} limit 2) as first_turn where first_turn.id in (${ids}))`;
  const greeting = sql`exists (select 1 from ${message} where ${message.chat_key} = ${chat.chat_key}
    and ${message.kind} = 'greeting' and ${message.id} in (${ids}))`;
  const isOfGreeting = sql`(${greeting} and ${chat.title_source} = 'model')`;
  await withhold(
    db,
    item,
    "chatTitle",
    sql`${chat.chat_key} in (${chats}) and (${first} or ${isOfGreeting})`,
  );
  await withhold(db, item, "variant", inMessages);
  const texts = sql`select ${variant.text_id} from ${variant} where ${inMessages}`;
  await withhold(db, item, "variantText", sql`${variantText.id} in (${texts})`);
  await withhold(db, item, "message", sql`${message.id} in (${ids})`);
}

/**
 * Withholds all texts of a character. Its chats are not changed, see `removedGreetings.ts`. Exact copies of it, as it is and as it was in the
 * `reported` revisions, are refused from now on, and hidden until a moderator decides.
 */
export async function takeDownCharacterTexts(
  db: Database,
  row: WholeCharacter,
  reported: readonly number[],
  now: Date,
): Promise<void> {
  const item = { kind: "character", id: row.id } as const;
  const current = { hashes: contentHashesOf(row), since: row.content_since ?? row.created_at };
  for (const { hashes, since } of [current, ...(await readVersions(db, row, reported))]) {
    if (hashes.length === 0) continue;
    await refuseContent(db, { ...item, hashes, createdAt: since });
    await hideCopies(db, row, { hashes, since }, now);
  }
  await withhold(db, item, "characterTexts", sql`${eq(character.id, row.id)}`);
  await withhold(db, item, "importedCard", sql`${eq(importedCard.character_id, row.id)}`);
  await withhold(db, item, "revision", sql`${eq(characterRevision.character_id, row.id)}`);
}

/** The texts of these revisions, and since when the character had them. */
async function readVersions(
  db: Database,
  { id }: CharacterRow,
  revisions: readonly number[],
): Promise<{ readonly hashes: readonly string[]; readonly since: Date }[]> {
  if (revisions.length === 0) return [];
  const rows = await db
    .select()
    .from(characterRevision)
    .where(eq(characterRevision.character_id, id))
    .orderBy(asc(characterRevision.revision));
  const all = rows.map(({ revision, fields, created_at }) => ({
    ...{ revision, hashes: contentHashesOf(fields), since: created_at },
  }));
  return revisions.flatMap((revision) => {
    const hash = all.find((one) => one.revision === revision)?.hashes[0];
    return all.find(({ hashes }) => hashes[0] === hash) ?? [];
  });
}

/** Copies are newer, or of the same creator: another user's older character with the same texts is the original. */
async function hideCopies(
  db: Database,
  row: CharacterRow,
  { hashes, since }: { readonly hashes: readonly string[]; readonly since: Date },
  now: Date,
): Promise<void> {
  const copies = await db
    .select({ id: character.id })
    .from(character)
    .where(
      and(
        inArray(character.content_hash, [...hashes]),
        ne(character.id, row.id),
        or(gte(textsSince, since), eq(character.creator_id, row.creator_id)),
        inArray(character.status, ["published"]),
      ),
    );
  for (const { id } of copies) {
    const copy = { kind: "character", id } as const;
    // A decision about the copy counts more.
    if (!(await storeTakedown(db, { ...copy, takedownNumber: 1, status: "hidden", now, purgeAt: null })))
      continue;
    await withhold(db, copy, "characterStatus", sql`${eq(character.id, id)}`);
    await db.update(character).set({ status_reason: "moderation" }).where(eq(character.id, id));
  }
}

/** The ids of a message and of its copies in branches, also in those that are in the bin. */
export async function copiesOf(db: Database, messageId: string): Promise<(typeof message.$inferSelect)[]> {
  const [original, originalChat] = [alias(message, "original"), alias(chat, "original_chat")];
  const rows = await db
    .select({ message })
    .from(original)
    .innerJoin(originalChat, eq(originalChat.chat_key, original.chat_key))
    .innerJoin(
      chat,
      and(eq(chat.user_id, originalChat.user_id), eq(chat.character_id, originalChat.character_id)),
    )
    .innerJoin(
      message,
      and(
        eq(message.chat_key, chat.chat_key),
        eq(message.position, original.position),
        eq(message.created_at, original.created_at),
      ),
    )
    .where(eq(original.id, messageId));
  return rows.map((one) => one.message);
}
