import type { Resource } from "../../../state/resource.ts";
import type { FoundCreator, Tag } from "@mimi/contract";
import type { SearchScreenCreator, SearchScreenResults, SearchScreenTag } from "@mimi/ui/search-screen";
import type { TopRailContent } from "@mimi/ui/top-rail";
import type { Snapshot } from "valtio";
import { paths } from "../../../paths.ts";
import { cardsOf, type Viewing } from "../cardOf.ts";
import { hiddenIn, nextOf } from "../home/homeView.ts";
import { matchingTags, nearestTags } from "./nearestTags.ts";
import type { SearchState } from "./search.store.ts";
import { emptyQuery, formatSearch, type SearchQuery } from "./searchAddress.ts";

/** A tag with what it does to a search, for the screen. */
function searchTag({ id, name }: Tag, { only, not }: SearchQuery): SearchScreenTag {
  if (only.includes(id)) return { id, name, use: "only" };
  return not.includes(id) ? { id, name, use: "not" } : { id, name };
}

/** The tags of a search before their names are here. */
function namelessTags({ only, not }: SearchQuery): SearchScreenTag[] {
  return [
    ...only.map((id) => ({ id, name: "", use: "only" as const })),
    ...not.map((id) => ({ id, name: "", use: "not" as const })),
  ];
}

/** Tags stand above everything else, and must not push it down afterwards: until they are here it waits. */
function waiting({ listing }: Snapshot<SearchState>): SearchScreenResults {
  if (listing?.kind === "failed") return { kind: "failed", reason: listing.reason };
  return { kind: listing ? "searching" : "opening" };
}

function searchCreator({ uid, user_name, avatar, characters }: FoundCreator): SearchScreenCreator {
  const href = paths.search(formatSearch({ ...emptyQuery, creator: uid }));
  return { id: uid, name: user_name, avatar: avatar ?? undefined, href, characterCount: characters };
}

interface Around {
  readonly tags: Resource<readonly Tag[]>;
  readonly viewing: Viewing;
  readonly top: TopRailContent;
}

/** Everything that the screen shows of a search. `query` is that of the address, which the results may be behind. */
export function searchView(search: Snapshot<SearchState>, query: SearchQuery, around: Around) {
  const { viewing, top } = around;
  const tags = around.tags.kind === "ready" ? around.tags.value : [];
  const waits = around.tags.kind === "idle" || around.tags.kind === "loading";
  return {
    query: query.text,
    tags: waits ? namelessTags(query) : tags.map((tag) => searchTag(tag, query)),
    sort: query.sort,
    results: waits ? waiting(search) : resultsOf(search, { tags, viewing, top }),
    pageSize: search.listing?.kind === "ready" ? search.listing.count : undefined,
  };
}

/** What stands below the field, for the screen. */
function resultsOf(
  { query, listing, stale, recent, creators }: Snapshot<SearchState>,
  around: Omit<Around, "tags"> & { readonly tags: readonly Tag[] },
): SearchScreenResults {
  if (!listing) return recent ? { kind: "before", recent, top: around.top } : { kind: "opening" };
  if (listing.kind === "loading") return { kind: "searching" };
  if (listing.kind === "failed") return { kind: "failed", reason: listing.reason };
  const tagsOf = (tags: readonly Tag[]) => tags.map((tag) => searchTag(tag, query));
  const adultMatches = listing.adult;
  const leftOut = { adultMatches, hiddenMatches: hiddenIn(listing, around.viewing.sight) - adultMatches };
  const cards = cardsOf(listing.items, around.viewing);
  if (cards.length === 0 && creators.length === 0 && listing.more === "none") {
    return { kind: "none", nearestTags: tagsOf(nearestTags(around.tags, query.text)), ...leftOut };
  }
  return {
    kind: "found",
    cards,
    next: nextOf(listing),
    tags: tagsOf(matchingTags(around.tags, query.text)),
    creators: creators.map(searchCreator),
    ...leftOut,
    stale,
  };
}
