import type { OwnCharacter, OwnCharacterSort, OwnCharacterState } from "@mimi/contract";
import { proxy } from "valtio";
import type { PagedResource } from "../../../state/remote/pagedResource.ts";

/** Which of the own characters are listed, as the address holds it. */
export interface OwnCharactersQuery {
  /** Absent: all that are not in the bin. */
  readonly state?: OwnCharacterState;
  readonly sort: OwnCharacterSort;
}

export interface OwnCharactersStore {
  query: OwnCharactersQuery;
  /** All lists that were opened, by {@link queryKey}. A list that is opened again is shown at once. */
  listings: Record<string, PagedResource<OwnCharacter>>;
  /** How many characters have each state; null before the first list is loaded. */
  counts: Readonly<Record<OwnCharacterState, number>> | null;
}

/** Before the page is opened. */
export const noOwnCharacters: OwnCharactersStore = { query: { sort: "updated" }, listings: {}, counts: null };

/** The user's own characters. */
export const ownCharactersState = proxy<OwnCharactersStore>({ ...noOwnCharacters });

/** The key of a query in {@link OwnCharactersStore.listings}. */
export function queryKey({ state, sort }: OwnCharactersQuery): string {
  return `${state ?? "all"}:${sort}`;
}
