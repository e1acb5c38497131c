import type { Hidden, Tag } from "@mimi/contract";
import type { TagUses } from "@mimi/ui/tag-filter";
import type { Snapshot } from "valtio";
import { type ContentFilter, hiddenKey } from "../../../state/preferences/contentFilter.store.ts";
import type { Resource } from "../../../state/remote/resource.ts";
import { loadTags } from "../../character/tags.actions.ts";
import { shownTags } from "../../character/shownTags.ts";
import { tagsState } from "../../character/tags.store.ts";
import { loadHidden, setHidden, unhide } from "../../safety/hidden/hidden.actions.ts";

/** Loads the tags, and what is hidden. */
export async function openFilters(): Promise<void> {
  await Promise.all([loadTags(), loadHidden()]);
}

/** Hides the tags that `after` uses and `before` does not, and shows those again that only `before` uses. */
export async function changeHiddenTags(before: TagUses, after: TagUses): Promise<void> {
  const { tags } = tagsState;
  if (tags.kind !== "ready") return;
  for (const { id, name } of shownTags(tags.value)) {
    if (id in after && !(id in before)) await setHidden({ kind: "tag", id: String(id), name }, true);
    if (id in before && !(id in after)) await unhide("tag", String(id));
  }
}

interface HiddenTags {
  /** What the API stores for a user. */
  readonly hidden: Snapshot<Resource<Hidden>>;
  /** The stored items of this browser, and those that were hidden on this page. */
  readonly filter: Pick<Snapshot<ContentFilter>, "hidden">;
}

/** Which of the tags are hidden. */
export function hiddenTagUses(tags: readonly Tag[], { hidden, filter }: HiddenTags): TagUses {
  const hiddenIds = new Set(hidden.kind === "ready" ? hidden.value.tags.map(({ id }) => id) : []);
  const isHidden = (id: string) => hiddenIds.has(id) || hiddenKey("tag", id) in filter.hidden;
  return Object.fromEntries(tags.flatMap(({ id }) => (isHidden(String(id)) ? [[id, "not"]] : [])));
}
