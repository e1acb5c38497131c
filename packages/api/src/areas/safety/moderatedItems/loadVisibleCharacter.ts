import { type Book, type CaseText, depthPromptOf } from "@mimi/contract";
import { eq } from "drizzle-orm";
import type { Database } from "../../../db/Database.ts";
import {
  character,
  characterRevision,
  type CharacterTexts,
  type RevisionFields,
  user,
} from "../../../db/schema/referenced.ts";
import {
  isCurrentRevision,
  textsInCases,
  textsOf,
  wholeWith,
} from "../../../domain/characters/characterTexts.ts";
import { readWithheld } from "../../../domain/takedown/withheld.ts";
import { type ItemState, type ReportedItem, withoutEmpty } from "./ModeratedItem.ts";

/** A character as moderators see it, with any status. */
export async function loadVisibleCharacter(db: Database, id: string): Promise<ReportedItem | null> {
  const [row] = await db
    .select({
      character,
      fields: characterRevision.fields,
      owner: { uid: user.id, user_name: user.user_name },
    })
    .from(character)
    .innerJoin(user, eq(user.id, character.creator_id))
    .leftJoin(characterRevision, isCurrentRevision)
    .where(eq(character.id, id));
  if (!row) return null;
  const { name, avatar, rating, status } = row.character;
  return {
    title: name,
    texts: readableTextsOf(wholeWith(row.character, textsOf(row.fields ?? {}))),
    image: avatar,
    rating,
    status,
    owner: row.owner,
  };
}

/** The texts and the cover of a character that was removed. */
export async function loadWithheldCharacter(db: Database, id: string): Promise<ItemState | null> {
  const item = { kind: "character", id } as const;
  const columns = (await readWithheld(db, item, "characterTexts")).get(id);
  const [row] = await db.select({ revision: character.revision }).from(character).where(eq(character.id, id));
  if (!columns || !row) return null;
  const revision = (await readWithheld(db, item, "revision")).get(`${id} ${row.revision}`);
  const cover = (await readWithheld(db, item, "characterImage")).get(id);
  const stored = revision as { readonly fields: RevisionFields } | undefined;
  const fields = {
    ...stored?.fields,
    ...{ avatar: null, avatar_alt: "" },
    ...cover,
    ...columns,
  } as RevisionFields;
  return { title: fields.name, texts: readableTextsOf(fields), image: fields.avatar };
}

/** Everything that a moderator reads of a character: what users read first, then what only the model is sent. */
export function readableTextsOf(
  fields: Pick<RevisionFields, "name" | "tagline" | "avatar_alt"> & Partial<CharacterTexts>,
): CaseText[] {
  const note = depthPromptOf(fields.extensions ?? {})?.text ?? "";
  return withoutEmpty([
    ...textsInCases(fields),
    { field: "depth_prompt", number: null, text: note },
    ...(fields.book ? textsOfBook(fields.book) : []),
  ]);
}

function textsOfBook({ name, description, entries }: Book): CaseText[] {
  return [
    { field: "book_name", number: null, text: name },
    { field: "book_description", number: null, text: description },
    ...entries.flatMap((entry, index): CaseText[] => {
      const number = index + 1;
      return [
        { field: "entry_name", number, text: entry.name },
        { field: "entry_keys", number, text: entry.keys.join(", ") },
        { field: "entry_secondary_keys", number, text: entry.secondary_keys.join(", ") },
        { field: "entry_content", number, text: entry.content },
        { field: "entry_comment", number, text: entry.comment },
      ];
    }),
  ];
}
