import type { RootProps } from "../../../components/rootProps.ts";
import { rootProps } from "../../../components/rootProps.ts";
import { useComposedRefs } from "@radix-ui/react-compose-refs";
import { memo, useRef } from "react";
import type { CSSProperties, ReactNode } from "react";
import type { Copy } from "../../../components/ThemeRoot/Copy.ts";
import { useCopy } from "../../../components/ThemeRoot/ThemeContext.ts";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { FailedState } from "../../../components/FailedState/FailedState.tsx";
import { failedProps } from "../../../components/FailedState/failedProps.ts";
import type { Loadable, More } from "../../../components/states.ts";
import { LoadMore } from "../../../components/LoadMore/LoadMore.tsx";
import { assertNever } from "../../../assertNever.ts";
import { CharacterCard, CharacterCardSkeleton } from "../CharacterCard/CharacterCard.tsx";
import type { CharacterCardContent, CharacterCardProps } from "../CharacterCard/CharacterCard.tsx";
import { characterGridCopy } from "./CharacterGrid.copy.ts";
import type { CharacterGridCopy } from "./CharacterGrid.copy.ts";
import * as css from "./CharacterGrid.css.ts";
import { useWholeRows } from "./useWholeRows.ts";
import { usePendingPages } from "./usePendingPages.ts";

/** Why a list is empty. */
export type CharacterGridEmptyCause = "nothing" | "favourites" | "tag" | "adult" | "filters";

/** A list of characters, as far as it is loaded. */
export interface CharacterGridList {
  /** The cards, in order. */
  cards: readonly CharacterCardContent[];
  /** Whether there are more. */
  more: More;
}

/** What a grid shows: a list, or why it is empty. */
export type CharacterGridContent =
  | Loadable<CharacterGridList>
  | {
      kind: "empty";
      /** Why it is empty. */
      cause: CharacterGridEmptyCause;
    };

export interface CharacterGridProps extends RootProps {
  /** The content. */
  grid: CharacterGridContent;
  /** Accessible name of the list. */
  label: string;
  /** Cards per page, which is laid out as a unit; also the number of skeletons. @default 20 */
  pageSize?: number;
  /**
   * How many pages are loaded by scrolling near the end; later ones by the button only, so that the end of the page can be
   * reached. @default all
   */
  autoPages?: number;
  /** How many images load eagerly because their cards are visible at first. @default 5 */
  eager?: number;
  /** Actions for an empty list: a button or two. */
  emptyAction?: ReactNode;
  /** Shown below the last row, such as a `HiddenCount`. */
  footer?: ReactNode;
  /** The user scrolled near the end (see `autoPages`), or pressed Load more or Try again. Absent: its control is not shown. */
  onLoadMore?: () => void;
  /** The user set or cleared a favourite. Absent: the button is not shown. */
  onFavouriteChange?: CharacterCardProps["onFavouriteChange"];
  /** The user wants to see a blurred adult character. Absent: it cannot be shown. */
  onAdultShow?: CharacterCardProps["onAdultShow"];
  /** A button for each card, such as a menu. Absent: no card has one. */
  actionOf?: (card: CharacterCardContent) => ReactNode;
  /** Texts of the component. @default English */
  copy?: Copy<CharacterGridCopy>;
}

/**
 * A grid of covers, page by page.
 *
 * @example
 * <CharacterGrid label="Characters" grid={grid} />
 */
export function CharacterGrid(props: CharacterGridProps) {
  const { grid, label, pageSize = 20, autoPages = Infinity } = props;
  const copy = useCopy(characterGridCopy, props.copy);
  switch (grid.kind) {
    case "idle":
    case "loading":
      return <LoadingGrid {...rootProps(props)} count={pageSize} label={copy.loading} />;
    case "ready":
      return (
        <>
          <Cards
            {...rootProps(props)}
            cards={grid.value.cards}
            label={label}
            pageSize={pageSize}
            eager={props.eager}
            onFavouriteChange={props.onFavouriteChange}
            onAdultShow={props.onAdultShow}
            actionOf={props.actionOf}
          />
          <LoadMore
            more={grid.value.more}
            auto={grid.value.cards.length < autoPages * pageSize}
            onLoadMore={props.onLoadMore}
            copy={copy.next}
          />
          {props.footer}
        </>
      );
    case "empty":
      return (
        <EmptyState {...rootProps(props)} title={copy.empty[grid.cause].title} action={props.emptyAction}>
          {copy.empty[grid.cause].text}
        </EmptyState>
      );
    case "failed":
      return (
        <FailedState
          {...rootProps(props)}
          {...failedProps(grid)}
          title={copy.failed[grid.cause ?? "server"].title}
          copy={{ retry: copy.retry }}
        >
          {grid.error ?? copy.failed[grid.cause ?? "server"].text}
        </FailedState>
      );
    default:
      return assertNever(grid);
  }
}

