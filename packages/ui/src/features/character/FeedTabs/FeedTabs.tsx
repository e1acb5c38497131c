import type { RootProps } from "../../../components/rootProps.ts";
import { rootProps } from "../../../components/rootProps.ts";
import type { Copy } from "../../../components/ThemeRoot/Copy.ts";
import { useCopy } from "../../../components/ThemeRoot/ThemeContext.ts";
import { FilterIcon } from "../../../components/Icon/FilterIcon.generated.ts";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { Link } from "../../../components/Link/Link.tsx";
import { Chip } from "../../../components/Chip/Chip.tsx";
import { HiddenCount } from "../HiddenCount/HiddenCount.tsx";
import { feedTabsCopy } from "./FeedTabs.copy.ts";
import type { FeedTabsCopy } from "./FeedTabs.copy.ts";
import * as css from "./FeedTabs.css.ts";

/** The list of the home page: recommended, newest, or the user's favourites. */
export type Feed = "forYou" | "new" | "favourites";

/** A tag to choose from. */
export interface FeedTabsTag {
  /** Identifies the item in callbacks. */
  id: number;
  /** Displayed text. */
  name: string;
}

export interface FeedTabsProps extends RootProps {
  /** The offered feeds, in order; visitors have no favourites. */
  feeds: readonly Feed[];
  /** The selected feed. Absent while a tag is selected: a tag applies to all feeds. */
  feed?: Feed;
  /** Tags to choose from; empty while loading or after a failure. */
  tags: readonly FeedTabsTag[];
  /** The selected tag. */
  tagId?: number;
  /** URL of the user's own characters, which is a page of its own. Absent: the link is not shown. */
  yoursHref?: string;
  /** How many characters are hidden. @default 0 */
  hiddenCount?: number;
  /** How many of them are adult characters, hidden because adult content is off. @default 0 */
  hiddenAdult?: number;
  /** The user chose which list to see. Absent: its control is not shown. */
  onFeedChange?: (feed: Feed) => void;
  /** The user selected a tag, or deselected it (`undefined`). Absent: its control is not shown. */
  onTagSelect?: (tagId: number | undefined) => void;
  /** The user wants to see the hidden characters. Absent: only the count is shown. */
  onHiddenReveal?: () => void;
  /** The user opened the filters. Absent: the button is not shown. */
  onFiltersOpen?: () => void;
  /** Texts of the component. @default English */
  copy?: Copy<FeedTabsCopy>;
}

/**
 * Chooses the list of the grid below it; sticky under the header.
 *
 * @example
 * <FeedTabs feeds={feeds} tags={tags} />
 */
export function FeedTabs(props: FeedTabsProps) {
  const { feeds, tags, tagId, hiddenCount = 0, onFeedChange, onTagSelect, onFiltersOpen } = props;
  const copy = useCopy(feedTabsCopy, props.copy);
  return (
    <div {...rootProps(props, css.bar)}>
      <div role="group" aria-label={copy.label} className={css.feeds}>
        {onFeedChange !== undefined &&
          feeds.map((feed) => (
            <button
              key={feed}
              type="button"
              className={css.feed}
              aria-pressed={feed === props.feed}
              onClick={() => onFeedChange(feed)}
            >
              {copy.feeds[feed]}
            </button>
          ))}
        {props.yoursHref !== undefined && (
          <Link href={props.yoursHref} variant="plain" className={css.feedLink}>
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
