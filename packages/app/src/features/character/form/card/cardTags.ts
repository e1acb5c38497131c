import { CHARACTER_TAGS_MAX, fold } from "@mimi/contract";
import type { TagChoice } from "@mimi/ui/character-form-screen";

/** The tags of a card that exist here, up to the maximum of a character. */
export function chosenTags(names: readonly string[], choices: readonly TagChoice[]): readonly TagChoice[] {
  const found = names.flatMap((name) => choices.find((choice) => isSameTag(choice.name, name)) ?? []);
  return [...new Set(found)].slice(0, CHARACTER_TAGS_MAX).map(({ id, name }) => ({ id, name }));
}

/** Whether two tags differ only in case, hyphens, underscores and spaces. */
export function isSameTag(one: string, other: string): boolean {
  const folded = (name: string) =>
    fold(name)
      .replaceAll(/[\s_-]+/g, " ")
      .trim();
  return folded(one) === folded(other);
}
