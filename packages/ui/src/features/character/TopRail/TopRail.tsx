import type { RootProps } from "../../../components/rootProps.ts";
import { rootProps } from "../../../components/rootProps.ts";
import type { CSSProperties } from "react";
import type { Copy } from "../../../components/ThemeRoot/Copy.ts";
import { useCopy } from "../../../components/ThemeRoot/ThemeContext.ts";
import { Link } from "../../../components/Link/Link.tsx";
import type { Loadable } from "../../../components/states.ts";
import { Skeleton } from "../../../components/Skeleton/Skeleton.tsx";
import { assertNever } from "../../../assertNever.ts";
import { Cover } from "../Cover/Cover.tsx";
import type { CoverImage, CoverProps } from "../Cover/Cover.tsx";
import { coverSizes } from "../Cover/coverSizes.ts";
import { Shelf, ShelfFailed } from "../Shelf/Shelf.tsx";
import { topRailCopy } from "./TopRail.copy.ts";
import type { TopRailCopy } from "./TopRail.copy.ts";
import * as css from "./TopRail.css.ts";

/** One of the most visited characters. */
export interface TopRailCharacter {
  /** Unique identifier. */
  id: string;
  /** Shown below the cover; at most two lines. */
  name: string;
  /** URL of the character. */
  href: string;
  /** Absent: the first letter of the name is shown. */
  cover?: CoverImage;
  /** The cover's accent as a CSS colour. */
  color?: string;
}

export interface TopRailProps extends RootProps {
  /** The characters, the most popular first. Without any the rail is not rendered. */
  rail: Loadable<readonly TopRailCharacter[]>;
  /** Whether it is the first element of the page, so that its images load at once. @default false */
  first?: boolean;
  /** Texts of the component. @default English */
  copy?: Copy<TopRailCopy>;
}

// How many covers a wide screen shows.
const SKELETONS = 6;

/**
 * The most visited characters of the week, by rank. Nothing is rendered when there are none.
 *
 * @example
 * <TopRail rail={rail} />
 */
export function TopRail(props: TopRailProps) {
  const { rail } = props;
  const copy = useCopy(topRailCopy, props.copy);
  if (rail.kind === "ready" && rail.value.length === 0) return null;
  return (
    <Shelf {...rootProps(props)} title={copy.title}>
      <Ranks rail={rail} first={props.first} copy={copy} />
    </Shelf>
  );
}

function Ranks({ rail, first = false, copy }: Pick<TopRailProps, "rail" | "first"> & { copy: TopRailCopy }) {
  switch (rail.kind) {
    case "idle":
    case "loading":
      return (
        <div role="status" aria-label={copy.loading} aria-busy="true" className={css.row}>
          {Array.from({ length: SKELETONS }, (_, index) => (
            <div key={index} className={css.rank}>
              <Skeleton className={css.cover} />
              <span className={css.skeletonName}>
                <Skeleton shape="text" width="76%" />
              </span>
            </div>
          ))}
        </div>
      );
    case "failed":
      return <ShelfFailed text={copy.failed} retryLabel={copy.retry} state={rail} className={css.failed} />;
    case "ready":
      return (
        <ol role="list" className={css.row}>
          {rail.value.map((character, index) => (
            <Rank key={character.id} character={character} loading={visibleCount(index, first)} />
          ))}
        </ol>
      );
    default:
      return assertNever(rail);
  }
}

function Rank({ character, loading }: { character: TopRailCharacter; loading: CoverProps["loading"] }) {
  const { name, cover, color } = character;
  const style = color === undefined ? undefined : ({ "--cover-color": color } as CSSProperties);
  return (
    <li className={css.rank} style={style}>
      <Cover
        image={cover}
        color={color}
        name={name}
        sizes={coverSizes("(min-width: 768px) 132px")}
        loading={loading}
        className={css.cover}
      />
      <Link href={character.href} variant="plain" dir="auto" className={css.name}>
        {name}
      </Link>
    </li>
  );
}

function visibleCount(index: number, first: boolean): CoverProps["loading"] {
  if (index === 0 && first) return "first";
  return index < SKELETONS ? "eager" : "lazy";
}
