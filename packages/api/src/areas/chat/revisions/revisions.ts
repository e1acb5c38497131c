import { isDeepStrictEqual } from "node:util";
import {
  ErrorCode,
  type ParsedInputOf,
  type RevisionChange,
  type RevisionState,
  type routes,
} from "@mimi/contract";
import { and, eq } from "drizzle-orm";
import { accessibleTo } from "../../../domain/access/characterAccess.ts";
import { character, chat, type PinnedCard } from "../../../db/schema.ts";
import { ApiError, notFound } from "../../../shared/errors/ApiError.ts";
import { cardOf, pinCard, readCard } from "../prompt/cards.ts";
import { lockChat } from "../../../domain/access/chatAccess.ts";
import type { UserContext } from "../context.ts";

type CharacterRow = typeof character.$inferSelect;

/** How the character of a chat has changed since (product 6.4). Throws 40401 and 40302. */
export async function readRevision(context: UserContext, chatKey: string): Promise<RevisionState> {
  return context.db.transaction(async (tx) => {
    const within = { ...context, db: tx };
    await lockChat(tx, context.user, chatKey, "write");
    return stateOf(within, await readPinned(within, chatKey));
  });
}

/** Takes the newest revision, or keeps the pinned one. Throws 40401, 40302, and 40901 when it is not the one that was shown. */
export async function decideRevision(
  context: UserContext,
  { chat_key, take, revision }: ParsedInputOf<typeof routes.decideRevision>,
): Promise<RevisionState> {
  return context.db.transaction(async (tx) => {
    const within = { ...context, db: tx };
    await lockChat(tx, context.user, chat_key, "write");
    const { newest } = await readPinned(within, chat_key);
    if (!newest) return stateOf(within, await readPinned(within, chat_key));
    if (revision !== undefined && revision !== newest.revision) {
      throw new ApiError(ErrorCode.conflict, { message: "The character was changed again in the meantime." });
    }
    if (take) await pinCard(tx, newest);
    const decided = take ? { character_revision: newest.revision } : { dismissed_revision: newest.revision };
    await tx.update(chat).set(decided).where(eq(chat.chat_key, chat_key));
    return stateOf(within, await readPinned(within, chat_key));
  });
}

interface Pinned {
  readonly row: typeof chat.$inferSelect;
  /** The character, when it has a newer revision that the user may see. */
  readonly newest: CharacterRow | null;
}

async function readPinned({ db, user }: UserContext, chatKey: string): Promise<Pinned> {
  const [row] = await db.select().from(chat).where(eq(chat.chat_key, chatKey));
  if (!row) throw notFound();
  const [subject] = await db
    .select()
    .from(character)
    .where(and(eq(character.id, row.character_id), accessibleTo(user.id)));
  return { row, newest: subject && subject.revision > row.character_revision ? subject : null };
}

async function stateOf({ db, user }: UserContext, { row, newest }: Pinned): Promise<RevisionState> {
  const pinned = row.character_revision;
  if (!newest) return { pinned, newest: null, dismissed: false, changes: [] };
  const before = await readCard(db, row.character_id, pinned);
  const isShown = newest.definition_visibility === "shown" || newest.creator_id === user.id;
  return {
    pinned,
    newest: newest.revision,
    dismissed: row.dismissed_revision >= newest.revision,
    changes: changesBetween(before, cardOf(newest), isShown),
  };
}

const OPEN = ["name", "chat_name"] as const;
const DEFINITION = [
  "definition",
  "personality",
  "scenario",
  "example_dialogs",
  "system_prompt",
  "post_history",
] as const;

/** What differs between two cards; of a definition that is hidden, only that it does. */
function changesBetween(before: PinnedCard, after: PinnedCard, isShown: boolean): RevisionChange[] {
  const changes: RevisionChange[] = [];
  const compare = (field: RevisionChange["field"], one: string, other: string, shown: boolean) => {
    if (one !== other) changes.push({ field, before: shown ? one : null, after: shown ? other : null });
  };
  for (const field of OPEN) compare(field, before[field], after[field], true);
  compare("greeting", before.greetings[0] ?? "", after.greetings[0] ?? "", true);
  compare("alternate_greetings", alternates(before), alternates(after), true);
  for (const field of DEFINITION) compare(field, before[field], after[field], isShown);
  if (!isDeepStrictEqual(before.book ?? null, after.book ?? null)) {
    changes.push({ field: "book", before: null, after: null });
  }
  return changes;
}

function alternates({ greetings }: PinnedCard): string {
  return greetings.slice(1).join("\n\n");
}
