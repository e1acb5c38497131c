import { type Character, getCharacter } from "@mimi/contract";
import { dataOf } from "../../services/api/call.ts";

/** The character of an answer. Throws when not everybody may see it: a visitor with the link can see other characters too. */
export function characterForEverybody(answer: unknown): Character {
  const character = dataOf(getCharacter, answer);
  if (character.visibility !== "public" || character.rating !== "sfw")
    throw new Error("This character is not for everybody.");
  return character;
}
