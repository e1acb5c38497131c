import { rootProps } from "../../../components/rootProps.ts";
import type { RootProps } from "../../../components/rootProps.ts";
import { memo } from "react";
import type { CSSProperties, ReactNode } from "react";
import type { Copy } from "../../../components/ThemeRoot/Copy.ts";
import { useCopy } from "../../../components/ThemeRoot/ThemeContext.ts";
import { CountLabel } from "../../../components/CountLabel/CountLabel.tsx";
import { EyeOffIcon } from "../../../components/Icon/EyeOffIcon.generated.ts";
import { Link } from "../../../components/Link/Link.tsx";
import { Skeleton } from "../../../components/Skeleton/Skeleton.tsx";
import { Cover } from "../Cover/Cover.tsx";
import type { CoverImage, CoverProps } from "../Cover/Cover.tsx";
import { coverSizes } from "../Cover/coverSizes.ts";
import { characterCardCopy } from "./CharacterCard.copy.ts";
import type { CharacterCardCopy } from "./CharacterCard.copy.ts";
import * as css from "./CharacterCard.css.ts";

/** A character on a card. */
export interface CharacterCardCharacter {
  /** Discriminates a normal card from a blurred one. */
  kind: "character";
  /** Identifies the item in callbacks. */
  id: string;
  /** At most two lines are shown. */
  name: string;
  /** One line of text; at most two lines are shown. */
  tagline: string;
  /** URL of the character. Absent: the card is not a link. */
  href?: string;
  /** Absent: the first letter of the name is shown. */
  cover?: CoverImage;
  /** The cover's accent as a CSS colour: background while loading, glow on hover. */
  color?: string;
  /** How many chats the character has. Absent: not shown. */
  chats?: number;
  /** How many users like it. Absent: not shown. */
  likes?: number;
  /** Whether it is a favourite of the user. @default false */
  isFavourite?: boolean;
  /** Whether the user likes it: the thumb before the count is filled. @default false */
  isLiked?: boolean;
  /** The state of the user's own character. Absent: not shown. */
  mark?: CharacterCardMark;
  /** A few words in the place of the likes, such as when it was edited. */
  note?: string;
}

/** The state of an own character. */
export type CharacterCardMark = keyof CharacterCardCopy["marks"];

/** An adult character that the user's settings blur: it has neither name nor cover. */
export interface CharacterCardAdult {
  /** Discriminates a normal card from a blurred one. */
  kind: "adult";
  /** Identifies the item in callbacks. */
  id: string;
  /** The state of the user's own character. Absent: not shown. */
  mark?: CharacterCardMark;
  /** Why a moderator rejected or removed it. Absent: not shown. */
  reason?: string;
}

/** The content of a card. */
export type CharacterCardContent = CharacterCardCharacter | CharacterCardAdult;

export interface CharacterCardProps extends RootProps {
  /** A character, or a blurred one. */
  card: CharacterCardContent;
  /** How its image loads: use `eager` for the first cards of a page. @default "lazy" */
  loading?: CoverProps["loading"];
  /** Its width, as the `sizes` of an image. @default for a grid of characters */
  sizes?: string;
  /** The user set or cleared a favourite. Absent: the button is not shown. */
  onFavouriteChange?: (id: string, favourite: boolean) => void;
  /** The user wants to see a blurred adult character. Absent: it cannot be shown. */
  onAdultShow?: (id: string) => void;
  /** A button in the place of the favourite button, such as a menu; always visible. */
  action?: ReactNode;
  /** Whether it is an item of a list around it, an element with the role `list`. @default false */
  listItem?: boolean;
  /** Texts of the component. @default English */
  copy?: Copy<CharacterCardCopy>;
}

/** Widths in a grid, as the `sizes` of an image. */
export const gridSizes = coverSizes("(min-width: 1200px) 227px, (min-width: 768px) 30vw");

/**
 * A character as a cover with its name.
 *
 * @example
 * <CharacterCard card={card} />
 */
export const CharacterCard = memo(function CharacterCard(props: CharacterCardProps) {
  const { card, action } = props;
  const copy = useCopy(characterCardCopy, props.copy);
  const isAdult = card.kind === "adult";
  const color = { "--cover-color": isAdult ? undefined : card.color } as CSSProperties;
  return (
    <div
      role={props.listItem ? "listitem" : undefined}
      {...rootProps(props, isAdult ? css.adult : css.card)}
      style={{ ...color, ...props.style }}
    >
      {isAdult ? (
        <AdultContent card={card} onAdultShow={props.onAdultShow} copy={copy} />
      ) : (
        <CharacterContent
          character={card}
          loading={props.loading}
          sizes={props.sizes}
          onFavouriteChange={props.onFavouriteChange}
          copy={copy}
        />
      )}
      {action !== undefined && <div className={css.action}>{action}</div>}
    </div>
  );
});

interface CharacterContentProps extends Pick<CharacterCardProps, "loading" | "sizes" | "onFavouriteChange"> {
  character: CharacterCardCharacter;
  copy: CharacterCardCopy;
}

function CharacterContent(props: CharacterContentProps) {
  const { character, loading, sizes = gridSizes, onFavouriteChange, copy } = props;
  const { id, name, isFavourite = false } = character;
  return (
    <>
      <Cover image={character.cover} name={name} sizes={sizes} loading={loading} className={css.image} />
      {character.href === undefined ? (
        <p dir="auto" className={css.nameOnly}>
          {name}
        </p>
      ) : (
        <Link href={character.href} variant="plain" dir="auto" className={css.name}>
          {name}
        </Link>
      )}
      <p dir="auto" className={css.tagline}>
        {character.tagline}
      </p>
      <div className={css.counts}>
        {character.chats !== undefined && (
          <CountLabel className={css.chats} count={character.chats} label={copy.chats} />
        )}
        {character.likes !== undefined && character.note === undefined && (
          <CountLabel
            className={character.isLiked ? css.liked : css.likes}
            count={character.likes}
            label={copy.likes}
          />
        )}
        {character.note !== undefined && <p className={css.note}>{character.note}</p>}
      </div>
      {character.mark && <p className={markClass(character.mark)}>{copy.marks[character.mark]}</p>}
      {onFavouriteChange !== undefined && (
        <button
          type="button"
          className={css.favourite}
          aria-pressed={isFavourite}
          aria-label={copy.favourite(name)}
          onClick={() => onFavouriteChange(id, !isFavourite)}
        />
      )}
    </>
  );
}

function markClass(mark: CharacterCardMark): string {
  if (mark === "draft") return css.markLight;
  return mark === "rejected" || mark === "removed" ? css.markBad : css.mark;
}

interface AdultContentProps extends Pick<CharacterCardProps, "onAdultShow"> {
  card: CharacterCardAdult;
  copy: CharacterCardCopy;
}

function AdultContent({ card, onAdultShow, copy }: AdultContentProps) {
  return (
    <>
      <EyeOffIcon size={22} />
      <p className={css.adultName}>{copy.adult}</p>
      <p>{copy.adultReason}</p>
      {card.mark && <p className={markClass(card.mark)}>{copy.marks[card.mark]}</p>}
      {card.reason !== undefined && <p>{card.reason}</p>}
      {onAdultShow !== undefined && (
        <button
          type="button"
          className={css.show}
          aria-label={copy.showLabel}
          onClick={() => onAdultShow(card.id)}
        >
          {copy.show}
        </button>
      )}
    </>
  );
}

/** The placeholder of a loading card. */
export function CharacterCardSkeleton() {
  return <Skeleton className={css.skeleton} />;
}
