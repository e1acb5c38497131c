import { ADULT_AGE, type ParsedInputOf, type routes, type Rule } from "@mimi/contract";
import { and, eq } from "drizzle-orm";
import type { Database } from "../../../db/Database.ts";
import { importedCard } from "../../../db/schema/character.ts";
import { character } from "../../../db/schema/referenced.ts";
import {
  type NewCharacter,
  selectWithFields,
  type WholeCharacter,
  wholeOf,
} from "../../../domain/characters/characterTexts.ts";
import type { ScreeningInput, Screening } from "../../../providers/screening/Screening.ts";
import type { SessionUser } from "../../../domain/access/SessionUser.ts";
import { Refusal } from "../../../shared/errors/Refusal.ts";
import type { TagList } from "../listings/tags.ts";

type Changes = Partial<NewCharacter>;
type SaveInput = ParsedInputOf<typeof routes.saveCharacter>;

/** The user who saves a character, and the screening. */
export interface ScreeningContext {
  readonly tags: TagList;
  readonly sessionUser: SessionUser;
  readonly screening: Screening;
}

/** Columns without free text. All other columns are screened, also new ones. */
const nonTextColumns: readonly string[] = [
  "id",
  "creator_id",
  "client_id",
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
  "content_hash",
  "forked_from",
  "overlong_fields",
  "search",
  "folded_name",
  "name_key",
];

/** All texts of a character, screened together (product 7), with the imported card. */
export async function screeningInputOf(
  db: Database,
  { tags, sessionUser }: ScreeningContext,
  before: WholeCharacter | null,
  after: Changes,
  characterCard: Record<string, unknown> | null | undefined,
): Promise<ScreeningInput & { readonly texts: Readonly<Record<string, unknown>> }> {
  const texts = Object.entries(after).filter(([name]) => !nonTextColumns.includes(name));
  return {
    source: "character",
    texts: {
      ...Object.fromEntries(texts),
      tags: tags.refs(after.tag_ids ?? []).map(({ name }) => name),
      card_raw: characterCard === undefined && before ? await importedBefore(db, before.id) : characterCard,
    },
    adult: after.rating === "nsfw",
    minor: typeof after.adult_age === "number" && after.adult_age < ADULT_AGE,
    actor: sessionUser.id,
    itemId: before?.id ?? null,
  };
}

/**
 * Screens before the transaction of the save, which holds locks: by the moderation endpoint, if there is one, and otherwise by
 * the lexicon, so that the transaction does not search long texts. Throws a Refusal of the endpoint.
 */
export async function screenBeforeSave(
  db: Database,
  context: ScreeningContext,
  input: SaveInput,
): Promise<void> {
  const { screening } = context;
  const screened = await screenedInput(db, context, input);
  if (screening.remote) await screening.check(screened);
  else await screening.prepare(screened.texts);
}

/** A refusal of a save that names the fields, so that the creator finds them. */
export async function withFields(
  db: Database,
  context: ScreeningContext,
  input: SaveInput,
  { rule, record }: Refusal,
): Promise<Refusal> {
  const known = fieldsByRule[rule];
  if (known !== undefined) return new Refusal(rule, record, known);
  const { texts, adult, minor } = await screenedInput(db, context, input);
  const found = await context.screening.findRefusedTexts(rule, texts, adult);
  return new Refusal(rule, record, minor && rule === "minors" ? [...found, "adult_age"] : found);
}

/** The fields of the rules that no text breaks. */
const fieldsByRule: Readonly<Partial<Record<Rule, readonly string[]>>> = {
  adult_attestation: ["rating"],
  adult_age: ["adult_age"],
  image_attestation: ["rating"],
  not_screened: [],
  moderation: [],
};

/** What a save would store, as it is screened. */
async function screenedInput(
  db: Database,
  context: ScreeningContext,
  { id, tags, card_raw, ...fields }: SaveInput,
) {
  const own =
    id === undefined ? null : and(eq(character.id, id), eq(character.creator_id, context.sessionUser.id));
  const before = own ? wholeOf((await selectWithFields(db).where(own))[0]) : null;
  const stored = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const after = { ...before, ...stored, ...(tags ? { tag_ids: tags } : {}) };
  return screeningInputOf(db, context, before, after, card_raw);
}

async function importedBefore(db: Database, id: string): Promise<unknown> {
  const [row] = await db
    .select({ card: importedCard.card })
    .from(importedCard)
    .where(eq(importedCard.character_id, id));
  return row?.card;
}
