import { Suspense } from "react";
import { Button } from "../../../components/Button/Button.tsx";
import { Skeleton } from "../../../components/Skeleton/Skeleton.tsx";
import { CharacterGrid } from "../CharacterGrid/CharacterGrid.tsx";
import type { CharacterGridContent, CharacterGridProps } from "../CharacterGrid/CharacterGrid.tsx";
import type { ContinueRailContent } from "../ContinueRail/ContinueRail.tsx";
import { ScopeBar } from "../ScopeBar/ScopeBar.tsx";
import type { ScopeBarProps, ScopeBarScope, ScopeBarTag } from "../ScopeBar/ScopeBar.tsx";
import { Shelf } from "../Shelf/Shelf.tsx";
import { TopRail } from "../TopRail/TopRail.tsx";
import type { TopRailContent } from "../TopRail/TopRail.tsx";
import { homeScreenCopy } from "./HomeScreen.copy.ts";
import type { HomeScreenCopy } from "./HomeScreen.copy.ts";
import { lazyWithRetry } from "../../../lazyWithRetry.ts";
import * as css from "./HomeScreen.css.ts";

export interface HomeScreenProps {
  /** The chats to take up again. Absent: the viewer is signed out. */
  continueRail?: ContinueRailContent;
  /** The most visited characters of the week. */
  topRail: TopRailContent;
  /** Which list the grid shows. Absent while a tag is chosen. */
  scope?: ScopeBarScope;
  /** Tags to choose from; none while they load or when they failed. */
  tags: readonly ScopeBarTag[];
  /** The chosen tag. */
  tagId?: number;
  /** How many characters the viewer's own filters left out. @default 0 */
  hiddenCount?: number;
  /** The list below the bar. */
  grid: CharacterGridContent;
  /** How many characters a page has (§9). @default 20 */
  pageSize?: number;
  /** Where all chats are listed. Absent: there is no such link. */
  chatsHref?: string;
  /** Where to look for a character. */
  searchHref: string;
  /** The user chose which list to see. */
  onScope: (scope: ScopeBarScope) => void;
  /** The user chose a tag, or gave it up (`undefined`). */
  onTag: ScopeBarProps["onTag"];
  /** The user asked to see what the filters left out. Absent: the count only informs. */
  onReveal?: ScopeBarProps["onReveal"];
  /** The user asked for the filters. Absent: there is no such button. */
  onFilters?: ScopeBarProps["onFilters"];
  /** The list came near its end, or the user asked for more. */
  onLoadMore: CharacterGridProps["onLoadMore"];
  /** The user set or cleared a favourite. Absent: there is no such button. */
  onFavourite?: CharacterGridProps["onFavourite"];
  /** The user asked to see a blurred adult character. Absent: it cannot be shown. */
  onShow?: CharacterGridProps["onShow"];
  /** The user asked to write a character. */
  onCreate: () => void;
  /** The user asked for a failed part again. */
  onRetry: (part: "continueRail" | "topRail" | "grid") => void;
  /** Its words. @default English */
  copy?: HomeScreenCopy;
}

// Visitors have no chats to take up: they do not pay for their rail.
const ContinueRail = lazyWithRetry(
  async () => (await import("../ContinueRail/ContinueRail.tsx")).ContinueRail,
);

/**
 * The first page: chats to take up again, the top of the week, and everyone else by cover. It stands in the
 * main layout, which brings the landmarks.
 */
export function HomeScreen(props: HomeScreenProps) {
  const { continueRail, topRail, grid, onRetry, copy = homeScreenCopy } = props;
  const signedIn = continueRail !== undefined;
  return (
    <div className={css.home}>
      <h1 tabIndex={-1} className={css.title}>
        {copy.title}
      </h1>
      {signedIn && (
        <Suspense fallback={<ContinueRailRoom title={copy.continueRail.title} />}>
          <ContinueRail
            rail={continueRail}
            allHref={props.chatsHref}
            findHref={props.searchHref}
            onCreate={props.onCreate}
            onRetry={() => onRetry("continueRail")}
            copy={copy.continueRail}
          />
        </Suspense>
      )}
      <TopRail rail={topRail} first={!signedIn} onRetry={() => onRetry("topRail")} copy={copy.topRail} />
      <ScopeBar
        {...props}
        scopes={signedIn ? ["forYou", "new", "favourites"] : ["forYou", "new"]}
        copy={copy.scopeBar}
      />
      <CharacterGrid
        grid={grid}
        label={gridLabel(props, copy)}
        pageSize={props.pageSize}
        emptyAction={<EmptyAction {...props} copy={copy} />}
        onLoadMore={props.onLoadMore}
        onRetry={() => onRetry("grid")}
        onFavourite={props.onFavourite}
        onShow={props.onShow}
        copy={copy.grid}
      />
    </div>
  );
}

/** The room that the rail will take. */
function ContinueRailRoom({ title }: { title: string }) {
  return (
    <Shelf title={title}>
      <Skeleton className={css.railRoom} />
    </Shelf>
  );
}

function gridLabel({ scope, tags, tagId }: HomeScreenProps, copy: HomeScreenCopy): string {
  const tag = tags.find(({ id }) => id === tagId);
  return tag?.name ?? (scope === undefined ? copy.title : copy.scopeBar.scopes[scope]);
}

// An empty list always offers one way forward.
function EmptyAction({
  grid,
  onScope,
  onReveal,
  onCreate,
  copy,
}: HomeScreenProps & { copy: HomeScreenCopy }) {
  if (grid.kind !== "empty") return null;
  if (grid.reason === "nothing") return <Button onPress={onCreate}>{copy.create}</Button>;
  if (grid.reason === "filters" && onReveal !== undefined) {
    return <Button onPress={onReveal}>{copy.reveal}</Button>;
  }
  return <Button onPress={() => onScope("forYou")}>{copy.forYou}</Button>;
}
