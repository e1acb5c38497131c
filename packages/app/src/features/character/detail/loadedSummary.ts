import type { Resource } from "../../../state/resource.ts";
import type { Rating } from "@mimi/contract";
import type { Snapshot } from "valtio";
import type { Summary } from "../cardOf.ts";
import type { DetailState } from "./detail.store.ts";
import type { HomeState } from "../home/home.store.ts";
import type { PagedResource } from "../../../state/pagedResource.ts";
import { withinRating } from "../listingRules.ts";
import type { SearchState } from "../search/search.store.ts";
import { isBlurred, type CardFilter } from "../contentFilterRules.ts";

/** Everything whose cards may have been followed. */
export interface Lists {
  readonly home: Pick<Snapshot<HomeState>, "listings" | "top" | "recent">;
  readonly search: Pick<Snapshot<SearchState>, "listing">;
  readonly detail: Pick<Snapshot<DetailState>, "similar">;
}

/**
 * What the lists that are here tell of a character. Nothing where its card would show neither name nor picture, for one
 * may come to its page by other ways than the card.
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
