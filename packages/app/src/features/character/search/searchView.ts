import { loadFailed } from "../../../state/remote/loadable.ts";
import type { Resource } from "../../../state/remote/resource.ts";
import { fold, type FoundCreator, searchWords, type Tag } from "@mimi/contract";
import type {
  SearchScreenCreator,
  SearchScreenResults,
  SearchScreenTag,
} from "@mimi/ui/screens/search-screen";
import type { TopRailProps } from "@mimi/ui/top-rail";
import type { Snapshot } from "valtio";
import { cardsOf, type CardContext } from "../cardOf.ts";
import { creatorPath } from "../creatorPath.ts";
import { hiddenIn } from "../home/homeView.ts";
import { shownTags } from "../shownTags.ts";
import type { SearchState } from "./search.store.ts";
import type { SearchQuery } from "./searchAddress.ts";
import { shownUserName } from "../../../state/texts/shownName.ts";

const NEAREST_MAX = 6;

/** A tag with its use in the query, for the screen. */
function searchTag({ id, name }: Tag, { only, not }: SearchQuery): SearchScreenTag {
  if (only.includes(id)) return { id, name, use: "only" };
  return not.includes(id) ? { id, name, use: "not" } : { id, name };
}

/** The tags of a query before their names are loaded. */
function namelessTags({ only, not }: SearchQuery): SearchScreenTag[] {
  return [
    ...only.map((id) => ({ id, name: "", use: "only" as const })),
    ...not.map((id) => ({ id, name: "", use: "not" as const })),
  ];
}

/** Results are not shown before the tags: the tags are above them, and would move them down. */
function waitingResults(
  { listing }: Snapshot<SearchState>,
  onRetry: Context["onRetry"],
): SearchScreenResults {
  if (listing?.kind === "failed") return loadFailed(listing, onRetry);
  return { kind: listing ? "searching" : "loading" };
}

function searchCreator(creator: FoundCreator, userId: string | undefined): SearchScreenCreator {
  const { uid, avatar, characters } = creator;
  const href = creatorPath(uid, userId);
  return {
    id: uid,
    name: shownUserName(creator),
    avatar: avatar ?? undefined,
    href,
    characterCount: characters,
  };
}

interface Context {
  readonly tags: Resource<readonly Tag[]>;
  readonly context: CardContext;
  /** The id of the user; undefined for visitors. */
  readonly userId: string | undefined;
  readonly top: TopRailProps["rail"];
  /** Searches again after a failure. */
  readonly onRetry: () => unknown;
}

/** A search, for the screen. `query` is from the address; the results can be those of an earlier query. */
export function searchView(search: Snapshot<SearchState>, query: SearchQuery, loaded: Context) {
  const tags = loaded.tags.kind === "ready" ? shownTags(loaded.tags.value) : [];
  const isWaiting = loaded.tags.kind === "idle" || loaded.tags.kind === "loading";
  return {
    query: query.text,
    tags: isWaiting ? namelessTags(query) : tags.map((tag) => searchTag(tag, query)),
    sort: query.sort,
    language: query.language,
    results: isWaiting ? waitingResults(search, loaded.onRetry) : resultsOf(search, { ...loaded, tags }),
    pageSize: search.listing?.kind === "ready" ? search.listing.count : undefined,
  };
}

/** What is below the field, for the screen. */
function resultsOf(
  { query, listing, stale, recent, creators }: Snapshot<SearchState>,
  loaded: Omit<Context, "tags"> & { readonly tags: readonly Tag[] },
): SearchScreenResults {
  if (!listing) return recent ? { kind: "before", recent, top: loaded.top } : { kind: "loading" };
  if (listing.kind === "loading") return { kind: "searching" };
  if (listing.kind === "failed") return loadFailed(listing, loaded.onRetry);
  const tagsOf = (tags: readonly Tag[]) => tags.map((tag) => searchTag(tag, query));
  const adultMatches = listing.adult;
  const hidden = { adultMatches, hiddenMatches: hiddenIn(listing, loaded.context.filter) - adultMatches };
  const cards = cardsOf(listing.items, loaded.context);
  if (cards.length === 0 && creators.length === 0 && listing.more === "none") {
    return { kind: "none", nearestTags: tagsOf(nearestTags(loaded.tags, query.text)), ...hidden };
  }
  return {
    kind: "found",
    cards,
    more: listing.more,
    tags: tagsOf(matchingTags(loaded.tags, query.text)),
    creators: creators.map((creator) => searchCreator(creator, loaded.userId)),
    ...hidden,
    stale,
  };
}

/** Tags whose names contain the text, the most used first. */
export function matchingTags(tags: readonly Tag[], text: string): readonly Tag[] {
  const part = fold(text.trim());
  if (part === "") return [];
  return byCount(tags.filter(({ name }) => fold(name).includes(part)));
}

/** For a search without results: tags that begin like one of its words, or else the most used tags. */
export function nearestTags(tags: readonly Tag[], text: string): readonly Tag[] {
  const words = searchWords(text);
  const similar = tags.filter(({ name }) => words.some((word) => fold(name).startsWith(word.slice(0, 3))));
  return byCount(similar.length > 0 ? similar : tags).slice(0, NEAREST_MAX);
}

function byCount(tags: readonly Tag[]): readonly Tag[] {
  return tags.toSorted((one, other) => other.count - one.count);
}
