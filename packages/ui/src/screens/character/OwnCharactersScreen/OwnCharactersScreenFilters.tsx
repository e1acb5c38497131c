import { useLayoutEffect, useRef } from "react";
import { Chip } from "../../../components/Chip/Chip.tsx";
import { Skeleton } from "../../../components/Skeleton/Skeleton.tsx";
import type { OwnCharactersScreenCopy } from "./OwnCharactersScreen.copy.ts";
import * as css from "./OwnCharactersScreen.css.ts";
import type {
  OwnCharactersFilter,
  OwnCharactersScreenProps,
  OwnCharactersSort,
} from "./OwnCharactersScreenProps.ts";

const states = [
  "draft",
  "private",
  "unlisted",
  "public",
  "pending",
  "rejected",
  "removed",
  "deleted",
] as const;
/** States that most users never see: they are offered only when a character has them. */
const rareStates: readonly OwnCharactersFilter[] = ["pending", "rejected", "removed"];
const sorts: readonly OwnCharactersSort[] = ["updated", "name", "chats"];
const PLACEHOLDERS = 6;
/** The distance of the selected chip from the edge of the screen. */
const CHIP_MARGIN_PX = 16;

type FiltersProps = Pick<OwnCharactersScreenProps, "content" | "counts" | "onFilterChange"> & {
  filter: OwnCharactersFilter;
  copy: OwnCharactersScreenCopy;
};

/** Chooses the listed characters by their state. */
export function OwnCharactersScreenFilters({ content, counts, filter, onFilterChange, copy }: FiltersProps) {
  const group = useRef<HTMLDivElement>(null);
  const isLoaded = counts !== undefined;
  useLayoutEffect(() => {
    const selected = group.current?.querySelector('[aria-pressed="true"]');
    if (group.current && selected) scrollToChip(group.current, selected);
  }, [filter, isLoaded]);
  if (counts === undefined && content.kind === "loading" && onFilterChange !== undefined) {
    return (
      <div className={css.filters}>
        {Array.from({ length: PLACEHOLDERS }, (_, index) => (
          <Skeleton key={index} className={css.filterPlaceholder} width="10ch" />
        ))}
      </div>
    );
  }
  if (onFilterChange === undefined) return null;
  const countOf = (one: OwnCharactersFilter) => counts && (one === "all" ? totalOf(counts) : counts[one]);
  const offered = (["all", ...states] as const).filter(
    (one) => one === filter || !rareStates.includes(one) || (countOf(one) ?? 0) > 0,
  );
  return (
    <div ref={group} role="group" aria-label={copy.filters} className={css.filters}>
      {offered.map((one) => (
        <Chip
          key={one}
          label={copy.states[one]}
          count={countOf(one)}
          selected={one === filter}
          onSelectedChange={() => onFilterChange(one)}
        />
      ))}
    </div>
  );
}

/**
 * On phones the chips scroll, and the address can select one that is outside the screen. `scrollIntoView` could scroll the
 * page too.
 */
function scrollToChip(group: Element, chip: Element): void {
  const [outer, inner] = [group.getBoundingClientRect(), chip.getBoundingClientRect()];
  if (inner.right > outer.right) group.scrollLeft += inner.right - outer.right + CHIP_MARGIN_PX;
  if (inner.left < outer.left) group.scrollLeft -= outer.left - inner.left + CHIP_MARGIN_PX;
}

/** The order of the characters. */
export function OwnCharactersScreenSorts({
  sort = "updated",
  onSortChange,
  copy,
}: Pick<OwnCharactersScreenProps, "sort" | "onSortChange"> & { copy: OwnCharactersScreenCopy }) {
  if (onSortChange === undefined) return null;
  return (
    <div role="group" aria-label={copy.sortLabel} className={css.sorts}>
      {sorts.map((order) => (
        <button
          key={order}
          type="button"
          className={css.sort}
          aria-pressed={order === sort}
          onClick={() => onSortChange(order)}
        >
          {copy.sorts[order]}
        </button>
      ))}
    </div>
  );
}

function totalOf(counts: NonNullable<OwnCharactersScreenProps["counts"]>): number {
  return states.reduce((total, state) => (state === "deleted" ? total : total + counts[state]), 0);
}
