import type { CharacterSummary, FoundCreator } from "@mimi/contract";
import { proxy } from "valtio";
import type { PagedResource } from "../../../state/pagedResource.ts";
import { emptyQuery, type SearchQuery } from "./searchAddress.ts";

export interface SearchState {
  /** What is being asked. */
  query: SearchQuery;
  /** The answer; null before anything was asked. */
  listing: PagedResource<CharacterSummary> | null;
  /** Whether the answer is one to an earlier query, and the next is on its way. */
  stale: boolean;
  /** Creators whose names match, or the one whose characters are listed. */
  creators: readonly FoundCreator[];
  /** Which round of the viewer's filter the answer is of. */
  round: number;
  /** The latest first; null before they were read. */
  recent: readonly string[] | null;
}

export const noSearch: Readonly<SearchState> = {
  query: emptyQuery,
  listing: null,
  stale: false,
  creators: [],
  round: 0,
  recent: null,
};

export const searchState = proxy<SearchState>({ ...noSearch });