interface CardsProps
  extends RootProps,
    Pick<CharacterGridProps, "label" | "eager" | "onFavouriteChange" | "onAdultShow" | "actionOf"> {
  cards: readonly CharacterCardContent[];
  pageSize: number;
}

function Cards({ ref, ...props }: CardsProps) {
  const { cards, label, pageSize, eager = 5 } = props;
  const list = useRef<HTMLDivElement>(null);
  const listRef = useComposedRefs(list, ref);
  const unit = useWholeRows(list, pageSize);
  const all = pages(cards, unit);
  const pending = usePendingPages(all[0]?.[0]?.id, all.length, list);
  return (
    <div role="list" aria-label={label} {...rootProps(props, css.list)} ref={listRef}>
      {pageRuns(all, pending).map(({ index, page, count }) =>
        page === undefined ? (
          <PendingPages key={index} index={index} count={count} cardCount={all[index]?.length ?? unit} />
        ) : (
          <GridPage
            key={page[0]?.id}
            cards={page}
            eager={index === 0 ? eager : 0}
            onFavouriteChange={props.onFavouriteChange}
            onAdultShow={props.onAdultShow}
            actionOf={props.actionOf}
          />
        ),
      )}
    </div>
  );
}

interface GridPageProps extends Pick<CharacterGridProps, "onFavouriteChange" | "onAdultShow" | "actionOf"> {
  cards: readonly CharacterCardContent[];
  eager: number;
}

// Loaded pages are not rendered again when the next one arrives.
const GridPage = memo(
  function GridPage({ cards, eager, onFavouriteChange, onAdultShow, actionOf }: GridPageProps) {
    return (
      <div role="presentation" className={css.page} style={cardCountStyle(cards.length)}>
        {cards.map((card, index) => (
          <CharacterCard
            key={card.id}
            listItem
            card={card}
            loading={index < eager ? "eager" : "lazy"}
            onFavouriteChange={onFavouriteChange}
            onAdultShow={onAdultShow}
            action={actionOf?.(card)}
          />
        ))}
      </div>
    );
  },
  (before, after) =>
    before.onFavouriteChange === after.onFavouriteChange &&
    before.onAdultShow === after.onAdultShow &&
    before.actionOf === after.actionOf &&
    before.eager === after.eager &&
    before.cards.length === after.cards.length &&
    before.cards.every((card, index) => card === after.cards[index]),
);

interface PageRun {
  /** The index of its first page. */
  index: number;
  /** Absent: it is pending. */
  page?: readonly CharacterCardContent[];
  /** The number of pages. */
  count: number;
}

/** Groups pages into rendered ones and runs of pending ones: a run costs one element, however long it is. */
function pageRuns(
  all: readonly (readonly CharacterCardContent[])[],
  waiting: ReadonlySet<number>,
): readonly PageRun[] {
  const runs: PageRun[] = [];
  all.forEach((page, index) => {
    const before = runs.at(-1);
    // The last page may be shorter, with another height.
    const extendsPrevious = before !== undefined && before.page === undefined && index < all.length - 1;
    if (!waiting.has(index)) runs.push({ index, page, count: 1 });
    else if (extendsPrevious) before.count += 1;
    else runs.push({ index, count: 1 });
  });
  return runs;
}

function PendingPages({ index, count, cardCount }: { index: number; count: number; cardCount: number }) {
  return (
    <div
      role="presentation"
      className={css.pending}
      style={{ ...cardCountStyle(cardCount), ...({ "--page-count": count } as CSSProperties) }}
      data-index={index}
      data-count={count}
    />
  );
}

function LoadingGrid({ count, label, ...props }: RootProps & { count: number; label: string }) {
  return (
    <div
      role="status"
      aria-label={label}
      aria-busy="true"
      {...rootProps<HTMLElement>(props, css.page)}
      style={{ ...cardCountStyle(count), ...props.style }}
    >
      {Array.from({ length: count }, (_, index) => (
        <CharacterCardSkeleton key={index} />
      ))}
    </div>
  );
}

function cardCountStyle(count: number): CSSProperties {
  return { "--card-count": count } as CSSProperties;
}

function pages<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
