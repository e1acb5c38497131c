import { FilterIcon } from "../../../components/Icon/FilterIcon.generated.ts";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { Chip } from "../../../components/Chip/Chip.tsx";
import { HiddenCount } from "../HiddenCount/HiddenCount.tsx";
import { scopeBarCopy } from "./ScopeBar.copy.ts";
import type { ScopeBarCopy } from "./ScopeBar.copy.ts";
import * as css from "./ScopeBar.css.ts";

/** Which characters home lists: ranked for the viewer, newest first, or the viewer's favourites. */
export type ScopeBarScope = "forYou" | "new" | "favourites";

/** A tag to choose from. */
export interface ScopeBarTag {
  /** What the callback names it by. */
  id: number;
  /** As it is shown. */
  name: string;
}

export interface ScopeBarProps {
  /** The scopes on offer, in order; visitors have no favourites. */
  scopes: readonly ScopeBarScope[];
  /** The chosen scope. Absent while a tag is chosen: a tag lists across all scopes (§7). */
  scope?: ScopeBarScope;
  /** Tags to choose from; none while they load or when they failed. */
  tags: readonly ScopeBarTag[];
  /** The chosen tag. */
  tagId?: number;
  /** How many characters the viewer's own filters left out. @default 0 */
  hiddenCount?: number;
  /** The user chose which list to see. */
  onScope: (scope: ScopeBarScope) => void;
  /** The user chose a tag, or gave it up (`undefined`). */
  onTag: (tagId: number | undefined) => void;
  /** The user asked to see what the filters left out. Absent: the count only informs. */
  onReveal?: () => void;
  /** The user asked for the filters. Absent: there is no such button. */
  onFilters?: () => void;
  /** Its words. @default English */
  copy?: ScopeBarCopy;
}

/** Chooses what the grid below it lists; it stays in sight under the header. */
export function ScopeBar(props: ScopeBarProps) {
  const { scopes, tags, tagId, hiddenCount = 0, onFilters, copy = scopeBarCopy } = props;
  return (
    <div className={css.bar}>
      <div role="group" aria-label={copy.label} className={css.scopes}>
        {scopes.map((scope) => (
          <button
            key={scope}
            type="button"
            className={css.scope}
            aria-pressed={scope === props.scope}
            onClick={() => props.onScope(scope)}
          >
            {copy.scopes[scope]}
          </button>
        ))}
      </div>
      {onFilters !== undefined && (
        <IconButton
          className={css.filters}
          label={copy.filters}
          icon={<FilterIcon size={20} />}
          onPress={onFilters}
        />
      )}
      <div role="group" aria-label={copy.tags} className={css.tags}>
        {tags.map((tag) => (
          <Chip
            key={tag.id}
            label={tag.name}
            selected={tag.id === tagId}
            onPress={() => props.onTag(tag.id === tagId ? undefined : tag.id)}
          />
        ))}
      </div>
      {hiddenCount > 0 && (
        <div className={css.hidden}>
          <HiddenCount count={hiddenCount} onReveal={props.onReveal} copy={copy} />
        </div>
      )}
    </div>
  );
}
