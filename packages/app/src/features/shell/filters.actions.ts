import type { TagFilterTag } from "@mimi/ui/tag-filter";
import { loadTags } from "../character/tags.actions.ts";
import { tagsState } from "../character/tags.store.ts";
import { loadHidden, setHidden, unhide } from "../safety/hidden.actions.ts";

/** Loads the tags, and what is hidden. */
export async function openFilters(): Promise<void> {
  await Promise.all([loadTags(), loadHidden()]);
}

/** Hides a tag, or shows it again. */
export async function filterTag(tagId: number, isHidden: boolean): Promise<void> {
  const { tags } = tagsState;
  const name = tags.kind === "ready" ? tags.value.find(({ id }) => id === tagId)?.name : undefined;
  if (!isHidden) await unhide("tag", String(tagId));
  else await setHidden({ kind: "tag", id: String(tagId), name: name ?? "" }, true);
}

/** Shows every tag again. */
export async function clearFilters(tags: readonly TagFilterTag[]): Promise<void> {
  for (const { id, use } of tags) if (use === "not") await unhide("tag", String(id));
}
