import type { RootProps } from "../../../components/rootProps.ts";
import { rootProps } from "../../../components/rootProps.ts";
import { Suspense } from "react";
import type { Copy } from "../../../components/ThemeRoot/Copy.ts";
import { useCopy } from "../../../components/ThemeRoot/ThemeContext.ts";
import { Button } from "../../../components/Button/Button.tsx";
import { Skeleton } from "../../../components/Skeleton/Skeleton.tsx";
import { CharacterGrid } from "../../../features/character/CharacterGrid/CharacterGrid.tsx";
import type {
  CharacterGridContent,
  CharacterGridProps,
} from "../../../features/character/CharacterGrid/CharacterGrid.tsx";
import type { ContinueRailProps } from "../../../features/character/ContinueRail/ContinueRail.tsx";
import { FeedTabs } from "../../../features/character/FeedTabs/FeedTabs.tsx";
import type { FeedTabsProps, Feed, FeedTabsTag } from "../../../features/character/FeedTabs/FeedTabs.tsx";
import { Shelf } from "../../../features/character/Shelf/Shelf.tsx";
import { TopRail } from "../../../features/character/TopRail/TopRail.tsx";
import type { TopRailProps } from "../../../features/character/TopRail/TopRail.tsx";
import { feedTabsCopy } from "../../../features/character/FeedTabs/FeedTabs.copy.ts";
import type { FeedTabsCopy } from "../../../features/character/FeedTabs/FeedTabs.copy.ts";
import { homeScreenCopy } from "./HomeScreen.copy.ts";
import type { HomeScreenCopy } from "./HomeScreen.copy.ts";
import { lazyWithRetry } from "../../../lazyWithRetry.ts";
import * as css from "./HomeScreen.css.ts";

export interface HomeScreenProps extends RootProps {
  /** Whether a visitor sees the page: it has the intro, and no lists of a user. @default false */
  isVisitor?: boolean;
  /** The chats to continue. Absent: they are not shown. */
  continueRail?: ContinueRailProps["rail"];
  /** For visitors: what the site is, and what is free, in a sentence or two. Absent: nothing is shown. */
  intro?: string;
  /** The most visited characters of the week. */
  topRail: TopRailProps["rail"];
  /** The list that the grid shows. Absent while a tag is selected. */
  feed?: Feed;
  /** Tags to choose from; empty while loading or after a failure. */
  tags: readonly FeedTabsTag[];
  /** The selected tag. */
  tagId?: number;
  /** How many characters are hidden. @default 0 */
  hiddenCount?: number;
  /** How many of them are adult characters, hidden because adult content is off. @default 0 */
  hiddenAdult?: number;
  /** The list. */
  grid: CharacterGridContent;
  /** How many characters a page has. @default 20 */
  pageSize?: number;
  /** URL of the list of all chats. Absent: the link is not shown. */
  chatsHref?: string;
  /** URL of the user's own characters; visitors have none. Absent: the link is not shown. */
  yoursHref?: string;
  /** URL of the search. */
  searchHref: string;
  /** The user chose which list to see. Absent: its control is not shown. */
  onFeedChange?: (feed: Feed) => void;
  /** The user selected a tag, or deselected it (`undefined`). Absent: its control is not shown. */
  onTagSelect?: FeedTabsProps["onTagSelect"];
  /** The user wants to see the hidden characters. Absent: only the count is shown. */
  onHiddenReveal?: FeedTabsProps["onHiddenReveal"];
  /** The user opened the filters. Absent: the button is not shown. */
  onFiltersOpen?: FeedTabsProps["onFiltersOpen"];
  /** The user scrolled near the end of the list, or asked for more. Absent: its control is not shown. */
  onLoadMore?: CharacterGridProps["onLoadMore"];
  /** The user set or cleared a favourite. Absent: the button is not shown. */
  onFavouriteChange?: CharacterGridProps["onFavouriteChange"];
  /** The user wants to see a blurred adult character. Absent: it cannot be shown. */
  onAdultShow?: CharacterGridProps["onAdultShow"];
  /** The user wants to create a character. Absent: its control is not shown. */
  onCharacterCreate?: () => void;
  /** Texts of the component. @default English */
  copy?: Copy<HomeScreenCopy>;
}

