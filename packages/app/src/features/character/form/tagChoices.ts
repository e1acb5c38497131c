import type { Tag } from "@mimi/contract";
import type { TagChoice } from "@mimi/ui/screens/character-form-screen";
import { shownTags } from "../shownTags.ts";
import { tagsState } from "../tags.store.ts";

/** All tags as they are stored; empty before they are loaded. */
export function tagChoices(): readonly Tag[] {
  const { tags } = tagsState;
  return tags.kind === "ready" ? tags.value : [];
}

/** Chosen tags with their names in the language of the app. */
export function shownChoices<Choice extends TagChoice>(chosen: readonly Choice[]): readonly Choice[] {
  const names = new Map(shownTags(tagChoices()).map(({ id, name }) => [id, name]));
  const isShown = chosen.every(({ id, name }) => (names.get(id) ?? name) === name);
  return isShown ? chosen : chosen.map((tag) => ({ ...tag, name: names.get(tag.id) ?? tag.name }));
}
