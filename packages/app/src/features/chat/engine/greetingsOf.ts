import type { Character } from "@mimi/contract";
import type { Snapshot } from "valtio";
import { fillNames } from "../../../state/fillNames.ts";

type Greeter = Pick<Snapshot<Character>, "name" | "chat_name" | "greeting" | "alternate_greetings">;

/** The ways in which a character may open a conversation, by name. Their places are those that the API counts. */
export function greetingsOf(character: Greeter, userName: string): string[] {
  const names = { char: character.chat_name || character.name, user: userName };
  return [character.greeting, ...character.alternate_greetings]
    .filter((greeting) => greeting.trim() !== "")
    .map((greeting) => fillNames(greeting, names));
}
