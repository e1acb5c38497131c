import type { ReactNode } from "react";
import { assertNever } from "../../../assertNever.ts";
import { CharacterCard, CharacterCardSkeleton } from "../CharacterCard/CharacterCard.tsx";
import type { CharacterCardContent, CharacterCardProps } from "../CharacterCard/CharacterCard.tsx";
import { coverSizes } from "../Cover/coverSizes.ts";
import { Shelf, ShelfFailed } from "../Shelf/Shelf.tsx";
import { characterRailCopy } from "./CharacterRail.copy.ts";
import * as css from "./CharacterRail.css.ts";

/** What a rail shows; an empty one is not drawn at all, unless it says why. */
export type CharacterRailContent =
  | { kind: "loading" }
  | { kind: "failed" }
  | { kind: "ready"; cards: readonly CharacterCardContent[] };

export interface CharacterRailProps {
  /** What stands on it, as its heading. */
  title: string;
  /** What it shows. */
  rail: CharacterRailContent;
  /** Where the rest of it is. Absent: this is all. */
  allHref?: string;
  /** The words of that link. */
  allLabel?: string;
  /** Stands in place of the cards when there are none. Absent: then nothing is drawn. */
  empty?: ReactNode;
  /** The user asked for a failed rail again. */
  onRetry?: () => void;
  /** The user set or cleared a favourite. Absent: there is no such button. */
  onFavourite?: CharacterCardProps["onFavourite"];
  /** The user asked to see a blurred adult character. Absent: it cannot be shown. */
  onShow?: CharacterCardProps["onShow"];
  /** Its words. @default English */
  copy?: typeof characterRailCopy;
}

// As many as a wide screen shows before the rail runs off its edge.
const IN_SIGHT = 6;

const sizes = coverSizes("(min-width: 768px) 187px");

/** Characters in one row that can be pushed, under a heading. */
export function CharacterRail(props: CharacterRailProps) {
  const { title, rail, empty } = props;
  if (rail.kind === "ready" && rail.cards.length === 0 && empty === undefined) return null;
  return (
    <Shelf title={title} allHref={props.allHref} allLabel={props.allLabel}>
      <Row {...props} />
    </Shelf>
  );
}

function Row({ title, rail, copy = characterRailCopy, ...props }: CharacterRailProps) {
  switch (rail.kind) {
    case "loading":
      return (
        <div role="status" aria-label={copy.loading} aria-busy="true" className={css.row}>
          {Array.from({ length: IN_SIGHT }, (_, index) => (
            <CharacterCardSkeleton key={index} />
          ))}
        </div>
      );
    case "failed":
      return (
        <ShelfFailed
          text={copy.failed}
          retryLabel={copy.retry}
          onRetry={() => props.onRetry?.()}
          className={css.failed}
        />
      );
    case "ready":
      if (rail.cards.length === 0) return props.empty;
      return (
        <div role="list" aria-label={title} className={css.row}>
          {rail.cards.map((card) => (
            <CharacterCard
              key={card.id}
              card={card}
              sizes={sizes}
              onFavourite={props.onFavourite}
              onShow={props.onShow}
              copy={copy.card}
            />
          ))}
        </div>
      );
    default:
      return assertNever(rail);
  }
}
