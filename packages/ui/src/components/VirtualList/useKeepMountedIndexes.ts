import { useStableArray } from "./useStableArray.ts";

/**
 * The places of the rows of these `ids`, and `always` unless it is negative; the same ones as before as long as they
 * stand where they stood.
 */
export function useKeepMountedIndexes(
  rows: readonly { readonly id: string }[],
  ids: readonly (string | undefined)[],
  alwaysIndex: number,
): readonly number[] {
  const wanted = new Set(ids.filter((id) => id !== undefined));
  const hasWanted = wanted.size > 0;
  const indexes = hasWanted ? rows.flatMap(({ id }, place) => (wanted.has(id) ? [place] : [])) : [];
  return useStableArray(
    alwaysIndex < 0 || indexes.includes(alwaysIndex) ? indexes : [...indexes, alwaysIndex],
  );
}
