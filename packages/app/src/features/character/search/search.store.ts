import type { CharacterSummary, FoundCreator } from "@mimi/contract";
import { proxy } from "valtio";
import type { PagedResource } from "../../../state/remote/pagedResource.ts";
import { emptyQuery, type SearchQuery } from "./searchAddress.ts";

export interface SearchState {
  /** The current query. */
  query: SearchQuery;
  /** The results; null for an empty query. */
  listing: PagedResource<CharacterSummary> | null;
  /** Whether these are the results of an earlier query, and others are loading. */
  stale: boolean;
  /** Creators whose names match. */
  creators: readonly FoundCreator[];
  /** The version of the content filter with which the results were loaded. */
  version: number;
  /** Recent searches, the latest first; null before they are loaded. */
  recent: readonly string[] | null;
}

export const noSearch: Readonly<SearchState> = {
  query: emptyQuery,
  listing: null,
  stale: false,
  creators: [],
  version: 0,
  recent: null,
};

export const searchState = proxy<SearchState>({ ...noSearch });
