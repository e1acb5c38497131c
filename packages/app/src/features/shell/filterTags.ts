import type { Resource } from "../../state/resource.ts";
import type { Hidden, Tag } from "@mimi/contract";
import type { TagFilterTag } from "@mimi/ui/tag-filter";
import type { Snapshot } from "valtio";
import { hiddenKey, type ContentFilter } from "../../state/contentFilter.store.ts";

interface HiddenTags {
  /** What the API stores for a user. */
  readonly hidden: Snapshot<Resource<Hidden>>;
  /** What this browser stores, and what was hidden on this page. */
  readonly filter: Pick<Snapshot<ContentFilter>, "hidden">;
}

/** Every tag, with whether it is hidden. */
export function filterTags(
  tags: Snapshot<Resource<readonly Tag[]>>,
  { hidden, filter }: HiddenTags,
): readonly TagFilterTag[] {
  if (tags.kind !== "ready") return [];
  const hiddenIds = new Set(hidden.kind === "ready" ? hidden.value.tags.map(({ id }) => id) : []);
  return tags.value.map(({ id, name }) => {
    const isHidden = hiddenIds.has(String(id)) || hiddenKey("tag", String(id)) in filter.hidden;
    return isHidden ? { id, name, use: "not" } : { id, name };
  });
}
