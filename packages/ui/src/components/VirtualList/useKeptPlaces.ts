import { useSteadyRows } from "./useSteadyRows.ts";

/**
 * The places of the rows of these `ids`, and `always` unless it is negative; the same ones as before as long as they
 * stand where they stood.
 */
export function useKeptPlaces(
  rows: readonly { readonly id: string }[],
  ids: readonly (string | undefined)[],
  always: number,
): readonly number[] {
  const wanted = new Set(ids.filter((id) => id !== undefined));
  const isAny = wanted.size > 0;
  const places = isAny ? rows.flatMap(({ id }, place) => (wanted.has(id) ? [place] : [])) : [];
  return useSteadyRows(always < 0 || places.includes(always) ? places : [...places, always]);
}
