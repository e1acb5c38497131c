import { useStableArray } from "./useStableArray.ts";

/**
 * The indexes of the rows with these `ids`, and `alwaysIndex` unless it is negative. Returns the same array while the
 * indexes do not change.
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
