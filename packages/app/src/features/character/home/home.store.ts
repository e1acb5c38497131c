import { idle, type Resource } from "../../../state/resource.ts";
import type { CharacterSummary } from "@mimi/contract";
import { proxy } from "valtio";
import type { PagedResource } from "../../../state/pagedResource.ts";

/** The lists that home offers beside those of the tags. */
export type Scope = "forYou" | "new" | "favourites";

/** What the grid of home lists. */
export type Source = { readonly kind: Scope } | { readonly kind: "tag"; readonly tagId: number };

export interface HomeState {
  source: Source;
  /** Every list opened so far, by {@link sourceKey}: going back to one shows it as it was. */
  listings: Record<string, PagedResource<CharacterSummary>>;
  /** Characters with a last chat; for visitors it stays idle. */
  recent: Resource<readonly CharacterSummary[]>;
  top: Resource<readonly CharacterSummary[]>;
  /** Which round of the viewer's filter all of it is of. */
  round: number;
}

export const homeState = proxy<HomeState>({
  source: { kind: "forYou" },
  listings: {},
  recent: idle,
  top: idle,
  round: 0,
});

/** Names a source in {@link HomeState.listings}. */
export function sourceKey(source: Source): string {
  return source.kind === "tag" ? `tag:${source.tagId}` : source.kind;
}
