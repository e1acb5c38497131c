import type { RootProps } from "../../../components/rootProps.ts";
import { rootProps } from "../../../components/rootProps.ts";
import type { ReactNode } from "react";
import type { Copy } from "../../../components/ThemeRoot/Copy.ts";
import { useCopy } from "../../../components/ThemeRoot/ThemeContext.ts";
import { assertNever } from "../../../assertNever.ts";
import type { Loadable } from "../../../components/states.ts";
import { CharacterCard, CharacterCardSkeleton } from "../CharacterCard/CharacterCard.tsx";
import type { CharacterCardContent, CharacterCardProps } from "../CharacterCard/CharacterCard.tsx";
import { coverSizes } from "../Cover/coverSizes.ts";
import { Shelf, ShelfFailed } from "../Shelf/Shelf.tsx";
import { characterRailCopy } from "./CharacterRail.copy.ts";
import * as css from "./CharacterRail.css.ts";

export interface CharacterRailProps extends RootProps {
  /** The heading. */
  title: string;
  /** The cards, in order. Without any the rail is not rendered, unless it has a message. */
  rail: Loadable<readonly CharacterCardContent[]>;
  /** URL of the full list. Absent: there is no link. */
  allHref?: string;
  /** The texts of that link. */
  allLabel?: string;
  /** Shown instead of cards when there are none. Absent: nothing is rendered. */
  empty?: ReactNode;
  /** The user set or cleared a favourite. Absent: the button is not shown. */
  onFavouriteChange?: CharacterCardProps["onFavouriteChange"];
  /** The user wants to see a blurred adult character. Absent: it cannot be shown. */
  onAdultShow?: CharacterCardProps["onAdultShow"];
  /** Texts of the component. @default English */
  copy?: Copy<typeof characterRailCopy>;
}

// How many cards a wide screen shows.
const VISIBLE_CARDS = 6;

const sizes = coverSizes("(min-width: 768px) 187px");

/**
 * A horizontally scrolling row of characters under a heading.
 *
 * @example
 * <CharacterRail title="Similar characters" rail={rail} />
 */
export function CharacterRail(props: CharacterRailProps) {
  const { title, rail, empty } = props;
  const copy = useCopy(characterRailCopy, props.copy);
  if (rail.kind === "ready" && rail.value.length === 0 && empty === undefined) return null;
  return (
    <Shelf {...rootProps(props)} title={title} allHref={props.allHref} allLabel={props.allLabel}>
      <Row
        title={title}
        rail={rail}
        empty={empty}
        onFavouriteChange={props.onFavouriteChange}
        onAdultShow={props.onAdultShow}
        copy={copy}
      />
    </Shelf>
  );
}

interface RowProps
  extends Pick<CharacterRailProps, "title" | "rail" | "empty" | "onFavouriteChange" | "onAdultShow"> {
  copy: typeof characterRailCopy;
}

function Row({ title, rail, empty, onFavouriteChange, onAdultShow, copy }: RowProps) {
  switch (rail.kind) {
    case "idle":
    case "loading":
      return (
        <div role="status" aria-label={copy.loading} aria-busy="true" className={css.row}>
          {Array.from({ length: VISIBLE_CARDS }, (_, index) => (
            <CharacterCardSkeleton key={index} />
          ))}
        </div>
      );
    case "failed":
      return <ShelfFailed text={copy.failed} retryLabel={copy.retry} state={rail} className={css.failed} />;
    case "ready":
      if (rail.value.length === 0) return empty;
      return (
        <div role="list" aria-label={title} className={css.row}>
          {rail.value.map((card) => (
            <CharacterCard
              key={card.id}
              listItem
              card={card}
              sizes={sizes}
              onFavouriteChange={onFavouriteChange}
              onAdultShow={onAdultShow}
            />
          ))}
        </div>
      );
    default:
      return assertNever(rail);
  }
}
