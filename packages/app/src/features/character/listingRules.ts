import {
  type CharacterSummary,
  PAGE_SIZE_PHONE,
  PAGE_SIZE_WIDE,
  type Page,
  type Rating,
} from "@mimi/contract";
import { appendPage } from "../../state/appendPage.ts";
import type { Failed } from "../../state/Remote.ts";

/** §7: 10 on screens narrower than 768 px, else 20. */
export function pageSizeOf(isPhone: boolean): number {
  return isPhone ? PAGE_SIZE_PHONE : PAGE_SIZE_WIDE;
}

/** The second wall (product 2.2): a safe list holds no adult character, whatever the server answered. */
export function withinRating<Item extends { readonly rating: Rating }>(
  items: readonly Item[],
  rating: Rating,
) {
  return rating === "nsfw" ? items : items.filter((item) => item.rating === "sfw");
}

/** As much of a list as has arrived. */
export interface ReadyListing {
  readonly kind: "ready";
  /** Each id once, in the order of arrival (§3). */
  readonly items: readonly CharacterSummary[];
  /** The last page that arrived, from 1. */
  readonly page: number;
  /** Items asked for per page; it stays what it was when the list began. */
  readonly count: number;
  readonly hasMore: boolean;
  /** How many the viewer's filters left out. */
  readonly hidden: number;
  /** How many of those are adult, which only a search tells apart. */
  readonly adult: number;
  readonly more: "idle" | "loading" | "failed";
}

/** A list that arrives page by page. */
export type Listing = { readonly kind: "loading" } | ReadyListing | Failed;

/** A list with one more page. */
export function listingWithPage(
  listing: Listing | undefined,
  page: Page<CharacterSummary> & { readonly adult?: number },
  count: number,
): ReadyListing {
  const items = appendPage(listing?.kind === "ready" ? listing.items : [], page, ({ id }) => id);
  const { page: number, has_more: hasMore, hidden, adult = 0 } = page;
  return { kind: "ready", items, page: number, count, hasMore, hidden, adult, more: "idle" };
}
