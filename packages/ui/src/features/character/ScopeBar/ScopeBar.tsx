import type { RootProps } from "../../../components/rootProps.ts";
import { rootProps } from "../../../components/rootProps.ts";
import type { Copy } from "../../../components/ThemeRoot/Copy.ts";
import { useCopy } from "../../../components/ThemeRoot/ThemeContext.ts";
import { FilterIcon } from "../../../components/Icon/FilterIcon.generated.ts";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { Link } from "../../../components/Link/Link.tsx";
import { Chip } from "../../../components/Chip/Chip.tsx";
import { HiddenCount } from "../HiddenCount/HiddenCount.tsx";
import { scopeBarCopy } from "./ScopeBar.copy.ts";
import type { ScopeBarCopy } from "./ScopeBar.copy.ts";
import * as css from "./ScopeBar.css.ts";

/** The list of the home page: recommended, newest, or the user's favourites. */
export type ScopeBarScope = "forYou" | "new" | "favourites";

/** A tag to choose from. */
export interface ScopeBarTag {
  /** Identifies the item in callbacks. */
  id: number;
  /** Displayed text. */
  name: string;
}

export interface ScopeBarProps extends RootProps {
  /** The offered scopes, in order; visitors have no favourites. */
  scopes: readonly ScopeBarScope[];
  /** The selected scope. Absent while a tag is selected: a tag applies to all scopes. */
  scope?: ScopeBarScope;
  /** Tags to choose from; empty while loading or after a failure. */
  tags: readonly ScopeBarTag[];
  /** The selected tag. */
  tagId?: number;
  /** URL of the user's own characters, which is a page of its own. Absent: the link is not shown. */
  yoursHref?: string;
  /** How many characters are hidden. @default 0 */
  hiddenCount?: number;
  /** How many of them are adult characters, hidden because adult content is off. @default 0 */
  hiddenAdult?: number;
  /** The user chose which list to see. Absent: its control is not shown. */
  onScopeChange?: (scope: ScopeBarScope) => void;
  /** The user selected a tag, or deselected it (`undefined`). Absent: its control is not shown. */
  onTagSelect?: (tagId: number | undefined) => void;
  /** The user wants to see the hidden characters. Absent: only the count is shown. */
  onHiddenReveal?: () => void;
  /** The user opened the filters. Absent: the button is not shown. */
  onFiltersOpen?: () => void;
  /** Texts of the component. @default English */
  copy?: Copy<ScopeBarCopy>;
}

/** Chooses the list of the grid below it; sticky under the header. */
export function ScopeBar(props: ScopeBarProps) {
  const { scopes, tags, tagId, hiddenCount = 0, onScopeChange, onTagSelect, onFiltersOpen } = props;
  const copy = useCopy(scopeBarCopy, props.copy);
  return (
    <div {...rootProps(props, css.bar)}>
      <div role="group" aria-label={copy.label} className={css.scopes}>
        {onScopeChange !== undefined &&
          scopes.map((scope) => (
            <button
              key={scope}
              type="button"
              className={css.scope}
              aria-pressed={scope === props.scope}
              onClick={() => onScopeChange(scope)}
            >
              {copy.scopes[scope]}
            </button>
          ))}
        {props.yoursHref !== undefined && (
          <Link href={props.yoursHref} variant="plain" className={css.scopeLink}>
            {copy.yours}
          </Link>
        )}
      </div>
      {onFiltersOpen !== undefined && (
        <IconButton
          className={css.filters}
          label={copy.filters}
          icon={<FilterIcon size={20} />}
          onClick={onFiltersOpen}
        />
      )}
      {onTagSelect !== undefined && (
        <div role="group" aria-label={copy.tags} className={css.tags}>
          {tags.length > 0 && (
            <Chip
              label={copy.all}
              selected={tagId === undefined}
              onSelectedChange={() => onTagSelect(undefined)}
            />
          )}
          {tags.map((tag) => (
            <Chip
              key={tag.id}
              label={tag.name}
              selected={tag.id === tagId}
              onSelectedChange={() => onTagSelect(tag.id === tagId ? undefined : tag.id)}
            />
          ))}
        </div>
      )}
      {hiddenCount > 0 && (
        <div className={css.hidden}>
          <HiddenCount count={hiddenCount} adult={props.hiddenAdult} onReveal={props.onHiddenReveal} />
        </div>
      )}
    </div>
  );
}
