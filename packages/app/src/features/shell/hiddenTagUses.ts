import type { Resource } from "../../state/resource.ts";
import type { Hidden, Tag } from "@mimi/contract";
import type { TagUses } from "@mimi/ui/tag-filter";
import type { Snapshot } from "valtio";
import { hiddenKey, type ContentFilter } from "../../state/contentFilter.store.ts";

interface HiddenTags {
  /** What the API stores for a user. */
  readonly hidden: Snapshot<Resource<Hidden>>;
  /** What this browser stores, and what was hidden on this page. */
  readonly filter: Pick<Snapshot<ContentFilter>, "hidden">;
}

/** Which of the tags are hidden. */
export function hiddenTagUses(tags: readonly Tag[], { hidden, filter }: HiddenTags): TagUses {
  const hiddenIds = new Set(hidden.kind === "ready" ? hidden.value.tags.map(({ id }) => id) : []);
  const isHidden = (id: string) => hiddenIds.has(id) || hiddenKey("tag", id) in filter.hidden;
  return Object.fromEntries(tags.flatMap(({ id }) => (isHidden(String(id)) ? [[id, "not"]] : [])));
}
