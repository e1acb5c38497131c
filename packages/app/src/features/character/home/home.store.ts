import { idle, type Resource } from "../../../state/remote/resource.ts";
import type { CharacterSummary } from "@mimi/contract";
import { proxy } from "valtio";
import type { PagedResource } from "../../../state/remote/pagedResource.ts";

/** The lists of home, besides those of tags. */
export type Feed = "forYou" | "new" | "favourites";

/** What the grid of home lists. */
export type Source = { readonly kind: Feed } | { readonly kind: "tag"; readonly tagId: number };

export interface HomeState {
  source: Source;
  /** All lists that were opened, by {@link sourceKey}. A list that is opened again is shown at once. */
  listings: Record<string, PagedResource<CharacterSummary>>;
  /** Characters with a last chat; idle for visitors. */
  recent: Resource<readonly CharacterSummary[]>;
  top: Resource<readonly CharacterSummary[]>;
  /** The version of the content filter with which everything was loaded. */
  version: number;
}

export const homeState = proxy<HomeState>({
  source: { kind: "forYou" },
  listings: {},
  recent: idle,
  top: idle,
  version: 0,
});

/** The key of a source in {@link HomeState.listings}. */
export function sourceKey(source: Source): string {
  return source.kind === "tag" ? `tag:${source.tagId}` : source.kind;
}
