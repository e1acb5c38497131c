import { eq } from "drizzle-orm";
import { requireCharacterAccess } from "../../../domain/access/characterAccess.ts";
import { type AccessibleChat, findAndLockChat, lockChat } from "../../../domain/access/chatAccess.ts";
import type { Database } from "../../../db/Database.ts";
import { alternative, chat, message, type PinnedCard } from "../../../db/schema.ts";
import { invalidInput, notFound } from "../../../shared/errors/ApiError.ts";
import type { SessionUser } from "../../../domain/access/Viewer.ts";
import { newId } from "../../../shared/ids.ts";
import { pinCard, readCard } from "../prompt/cards.ts";
import { titleOf } from "../messages/excerpt.ts";
import { withNames } from "../prompt/names.ts";
import { type Reader, readReader, refuseForeignPersona } from "../personas/personas.ts";

/** Who asks, and within which transaction. */
export interface Asking {
  readonly db: Database;
  readonly viewer: SessionUser;
  readonly now: Date;
}

/** A chat that is held for the length of a transaction, so that what is asked of it happens one after another. */
export interface OpenedChat {
  readonly chatKey: string;
  readonly characterId: string;
  readonly card: PinnedCard;
  readonly reader: Reader;
  /** Whether the character is for adults. */
  readonly adult: boolean;
  /** What stands at the beginning of a chat that was made just now, and is to be stored; null in any other. */
  readonly opening: Opening | null;
}

/** A greeting with all its wordings; empty where the character has none. */
export interface Opening {
  readonly messages: readonly (typeof message.$inferInsert)[];
  readonly alternatives: readonly (typeof alternative.$inferInsert)[];
}

/** What a chat begins with. */
export interface FirstMessage {
  readonly chat_key: string;
  readonly character_id: string;
  readonly greeting_index: number;
  readonly text: string;
  readonly persona_id?: string | null | undefined;
}

/** Takes a chat of the viewer's. Throws 40401, and 40302 when its character is for adults and they have not attested. */
export async function takeChat(
  asking: Asking,
  chatKey: string,
  /** Who the reader is from now on; undefined stays who they were. Throws 40001 for a persona that is not theirs. */
  personaId?: string | null,
): Promise<OpenedChat> {
  return opened(asking, await lockChat(asking.db, asking.viewer, chatKey, "write"), personaId);
}

/**
 * Takes the chat that a message is sent to; makes it on its first message. Whoever asks stores its opening together with that
 * message and its reply, both of which are counted already, and counts it for the character.
 */
export async function takeOrMakeChat(asking: Asking, first: FirstMessage): Promise<OpenedChat> {
  const isNew = (await findAndLockChat(asking.db, first.chat_key)) === null;
  const made = isNew ? await makeChat(asking, first) : null;
  if (made) return made;
  const found = await lockChat(asking.db, asking.viewer, first.chat_key, "write");
  if (found.chat.character_id !== first.character_id) throw notFound();
  return opened(asking, found, first.persona_id);
}

async function opened(
  asking: Asking,
  { chat: row, isAdult: adult }: AccessibleChat,
  personaId = row.persona_id,
): Promise<OpenedChat> {
  const { db, viewer } = asking;
  if (personaId !== row.persona_id) {
    await refuseForeignPersona(db, viewer.id, personaId);
    await db.update(chat).set({ persona_id: personaId }).where(eq(chat.chat_key, row.chat_key));
  }
  const card = await readCard(db, row.character_id, row.character_revision);
  const reader = await readReader(db, viewer.id, personaId);
  return { chatKey: row.chat_key, characterId: row.character_id, card, reader, adult, opening: null };
}

async function makeChat(asking: Asking, first: FirstMessage): Promise<OpenedChat | null> {
  const { db, viewer, now } = asking;
  const subject = await requireCharacterAccess(db, viewer, first.character_id, "chat");
  const card = await pinCard(db, subject);
  if (first.greeting_index > 0 && first.greeting_index >= card.greetings.length) {
    throw invalidInput({ greeting_index: "too_large" });
  }
  await refuseForeignPersona(db, viewer.id, first.persona_id);
  const persona_id = first.persona_id ?? null;
  const made = await db
    .insert(chat)
    .values({
      chat_key: first.chat_key,
      user_id: viewer.id,
      character_id: subject.id,
      character_revision: subject.revision,
      title: titleOf(first.text),
      greeting_index: first.greeting_index,
      persona_id,
      preview: titleOf(first.text),
      // With what is said first, and the reply.
      message_count: card.greetings.length > 0 ? 3 : 2,
      created_at: now,
      updated_at: now,
    })
    .onConflictDoNothing()
    .returning({ chat_key: chat.chat_key });
  // Another send made the chat in the meantime.
  if (made.length === 0) return null;
  const reader = await readReader(db, viewer.id, persona_id);
  const names = { char: card.chat_name, user: reader.name };
  const greetings = card.greetings.map((greeting) => withNames(greeting, names));
  const opening = openingOf(asking, first, greetings);
  const adult = subject.rating === "nsfw";
  return { chatKey: first.chat_key, characterId: subject.id, card, reader, adult, opening };
}

function openingOf({ viewer, now }: Asking, first: FirstMessage, greetings: readonly string[]): Opening {
  if (greetings.length === 0) return { messages: [], alternatives: [] };
  const id = newId();
  const greeting = {
    id,
    chat_key: first.chat_key,
    role: "character",
    selected: first.greeting_index,
    status: "done",
    position: 0,
    created_at: now,
  } as const;
  const alternatives = greetings.map((text, index) => ({
    id: newId(),
    message_id: id,
    user_id: viewer.id,
    index,
    text,
    finish: "complete" as const,
    created_at: now,
  }));
  return { messages: [greeting], alternatives };
}
