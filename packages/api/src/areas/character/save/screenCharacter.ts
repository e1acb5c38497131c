import { ADULT_AGE, type ParsedInputOf, type routes } from "@mimi/contract";
import { and, eq } from "drizzle-orm";
import type { Database } from "../../../db/Database.ts";
import { character, importedCard } from "../../../db/schema.ts";
import type { ScreeningInput, Screening } from "../../../providers/screening/Screening.ts";
import type { SessionUser } from "../../../domain/access/SessionUser.ts";
import type { TagList } from "../listings/tags.ts";

type CharacterRow = typeof character.$inferSelect;
type Changes = Partial<typeof character.$inferInsert>;
type SaveInput = ParsedInputOf<typeof routes.saveCharacter>;

/** Who saves a character, and what screens it. */
export interface SaveScreening {
  readonly tags: TagList;
  readonly viewer: SessionUser;
  readonly screening: Screening;
}

/** Columns that hold nothing which anybody wrote. All others are screened, also those that are still to come. */
const notText: readonly string[] = [
  "id",
  "creator_id",
  "avatar",
  "avatar_color",
  "avatar_thumbhash",
  "avatar_renditions",
  "rating",
  "visibility",
  "definition_visibility",
  "language",
  "status",
  "status_reason",
  "forked_from",
  "marked",
  "search",
];

/** All that a character says, to be judged as one (product 7); with the card that it was imported from. */
export async function screeningInputOf(
  db: Database,
  { tags, viewer }: SaveScreening,
  before: CharacterRow | null,
  after: Changes,
  card: Record<string, unknown> | null | undefined,
): Promise<ScreeningInput> {
  const written = Object.entries(after).filter(([name]) => !notText.includes(name));
  return {
    source: "character",
    texts: [
      written.map(([, value]) => value),
      tags.refs(after.tag_ids ?? []).map(({ name }) => name),
      card === undefined && before ? await importedBefore(db, before.id) : card,
    ],
    adult: after.rating === "nsfw",
    minor: typeof after.adult_age === "number" && after.adult_age < ADULT_AGE,
    actor: viewer.id,
    itemId: before?.id ?? null,
  };
}

/**
 * Asks the moderation endpoint, if there is one, before the transaction that saves: nothing may wait for the network
 * while it holds locks. Throws a Refusal.
 */
export async function screenBeforeSave(db: Database, saving: SaveScreening, input: SaveInput): Promise<void> {
  if (!saving.screening.remote) return;
  const { id, tags, card_raw, ...fields } = input;
  const mine =
    id === undefined ? null : and(eq(character.id, id), eq(character.creator_id, saving.viewer.id));
  const [before = null] = mine ? await db.select().from(character).where(mine) : [];
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const after = { ...before, ...given, ...(tags ? { tag_ids: tags } : {}) };
  await saving.screening.check(await screeningInputOf(db, saving, before, after, card_raw));
}

async function importedBefore(db: Database, id: string): Promise<unknown> {
  const [row] = await db
    .select({ card: importedCard.card })
    .from(importedCard)
    .where(eq(importedCard.character_id, id));
  return row?.card;
}
