import { depthPromptOf, fieldsWith, writtenGreetings } from "@mimi/contract";
import type { Database } from "../../../db/Database.ts";
import type { RevisionFields } from "../../../db/schema/referenced.ts";
import { pickFields, readFields, textsOf } from "../../../domain/characters/characterTexts.ts";
import type { PromptCharacter } from "./PromptCharacter.ts";

/** The parts of a revision that a chat needs. */
export function promptCharacterOf(fields: RevisionFields): PromptCharacter {
  const texts = textsOf(fields);
  return {
    name: fields.name,
    chat_name: texts.chat_name || fields.name,
    greetings: writtenGreetings(texts),
    language: fields.language,
    ...pickFields(texts, fieldsWith({ readers: "definition" })),
    depth_prompt: depthPromptOf(texts.extensions),
  };
}

/** Loads the character of a chat's revision. */
export async function readPromptCharacter(
  db: Database,
  characterId: string,
  revision: number,
): Promise<PromptCharacter> {
  const fields = await readFields(db, characterId, revision);
  if (!fields) throw new Error("The revision of a chat is missing, although the database demands it.");
  return promptCharacterOf(fields);
}
