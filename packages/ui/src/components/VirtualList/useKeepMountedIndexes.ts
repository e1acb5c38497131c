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
  const mountedIds = new Set(ids.filter((id) => id !== undefined));
  const hasAny = mountedIds.size > 0;
  const indexes = hasAny ? rows.flatMap(({ id }, place) => (mountedIds.has(id) ? [place] : [])) : [];
  return useStableArray(
    alwaysIndex < 0 || indexes.includes(alwaysIndex) ? indexes : [...indexes, alwaysIndex],
  );
}
