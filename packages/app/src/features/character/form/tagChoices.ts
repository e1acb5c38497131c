import type { TagChoice } from "@mimi/ui/screens/character-form-screen";
import { tagsState } from "../tags.store.ts";

/** All tags; empty before they are loaded. */
export function tagChoices(): readonly TagChoice[] {
  const { tags } = tagsState;
  return tags.kind === "ready" ? tags.value : [];
}
