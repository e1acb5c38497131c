import { type Character, depthPromptOf, estimateTokens, fieldsWith, withoutNotes } from "@mimi/contract";
import { and, eq, inArray, or } from "drizzle-orm";
import type { Database } from "../../../db/Database.ts";
import { hiddenItem, importedCard, reaction } from "../../../db/schema/character.ts";
import { user, type CharacterRow } from "../../../db/schema/referenced.ts";
import { pickFields, type WholeCharacter } from "../../../domain/characters/characterTexts.ts";
import type { SessionUser } from "../../../domain/access/SessionUser.ts";
import { imageOf, statsOf, reactionsOf } from "../listings/summary.ts";
import { mapTexts } from "../../../shared/mapTexts.ts";
import type { TagList } from "../listings/tags.ts";

/** All fields of a character. The definition is null unless it is public or the user owns the character. */
export async function toCharacter(
  db: Database,
  tags: TagList,
  sessionUser: SessionUser | null,
  row: WholeCharacter,
): Promise<Character> {
  const own = sessionUser?.id === row.creator_id;
  const definition = own || row.definition_visibility === "shown";
  // The notes in a text are for its author alone.
  const readable = own ? (text: string) => text : withoutNotes;
  return {
    ...mapTexts(pickFields(row, fieldsWith({ readers: "all" })), readable),
    ...imageOf(row),
    ...(definition ? mapTexts(definitionOf(row), readable) : hiddenDefinition),
    card_raw: own ? await importedCardOf(db, row.id) : null,
    id: row.id,
    name: row.name || null,
    tagline: row.tagline,
    rating: row.rating,
    tags: tags.refs(row.tag_ids),
    creator: await creatorOf(db, row.creator_id),
    stats: statsOf(row),
    viewer: await readReactions(db, sessionUser, row),
    adult: own ? statementsOf(row) : null,
    visibility: row.visibility,
    definition_visibility: row.definition_visibility,
    language: row.language,
    forked_from: row.forked_from,
    revision: row.revision,
    status: row.status,
    status_reason: own ? row.status_reason : null,
    overlong_fields: own ? row.overlong_fields : [],
    tokens: tokensOf(row),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** Whether a user hides a character by itself, by its creator or by one of its tags. */
export async function isHidden(
  db: Database,
  userId: string,
  row: Pick<CharacterRow, "id" | "creator_id" | "tag_ids">,
): Promise<boolean> {
  const is = (kind: "character" | "creator" | "tag", ids: readonly (string | number)[]) =>
    and(eq(hiddenItem.kind, kind), inArray(hiddenItem.item_id, ids.map(String)));
  const reasons = or(
    is("character", [row.id]),
    is("creator", [row.creator_id]),
    row.tag_ids.length > 0 ? is("tag", row.tag_ids) : undefined,
  );
  const found = await db
    .select({ kind: hiddenItem.kind })
    .from(hiddenItem)
    .where(and(eq(hiddenItem.user_id, userId), reasons))
    .limit(1);
  return found.length > 0;
}

const definitionFields = fieldsWith({ readers: "definition" });
const hiddenDefinition = {
  ...(Object.fromEntries(definitionFields.map((name) => [name, null])) as Record<
    (typeof definitionFields)[number],
    null
  >),
  extensions: null,
};

function definitionOf(row: WholeCharacter) {
  return { ...pickFields(row, definitionFields), extensions: { ...row.extensions } };
}

function statementsOf({ adult_attested, adult_age, image_attested }: CharacterRow): Character["adult"] {
  return { adult_attested, adult_age, image_attested };
}

async function importedCardOf(db: Database, id: string): Promise<Character["card_raw"]> {
  const [row] = await db
    .select({ card: importedCard.card })
    .from(importedCard)
    .where(eq(importedCard.character_id, id));
  return row ? { ...row.card } : null;
}

async function creatorOf(db: Database, id: string): Promise<Character["creator"]> {
  const [row] = await db
    .select({ uid: user.id, user_name: user.user_name, avatar: user.avatar })
    .from(user)
    .where(eq(user.id, id));
  if (!row) throw new Error("A character has a creator, as the database demands; none was found.");
  return row;
}

async function readReactions(
  db: Database,
  sessionUser: SessionUser | null,
  row: CharacterRow,
): Promise<Character["viewer"]> {
  if (!sessionUser) return reactionsOf({ verdict: null, favourited_at: null });
  const [mine] = await db
    .select({ verdict: reaction.verdict, favourited_at: reaction.favourited_at })
    .from(reaction)
    .where(and(eq(reaction.user_id, sessionUser.id), eq(reaction.character_id, row.id)));
  return reactionsOf(mine ?? { verdict: null, favourited_at: null }, await isHidden(db, sessionUser.id, row));
}

function tokensOf(row: WholeCharacter): Character["tokens"] {
  const lore = row.book?.entries.filter(({ enabled }) => enabled) ?? [];
  const always = [
    ...fieldsWith({ tokens: "always" }).map((name) => row[name]),
    depthPromptOf(row.extensions)?.text ?? "",
    ...lore.filter(({ constant }) => constant).map(({ content }) => content),
  ];
  const once = [
    ...fieldsWith({ tokens: "once" }).map((name) => row[name]),
    ...lore.filter(({ constant }) => !constant).map(({ content }) => content),
  ];
  return {
    permanent: estimateTokens(always.join("")),
    total: estimateTokens([...always, ...once].join("")),
  };
}
