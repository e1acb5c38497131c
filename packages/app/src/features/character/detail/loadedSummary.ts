import type { Resource } from "../../../state/remote/resource.ts";
import type { Rating } from "@mimi/contract";
import type { Snapshot } from "valtio";
import type { Summary } from "../cardOf.ts";
import type { DetailState } from "./detail.store.ts";
import type { HomeState } from "../home/home.store.ts";
import type { PagedResource } from "../../../state/remote/pagedResource.ts";
import { withinRating } from "../listingRules.ts";
import type { SearchState } from "../search/search.store.ts";
import { isBlurred, type CardFilter } from "../contentFilterRules.ts";

/** All lists with cards. */
export interface Lists {
  readonly home: Pick<Snapshot<HomeState>, "listings" | "top" | "recent">;
  readonly search: Pick<Snapshot<SearchState>, "listing">;
  readonly detail: Pick<Snapshot<DetailState>, "similar">;
}

/**
 * A character, as a list has loaded it. Undefined also where the content filter blurs its card: the page of a character can
 * be opened without its card.
 */
export function loadedSummary(
  id: string,
  { home, search, detail }: Lists,
  { filter, rating }: { readonly filter: CardFilter; readonly rating: Rating },
): Summary | undefined {
  const lists = [
    detail.similar,
    ...Object.values(home.listings).map(itemsOf),
    itemsOf(search.listing),
    valueOf(home.top),
    valueOf(home.recent),
  ];
  for (const list of lists) {
    const [found] = withinRating(list, rating).filter((summary) => summary.id === id);
    if (found) return isBlurred(found, filter) ? undefined : found;
  }
  return undefined;
}

function itemsOf(listing: Snapshot<PagedResource<Summary>> | null): readonly Summary[] {
  return listing?.kind === "ready" ? listing.items : [];
}

function valueOf(rail: Resource<readonly Summary[]>): readonly Summary[] {
  return rail.kind === "ready" ? rail.value : [];
}
