import {
  type OwnCharacterSort,
  type OwnCharacterState,
  ownCharacterSort,
  ownCharacterState,
} from "@mimi/contract";
import type { OwnCharactersQuery } from "./ownCharacters.store.ts";

/** Reads `?state=&sort=`. Unknown values are ignored. */
export function parseOwnCharacters(search: string): OwnCharactersQuery {
  const params = new URLSearchParams(search);
  const state = ownCharacterState.options.find((one: OwnCharacterState) => one === params.get("state"));
  const sort = ownCharacterSort.options.find((one: OwnCharacterSort) => one === params.get("sort"));
  return { ...(state && { state }), sort: sort ?? "updated" };
}

/** The inverse of {@link parseOwnCharacters}, without default values. */
export function formatOwnCharacters({ state, sort }: OwnCharactersQuery): string {
  const params = new URLSearchParams();
  if (state !== undefined) params.set("state", state);
  if (sort !== "updated") params.set("sort", sort);
  return params.toString();
}
