import { type ChatHit, type Page, type ParsedInputOf, type routes, searchPatterns } from "@mimi/contract";
import { and, desc, eq, isNull, like, not, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../db/Database.ts";
import { chat, message, variant, variantText } from "../../../db/schema/chat.ts";
import { character } from "../../../db/schema/referenced.ts";
import { isRemovedGreeting, shownTitle } from "../../../domain/takedown/removedGreetings.ts";
import type { SessionUser } from "../../../domain/access/SessionUser.ts";
import { characterName, forAdults, parentTitle } from "../chats/chats.ts";
import { roleOfMessage } from "../messages/messageRole.ts";
import { findPassage } from "../../../shared/passage.ts";

/** Variants that one statement reads. The embedded database does one thing at a time, so others wait for a statement. */
const SLICE = 1_000;

/** Which of a user's chats to search. */
interface Scope {
  readonly chat_key?: string;
  readonly character_id?: string;
  readonly forAdults?: boolean;
}

/** A place in the user's variants, the newest first. */
interface Place {
  readonly created_at: Date;
  readonly id: string;
}

/**
 * Searches the selected variants of a user's chats, newest first, by `searchPatterns`. A text without a word finds nothing. Messages with adult
 * characters are only counted while the user has not attested.
 */
export async function searchChats(
  db: Database,
  user: SessionUser,
  { text, chat_key, character_id, page, count }: ParsedInputOf<typeof routes.searchChats>,
): Promise<Page<ChatHit> & { items: ChatHit[] }> {
  const patterns = searchPatterns(text);
  if (patterns.length === 0) return { items: [], page, has_more: false, hidden: 0 };
  const scope = { ...(chat_key ? { chat_key } : {}), ...(character_id ? { character_id } : {}) };
  const allowed = user.adult ? scope : { ...scope, forAdults: false };
  const skipped = (page - 1) * count;
  const found = await findNewest(db, user.id, patterns, { scope: allowed, most: skipped + count + 1 });
  const rows = found.slice(skipped, skipped + count);
  const items = rows.toSorted(newestFirst).map((row) => {
    const { text: whole, created_at, parent_chat_key, parent_title, ...shown } = row;
    return {
      ...shown,
      parent: parent_chat_key === null ? null : { title: parent_title },
      ...findPassage(whole, text),
      created_at: created_at.toISOString(),
    };
  });
  const hidden = user.adult ? 0 : await countForAdults(db, user.id, patterns, scope);
  return { items, page, has_more: found.length > skipped + count, hidden };
}

type Found = Awaited<ReturnType<typeof selectFound>>[number];

/** Reads the user's variants in slices until enough are found, so that a common word is found at once. */
async function findNewest(
  db: Database,
  userId: string,
  patterns: readonly string[],
  { scope, most }: { readonly scope: Scope; readonly most: number },
): Promise<Found[]> {
  const found: Found[] = [];
  for await (const after of slicesOf(db, userId)) {
    found.push(...(await selectFound(db, userId, patterns, { ...scope, after }).limit(most - found.length)));
    if (found.length >= most) break;
  }
  return found;
}

async function countForAdults(
  db: Database,
  userId: string,
  patterns: readonly string[],
  scope: Scope,
): Promise<number> {
  const [any] = await db
    .select({ key: chat.chat_key })
    .from(chat)
    .innerJoin(character, eq(character.id, chat.character_id))
    .where(and(eq(chat.user_id, userId), isNull(chat.deleted_at), forAdults))
    .limit(1);
  // Most users have no such chat, and nothing is read for them.
  if (!any) return 0;
  let count = 0;
  for await (const after of slicesOf(db, userId)) {
    count += await db.$count(
      selectFound(db, userId, patterns, { ...scope, forAdults: true, after }).as("hidden"),
    );
  }
  return count;
}

/** The place before each slice of the user's variants; null is the beginning. */
async function* slicesOf(db: Database, userId: string): AsyncGenerator<Place | null, void> {
  for (let after: Place | null = null; ; ) {
    yield after;
    const last: Place | undefined = (
      await db
        .select({ created_at: variant.created_at, id: variant.id })
        .from(variant)
        .where(variantsAfter(userId, after))
        .orderBy(desc(variant.created_at), desc(variant.id))
        .offset(SLICE - 1)
        .limit(1)
    )[0];
    if (!last) return;
    after = last;
  }
}

function variantsAfter(userId: string, after: Place | null): SQL | undefined {
  const place = after && sql`(${after.created_at.toISOString()}::timestamptz, ${after.id})`;
  return and(
    eq(variant.user_id, userId),
    place ? sql`(${variant.created_at}, ${variant.id}) < ${place}` : undefined,
  );
}

// A message and its reply are stored at the same time.
function newestFirst(one: Found, other: Found): number {
  return other.created_at.getTime() - one.created_at.getTime() || other.position - one.position;
}

/** The query of {@link searchChats}, of one slice. Patterns have letters and spaces only, nothing that `like` reads otherwise. Exported for a test of its query plan. */
export function selectFound(
  db: Database,
  userId: string,
  patterns: readonly string[],
  scope: Scope & { readonly after: Place | null },
) {
  // Its limit makes the database read the slice first, and nothing besides.
  const slice = db
    .select({
      id: variant.id,
      message_id: variant.message_id,
      index: variant.index,
      text_id: variant.text_id,
      created_at: variant.created_at,
    })
    .from(variant)
    .where(variantsAfter(userId, scope.after))
    .orderBy(desc(variant.created_at), desc(variant.id))
    .limit(SLICE)
    .as("slice");
  // Their limits make the database look each row up by its key, and never read all texts or messages, also without statistics.
  const found = db
    .select({ text: variantText.text })
    .from(variantText)
    .where(
      and(eq(variantText.id, slice.text_id), ...patterns.map((one) => like(variantText.line, `%${one}%`))),
    )
    .limit(1)
    .as("found");
  const shown = db
    .select({
      id: message.id,
      chat_key: message.chat_key,
      role: roleOfMessage.as("role"),
      position: message.position,
    })
    .from(message)
    .where(
      and(
        eq(message.id, slice.message_id),
        eq(message.selected, slice.index),
        isNull(message.deleted_at),
        not(isRemovedGreeting),
      ),
    )
    .limit(1)
    .as("shown");
  return db
    .select({
      chat_key: chat.chat_key,
      character_id: chat.character_id,
      character_name: characterName,
      title: shownTitle,
      parent_chat_key: chat.parent_chat_key,
      parent_title: parentTitle,
      message_id: shown.id,
      role: shown.role,
      text: found.text,
      position: shown.position,
      created_at: slice.created_at,
    })
    .from(slice)
    .innerJoinLateral(found, sql`true`)
    .innerJoinLateral(shown, sql`true`)
    .innerJoin(chat, eq(chat.chat_key, shown.chat_key))
    .innerJoin(character, eq(character.id, chat.character_id))
    .where(
      and(
        eq(chat.user_id, userId),
        isNull(chat.deleted_at),
        scope.chat_key ? eq(chat.chat_key, scope.chat_key) : undefined,
        scope.forAdults === undefined ? undefined : eq(forAdults, scope.forAdults),
        scope.character_id ? eq(chat.character_id, scope.character_id) : undefined,
      ),
    )
    .orderBy(desc(slice.created_at), desc(slice.id))
    .$dynamic();
}
