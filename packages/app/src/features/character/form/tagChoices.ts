import type { TagChoice } from "@mimi/ui/character-form-screen";
import { tagsState } from "../tags.store.ts";

/** Every tag there is, as far as they are here. */
export function tagChoices(): readonly TagChoice[] {
  const { tags } = tagsState;
  return tags.kind === "ready" ? tags.value : [];
}
