import type { CharacterSummary } from "@mimi/contract";
import type { Snapshot } from "valtio";
import { hiddenKey, type ContentFilter } from "../../state/preferences/contentFilter.store.ts";

/** The content filter, as far as it concerns single characters. */
export type CardFilter = Pick<Snapshot<ContentFilter>, "blurred" | "shown" | "hidden" | "revealed">;

type FilteredFields = Pick<Snapshot<CharacterSummary>, "id" | "rating" | "creator" | "tags">;

/** Whether name and cover of a character are hidden until the user shows them (product 7). */
export function isBlurred(
  { id, rating }: Pick<FilteredFields, "id" | "rating">,
  { blurred, shown }: CardFilter,
): boolean {
  return rating === "nsfw" && blurred && !shown[id];
}

/** A list without hidden characters; the same list where nothing is hidden. */
export function visibleItems<Item extends FilteredFields>(
  items: readonly Item[],
  { hidden, revealed }: CardFilter,
): readonly Item[] {
  if (revealed || Object.keys(hidden).length === 0) return items;
  return items.filter((item) => !isHidden(item, hidden));
}

/** Whether the user hides a character by itself, by its creator or by one of its tags. */
export function isHidden(
  { id, creator, tags }: Pick<FilteredFields, "id" | "creator" | "tags">,
  hidden: CardFilter["hidden"],
): boolean {
  return (
    hiddenKey("character", id) in hidden ||
    hiddenKey("creator", creator.uid) in hidden ||
    tags.some((tag) => hiddenKey("tag", `${tag.id}`) in hidden)
  );
}

/** Whether hidden characters can be shown at once: they are loaded, and only this browser hides them. */
export function canReveal(who: "visitor" | "signed-in", { hidden, revealed }: CardFilter): boolean {
  return who === "visitor" && !revealed && Object.keys(hidden).length > 0;
}
