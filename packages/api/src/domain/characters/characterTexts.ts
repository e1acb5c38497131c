import { type CaseText, characterFields, fieldsWith, type FieldValues, type FieldWith } from "@mimi/contract";
import { and, eq } from "drizzle-orm";
import type { Database } from "../../db/Database.ts";
import {
  character,
  characterRevision,
  type CharacterRow,
  type CharacterTexts,
  type RevisionFields,
} from "../../db/schema/referenced.ts";

/** A character with the texts of its current revision. A removed one has empty texts, and an empty name. */
export type WholeCharacter = Omit<CharacterRow, "name"> & { readonly name: string } & CharacterTexts;

/** A character to store, with its texts. */
export type NewCharacter = typeof character.$inferInsert & {
  readonly name: string;
} & Partial<CharacterTexts>;

/** Empty values of these fields. */
export function emptyFields<Name extends FieldWith>(names: readonly Name[]): FieldValues<Name> {
  const emptyOf = { line: "", text: "", lines: [], texts: [], book: null } as const;
  const entries = names.map((name) => [name, emptyOf[characterFields[name].kind]]);
  return Object.fromEntries(entries) as FieldValues<Name>;
}

const inRow = fieldsWith({ inLists: true });
const allFields = fieldsWith({});
const inRevision = allFields.filter((name) => !inRow.some((one) => one === name)) as Exclude<
  FieldWith,
  (typeof inRow)[number]
>[];

/** The texts of a character that has none. */
export const noTexts: CharacterTexts = { ...emptyFields(inRevision), extensions: {} };

/** These fields of an object. */
export function pickFields<Fields extends object, Name extends keyof Fields>(
  fields: Fields,
  names: readonly Name[],
): Pick<Fields, Name> {
  return Object.fromEntries(names.map((name) => [name, fields[name]])) as Pick<Fields, Name>;
}

const outsideCases = fieldsWith({ inCases: false });
const isOutsideCases = (name: FieldWith): name is (typeof outsideCases)[number] =>
  outsideCases.some((one) => one === name);

/** The texts of these fields that moderators read in a case, in the order of the table, without the lorebook. */
export function textsInCases(fields: Partial<FieldValues<FieldWith>>): CaseText[] {
  return allFields.flatMap((field): CaseText[] => {
    if (field === "book" || isOutsideCases(field)) return [];
    const value = fields[field] ?? [];
    if (typeof value === "string") return [{ field, number: null, text: value }];
    return value.map((text, index) => ({ field, number: index + 1, text }));
  });
}

/** The condition of a join of the current revision. */
export const isCurrentRevision = and(
  eq(characterRevision.character_id, character.id),
  eq(characterRevision.revision, character.revision),
);

/** Selects characters with the fields of their current revisions. A deleted account leaves characters without one. */
export function selectWithFields(db: Database) {
  return db
    .select({ character, fields: characterRevision.fields })
    .from(character)
    .leftJoin(characterRevision, isCurrentRevision)
    .$dynamic();
}

/** A row of {@link selectWithFields} as one object. */
export function wholeOf(
  row: { readonly character: CharacterRow; readonly fields: RevisionFields | null } | undefined,
): WholeCharacter | null {
  return row ? wholeWith(row.character, textsOf(row.fields ?? {})) : null;
}

/** Adds the texts to a character. */
export async function withTexts(db: Database, row: CharacterRow): Promise<WholeCharacter> {
  return wholeWith(row, textsOf((await readFields(db, row.id, row.revision)) ?? {}));
}

/** A character with these texts. */
export function wholeWith(row: CharacterRow, texts: CharacterTexts): WholeCharacter {
  return { ...row, ...texts, name: row.name ?? "" };
}

/** The fields of a revision; null when it is not stored. */
export async function readFields(
  db: Database,
  characterId: string,
  revision: number,
): Promise<RevisionFields | null> {
  const [row] = await db
    .select({ fields: characterRevision.fields })
    .from(characterRevision)
    .where(and(eq(characterRevision.character_id, characterId), eq(characterRevision.revision, revision)));
  return row?.fields ?? null;
}

/** Changes of a character, by the table that they are stored in. */
export function splitChanges(changes: Partial<NewCharacter>): {
  readonly columns: Partial<typeof character.$inferInsert>;
  readonly texts: Partial<CharacterTexts>;
} {
  const entries = Object.entries(changes);
  return {
    columns: Object.fromEntries(entries.filter(([name]) => !(name in noTexts))),
    texts: Object.fromEntries(entries.filter(([name]) => name in noTexts)),
  };
}

/** The texts among these fields; empty ones for those that are absent. */
export function textsOf(fields: Partial<CharacterTexts>): CharacterTexts {
  return { ...noTexts, ...splitChanges(fields).texts };
}

/** What a revision stores of a character. */
export function revisionOf(row: WholeCharacter): RevisionFields {
  const { name, tagline, avatar, avatar_alt, tag_ids, rating, language } = row;
  return { ...{ name, tagline, avatar, avatar_alt, tag_ids, rating, language }, ...textsOf(row) };
}

/** Stores characters with their first revisions. Existing ones are not changed. */
export async function insertCharacters(db: Database, characters: readonly NewCharacter[]): Promise<void> {
  const rows = await db
    .insert(character)
    .values(characters.map((one) => ({ ...splitChanges(one).columns, ...keysOf(one) })))
    .onConflictDoNothing()
    .returning();
  const revisions = rows.map((row) => {
    const texts = textsOf(characters.find(({ id }) => id === row.id) ?? {});
    const { id: character_id, revision, updated_at: created_at } = row;
    return { character_id, revision, fields: revisionOf(wholeWith(row, texts)), created_at };
  });
  if (revisions.length > 0) await db.insert(characterRevision).values(revisions);
}

function keysOf({ id, creator_id, name }: NewCharacter) {
  return { id, creator_id, name };
}
