import { depthPromptOf, writtenGreetings } from "@mimi/contract";
import type { Database } from "../../../db/Database.ts";
import type { RevisionFields } from "../../../db/schema/referenced.ts";
import { readFields, textsOf } from "../../../domain/characters/characterTexts.ts";
import type { PromptCharacter } from "./PromptCharacter.ts";

/** The parts of a revision that a chat needs. */
export function cardOf(fields: RevisionFields): PromptCharacter {
  const texts = textsOf(fields);
  const { definition, personality, scenario, example_dialogs, system_prompt, post_history, book } = texts;
  return {
    name: fields.name,
    chat_name: texts.chat_name || fields.name,
    greetings: writtenGreetings(texts),
    ...{ definition, personality, scenario, example_dialogs, system_prompt, post_history, book },
    depth_prompt: depthPromptOf(texts.extensions),
  };
}

/** Loads the card of a chat's revision. */
export async function readCard(
  db: Database,
  characterId: string,
  revision: number,
): Promise<PromptCharacter> {
  const fields = await readFields(db, characterId, revision);
  if (!fields) throw new Error("The revision of a chat is missing, although the database demands it.");
  return cardOf(fields);
}
