import type { Resource } from "../../../state/resource.ts";
import type { FoundCreator, Tag } from "@mimi/contract";
import type { SearchScreenCreator, SearchScreenResults, SearchScreenTag } from "@mimi/ui/search-screen";
import type { TopRailContent } from "@mimi/ui/top-rail";
import type { Snapshot } from "valtio";
import { paths } from "../../../paths.ts";
import { cardsOf, type CardContext } from "../cardOf.ts";
import { hiddenIn, nextOf } from "../home/homeView.ts";
import type { SearchState } from "./search.store.ts";
import { emptyQuery, formatSearch, type SearchQuery } from "./searchAddress.ts";

const NEAREST_MAX = 6;

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
  readonly context: CardContext;
  readonly top: TopRailContent;
}

/** Everything that the screen shows of a search. `query` is that of the address, which the results may be behind. */
export function searchView(search: Snapshot<SearchState>, query: SearchQuery, around: Around) {
  const { context, top } = around;
  const tags = around.tags.kind === "ready" ? around.tags.value : [];
  const waits = around.tags.kind === "idle" || around.tags.kind === "loading";
  return {
    query: query.text,
    tags: waits ? namelessTags(query) : tags.map((tag) => searchTag(tag, query)),
    sort: query.sort,
    results: waits ? waiting(search) : resultsOf(search, { tags, context, top }),
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
  const leftOut = { adultMatches, hiddenMatches: hiddenIn(listing, around.context.filter) - adultMatches };
  const cards = cardsOf(listing.items, around.context);
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

/** Tags whose names hold what was typed, the most used first. */
export function matchingTags(tags: readonly Tag[], text: string): readonly Tag[] {
  const typed = text.trim().toLowerCase();
  if (typed === "") return [];
  return byCount(tags.filter(({ name }) => name.toLowerCase().includes(typed)));
}

/** For a search without results: tags that begin like one of its words, else the most used ones. */
export function nearestTags(tags: readonly Tag[], text: string): readonly Tag[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const alike = tags.filter(({ name }) =>
    words.some((word) => name.toLowerCase().startsWith(word.slice(0, 3))),
  );
  return byCount(alike.length > 0 ? alike : tags).slice(0, NEAREST_MAX);
}

function byCount(tags: readonly Tag[]): readonly Tag[] {
  return tags.toSorted((one, other) => other.count - one.count);
}
