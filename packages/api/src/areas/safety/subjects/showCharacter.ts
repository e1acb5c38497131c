import { depthPromptOf } from "@mimi/contract";
import { eq } from "drizzle-orm";
import type { Database } from "../../../db/Database.ts";
import {
  character,
  characterRevision,
  type CharacterTexts,
  type RevisionFields,
  user,
} from "../../../db/schema/referenced.ts";
import { isCurrentRevision, textsInCases, textsOf } from "../../../domain/characters/characterTexts.ts";
import { readWithheld } from "../../../domain/takedown/withheld.ts";
import { type ItemState, joinTexts, type ReportedItem } from "./Subject.ts";

/** A character as moderators see it, with any status. */
export async function showCharacter(db: Database, id: string): Promise<ReportedItem | null> {
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
    text: readableTextOf({ ...row.character, ...textsOf(row.fields ?? {}) }),
    image: avatar,
    rating,
    status,
    owner: row.owner,
  };
}

/** The texts and the cover of a character that was removed. */
export async function showWithheldCharacter(db: Database, id: string): Promise<ItemState | null> {
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
  return { title: fields.name, text: readableTextOf(fields), image: fields.avatar };
}

/** Everything that a moderator reads of a character: what users read first, then what only the model is sent. */
export function readableTextOf(
  fields: Pick<RevisionFields, "tagline" | "avatar_alt"> & Partial<CharacterTexts>,
): string {
  // The name is the title of the case.
  const texts = textsInCases({ ...fields, name: "", chat_name: "" });
  return joinTexts([
    ...texts,
    depthPromptOf(fields.extensions ?? {})?.text ?? "",
    ...(fields.book?.entries ?? []).flatMap(({ keys, content }) => [(keys ?? []).join(", "), content]),
  ]);
}