/** Pages that are loaded by scrolling. The footer is below the list, and moves down with each page. */
const AUTO_PAGES = 3;

// Lazy: visitors have no chats, so they do not load this code.
const ContinueRail = lazyWithRetry(
  async () => (await import("../../../features/character/ContinueRail/ContinueRail.tsx")).ContinueRail,
);

/**
 * The home page: chats to continue, the top of the week, and all characters. It is rendered in the main layout, which
 * has the landmarks.
 */
export function HomeScreen(props: HomeScreenProps) {
  const { isVisitor = false, continueRail, intro, topRail } = props;
  const copy = useCopy(homeScreenCopy, props.copy);
  const { feeds } = useCopy(feedTabsCopy);
  return (
    <div {...rootProps(props, css.home)}>
      <h1 tabIndex={-1} className={css.title}>
        {copy.title}
      </h1>
      {continueRail !== undefined && (
        <Suspense fallback={<ContinueRailPlaceholder title={copy.continueTitle} />}>
          <ContinueRail
            rail={continueRail}
            allHref={props.chatsHref}
            findHref={props.searchHref}
            onCharacterCreate={props.onCharacterCreate}
          />
        </Suspense>
      )}
      {isVisitor && intro !== undefined && <p className={css.intro}>{intro}</p>}
      <TopRail rail={topRail} first={continueRail === undefined} />
      <FeedTabs
        feed={props.feed}
        feeds={isVisitor ? ["forYou", "new"] : ["forYou", "new", "favourites"]}
        yoursHref={isVisitor ? undefined : props.yoursHref}
        tags={props.tags}
        tagId={props.tagId}
        hiddenCount={props.hiddenCount}
        hiddenAdult={props.hiddenAdult}
        onFeedChange={props.onFeedChange}
        onTagSelect={props.onTagSelect}
        onHiddenReveal={props.onHiddenReveal}
        onFiltersOpen={props.onFiltersOpen}
      />
      <CharacterGrid
        grid={props.grid}
        label={gridLabel(props, copy.title, feeds)}
        pageSize={props.pageSize}
        autoPages={AUTO_PAGES}
        onLoadMore={props.onLoadMore}
        onFavouriteChange={props.onFavouriteChange}
        onAdultShow={props.onAdultShow}
        emptyAction={
          <EmptyAction
            grid={props.grid}
            onFeedChange={props.onFeedChange}
            onHiddenReveal={props.onHiddenReveal}
            onCharacterCreate={props.onCharacterCreate}
            copy={copy}
          />
        }
      />
    </div>
  );
}

/** The placeholder of the rail. */
function ContinueRailPlaceholder({ title }: { title: string }) {
  return (
    <Shelf title={title}>
      <Skeleton className={css.railPlaceholder} />
    </Shelf>
  );
}

function gridLabel(
  { feed, tags, tagId }: HomeScreenProps,
  title: string,
  feeds: FeedTabsCopy["feeds"],
): string {
  const tag = tags.find(({ id }) => id === tagId);
  return tag?.name ?? (feed === undefined ? title : feeds[feed]);
}

interface EmptyActionProps
  extends Pick<HomeScreenProps, "grid" | "onFeedChange" | "onHiddenReveal" | "onCharacterCreate"> {
  copy: HomeScreenCopy;
}

// An empty list offers one action, if its callback is there.
function EmptyAction({ grid, onFeedChange, onHiddenReveal, onCharacterCreate, copy }: EmptyActionProps) {
  if (grid.kind !== "empty") return null;
  if (grid.cause === "nothing") {
    return onCharacterCreate && <Button onClick={onCharacterCreate}>{copy.create}</Button>;
  }
  if ((grid.cause === "filters" || grid.cause === "adult") && onHiddenReveal !== undefined) {
    return <Button onClick={onHiddenReveal}>{copy.reveal}</Button>;
  }
  return onFeedChange && <Button onClick={() => onFeedChange("forYou")}>{copy.forYou}</Button>;
}
