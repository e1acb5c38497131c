import { depthPromptOf } from "@mimi/contract";
import { eq } from "drizzle-orm";
import type { Database } from "../../../db/Database.ts";
import { type RevisionFields } from "../../../db/schema/character.ts";
import { character, type CharacterRow, user } from "../../../db/schema/referenced.ts";
import { readWithheld } from "../../../domain/takedown/withheld.ts";
import { type ItemState, joinTexts, type ReportedItem } from "./Subject.ts";

/** A character as moderators see it, with any status. */
export async function showCharacter(db: Database, id: string): Promise<ReportedItem | null> {
  const [row] = await db
    .select({ character, owner: { uid: user.id, user_name: user.user_name } })
    .from(character)
    .innerJoin(user, eq(user.id, character.creator_id))
    .where(eq(character.id, id));
  if (!row) return null;
  const { name, avatar, rating, status } = row.character;
  return {
    title: name,
    text: readableTextOf(row.character),
    image: avatar,
    rating,
    status,
    owner: row.owner,
  };
}

/** The texts and the cover of a character that was removed. */
export async function showWithheldCharacter(db: Database, id: string): Promise<ItemState | null> {
  const item = { kind: "character", id } as const;
  const texts = (await readWithheld(db, item, "characterTexts")).get(id);
  if (!texts) return null;
  const cover = (await readWithheld(db, item, "characterImage")).get(id);
  const fields = { avatar: null, avatar_alt: "", ...cover, ...texts } as RevisionFields &
    Pick<CharacterRow, "extensions" | "made_by">;
  return { title: fields.name, text: readableTextOf(fields), image: fields.avatar };
}

/** Everything that a moderator reads of a character: what users read first, then what only the model is sent. */
export function readableTextOf(
  fields: Omit<RevisionFields, "avatar"> & Partial<Pick<CharacterRow, "extensions" | "made_by">>,
): string {
  const { tagline, avatar_alt, bio, greeting, alternate_greetings } = fields;
  const { definition, personality, scenario, example_dialogs, system_prompt, post_history, book } = fields;
  return joinTexts([
    ...[tagline, fields.made_by ?? "", avatar_alt, bio, greeting, ...alternate_greetings],
    ...[definition, personality, scenario, example_dialogs, system_prompt, post_history],
    depthPromptOf(fields.extensions ?? null)?.text ?? "",
    ...(book?.entries ?? []).flatMap(({ keys, content }) => [(keys ?? []).join(", "), content]),
  ]);
}
