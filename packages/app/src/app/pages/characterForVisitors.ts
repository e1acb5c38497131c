import { type Character, getCharacter } from "@mimi/contract";
import { dataOf } from "../../services/api/call.ts";

/** The character of an answer. Throws for one that is not public or not safe for work. */
export function characterForVisitors(answer: unknown): Character {
  const character = dataOf(getCharacter, answer);
  if (character.visibility !== "public" || character.rating !== "sfw")
    throw new Error("This character is not for visitors.");
  return character;
}
