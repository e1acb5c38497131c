import { Button } from "../../../components/Button/Button.tsx";
import { Chip } from "../../../components/Chip/Chip.tsx";
import { CloseIcon } from "../../../components/Icon/CloseIcon.generated.ts";
import { SearchIcon } from "../../../components/Icon/SearchIcon.generated.ts";
import { Skeleton } from "../../../components/Skeleton/Skeleton.tsx";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { Shelf } from "../../../features/character/Shelf/Shelf.tsx";
import { TopRail } from "../../../features/character/TopRail/TopRail.tsx";
import type { SearchScreenCopy } from "./SearchScreen.copy.ts";
import * as css from "./SearchScreen.css.ts";
import type { SearchScreenProps, SearchScreenResults } from "./SearchScreenProps.ts";

interface BeforeProps
  extends Pick<SearchScreenProps, "tags" | "onTagUseChange" | "onQuerySubmit" | "onRecentRemove"> {
  before: Extract<SearchScreenResults, { kind: "before" }>;
  copy: SearchScreenCopy;
}

/** The content before a search. */
export function SearchScreenStart(props: BeforeProps) {
  const { before, tags, onTagUseChange, onQuerySubmit, onRecentRemove, copy } = props;
  return (
    <>
      {before.recent.length > 0 && (
        <Recent
          texts={before.recent}
          onQuerySubmit={onQuerySubmit}
          onRecentRemove={onRecentRemove}
          copy={copy}
        />
      )}
      {tags.length > 0 && onTagUseChange !== undefined && (
        <Shelf title={copy.browse}>
          <div className={css.chips}>
            {tags.map((tag) => (
              <Chip
                key={tag.id}
                label={tag.name}
                selected={tag.use !== undefined}
                onSelectedChange={() => {
                  onTagUseChange(tag.id, tag.use === undefined ? "only" : undefined);
                }}
              />
            ))}
          </div>
        </Shelf>
      )}
      <TopRail rail={before.top} />
    </>
  );
}

// Widths of tag placeholders, in characters.
const TAG_WIDTHS = [11, 13, 9, 15, 12, 10, 14, 11, 13, 12, 16, 10, 13, 11, 14, 12, 9, 13];

/** The placeholder of the initial content; the top of the week follows when its position is known. */
export function SearchScreenLoading({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} aria-busy="true" className={css.loading}>
      <div className={css.loadingTitle}>
        <Skeleton shape="text" width="6ch" />
      </div>
      <div className={css.chips}>
        {TAG_WIDTHS.map((width, index) => (
          <Skeleton key={index} className={css.chipPlaceholder} width={`${width}ch`} />
        ))}
      </div>
    </div>
  );
}

interface RecentProps extends Pick<BeforeProps, "onQuerySubmit" | "onRecentRemove" | "copy"> {
  texts: readonly string[];
}

function Recent({ texts, onQuerySubmit, onRecentRemove, copy }: RecentProps) {
  const clear = onRecentRemove && (
    <Button
      variant="quiet"
      className={css.clearRecent}
      onClick={() => {
        onRecentRemove(undefined);
      }}
    >
      {copy.clearRecent}
    </Button>
  );
  return (
    <Shelf title={copy.recent} action={clear}>
      <ul role="list" className={css.recent}>
        {texts.map((text) => (
          <li key={text} className={css.recentItem}>
            <button
              type="button"
              className={css.again}
              onClick={() => {
                onQuerySubmit(text);
              }}
            >
              <SearchIcon />
              <span className={css.recentText}>{text}</span>
            </button>
            {onRecentRemove !== undefined && (
              <IconButton
                label={copy.removeRecent(text)}
                icon={<CloseIcon size={16} />}
                onClick={() => {
                  onRecentRemove(text);
                }}
              />
            )}
          </li>
        ))}
      </ul>
    </Shelf>
  );
}
