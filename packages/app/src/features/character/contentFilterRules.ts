import type { CharacterSummary } from "@mimi/contract";
import type { Snapshot } from "valtio";
import { hiddenKey, type ContentFilter } from "../../state/contentFilter.store.ts";

/** What the viewer wants to see, as far as it decides about single characters. */
export type CardFilter = Pick<Snapshot<ContentFilter>, "blurred" | "shown" | "hidden" | "revealed">;

type Seen = Pick<Snapshot<CharacterSummary>, "id" | "rating" | "creator" | "tags">;

/** Whether neither name nor picture of a character may show before it is asked for (product 7). */
export function isBlurred(
  { id, rating }: Pick<Seen, "id" | "rating">,
  { blurred, shown }: CardFilter,
): boolean {
  return rating === "nsfw" && blurred && !shown[id];
}

/** A list without what the viewer hides; the same list where nothing is hidden. */
export function visibleItems<Item extends Seen>(
  items: readonly Item[],
  { hidden, revealed }: CardFilter,
): readonly Item[] {
  if (revealed || Object.keys(hidden).length === 0) return items;
  return items.filter(
    ({ id, creator, tags }) =>
      !(hiddenKey("character", id) in hidden) &&
      !(hiddenKey("creator", creator.uid) in hidden) &&
      !tags.some((tag) => hiddenKey("tag", `${tag.id}`) in hidden),
  );
}

/** Whether what is hidden can simply be shown: it is here, and no more than this browser hides it. */
export function canReveal(who: "visitor" | "signed-in", { hidden, revealed }: CardFilter): boolean {
  return who === "visitor" && !revealed && Object.keys(hidden).length > 0;
}
