import type { TagUses } from "@mimi/ui/tag-filter";
import { loadTags } from "../character/tags.actions.ts";
import { tagsState } from "../character/tags.store.ts";
import { loadHidden, setHidden, unhide } from "../safety/hidden.actions.ts";

/** Loads the tags, and what is hidden. */
export async function openFilters(): Promise<void> {
  await Promise.all([loadTags(), loadHidden()]);
}

/** Hides the tags that `after` uses and `before` does not, and shows those again that only `before` uses. */
export async function changeHiddenTags(before: TagUses, after: TagUses): Promise<void> {
  const { tags } = tagsState;
  if (tags.kind !== "ready") return;
  for (const { id, name } of tags.value) {
    if (id in after && !(id in before)) await setHidden({ kind: "tag", id: String(id), name }, true);
    if (id in before && !(id in after)) await unhide("tag", String(id));
  }
}
