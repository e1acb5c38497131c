import { memo } from "react";
import type { CSSProperties } from "react";
import { CountLabel } from "../../../components/CountLabel/CountLabel.tsx";
import { EyeOffIcon } from "../../../components/Icon/EyeOffIcon.generated.ts";
import { Link } from "../../../components/Link/Link.tsx";
import { Skeleton } from "../../../components/Skeleton/Skeleton.tsx";
import { Cover } from "../Cover/Cover.tsx";
import type { CoverPicture, CoverProps } from "../Cover/Cover.tsx";
import { coverSizes } from "../Cover/coverSizes.ts";
import { characterCardCopy } from "./CharacterCard.copy.ts";
import type { CharacterCardCopy } from "./CharacterCard.copy.ts";
import * as css from "./CharacterCard.css.ts";

/** A character as a card shows it. */
export interface CharacterCardCharacter {
  /** Tells it from a blurred one. */
  kind: "character";
  /** What the callbacks name it by. */
  id: string;
  /** Two lines of it show. */
  name: string;
  /** One line that makes a stranger curious; two lines of it show. */
  tagline: string;
  /** Where the card leads. */
  href: string;
  /** Absent: the first letter of the name stands in. */
  cover?: CoverPicture;
  /** The cover's own accent as a CSS colour: ground while loading, glow on hover. */
  color?: string;
  /** How many chats it had. Absent: not shown. */
  chats?: number;
  /** How many like it. Absent: not shown. */
  likes?: number;
  /** Whether the viewer keeps it as a favourite. @default false */
  isFavourite?: boolean;
  /** Whether the viewer likes it; the thumb before the count is filled then. @default false */
  isLiked?: boolean;
  /** Who else sees it, on a card of the viewer's own. Absent: everybody. */
  mark?: CharacterCardMark;
}

/** Who sees a character of one's own, when not everybody does. */
export type CharacterCardMark = keyof CharacterCardCopy["marks"];

/** An adult character that the viewer's settings blur: neither name nor picture is handed over. */
export interface CharacterCardAdult {
  /** Tells it from a blurred one. */
  kind: "adult";
  /** What the callbacks name it by. */
  id: string;
}

/** What a card holds. */
export type CharacterCardContent = CharacterCardCharacter | CharacterCardAdult;

export interface CharacterCardProps {
  /** What it holds: a character, or the place of a blurred one. */
  card: CharacterCardContent;
  /** How its picture loads: the first on a page are in a hurry. @default "lazy" */
  loading?: CoverProps["loading"];
  /** How wide it is shown, as the `sizes` of an image. @default for a grid of characters */
  sizes?: string;
  /** The user set or cleared a favourite. Absent: there is no such button. */
  onFavourite?: (id: string, favourite: boolean) => void;
  /** The user asked to see a blurred adult character. Absent: it cannot be shown. */
  onShow?: (id: string) => void;
  /** Its words. @default English */
  copy?: CharacterCardCopy;
}

/** Widths in a grid, by which browsers choose a picture. */
export const gridSizes = coverSizes("(min-width: 1200px) 227px, (min-width: 768px) 30vw");

/** A character as a cover with its name on it; an item of a list. */
export const CharacterCard = memo(function CharacterCard(props: CharacterCardProps) {
  if (props.card.kind === "adult") return <AdultCard {...props} id={props.card.id} />;
  return <ReadyCard {...props} character={props.card} />;
});

function ReadyCard(props: CharacterCardProps & { character: CharacterCardCharacter }) {
  const { character, loading, sizes = gridSizes, onFavourite, copy = characterCardCopy } = props;
  const { id, name, isFavourite = false } = character;
  const color = { "--cover-color": character.color } as CSSProperties;
  return (
    <div role="listitem" className={css.card} style={color}>
      <Cover picture={character.cover} name={name} sizes={sizes} loading={loading} className={css.picture} />
      <Link href={character.href} variant="plain" className={css.name}>
        {name}
      </Link>
      <p className={css.tagline}>{character.tagline}</p>
      {character.chats !== undefined && (
        <CountLabel className={css.chats} count={character.chats} label={copy.chats} />
      )}
      {character.likes !== undefined && (
        <CountLabel
          className={character.isLiked ? css.liked : css.likes}
          count={character.likes}
          label={copy.likes}
        />
      )}
      {character.mark && <p className={css.mark}>{copy.marks[character.mark]}</p>}
      {onFavourite !== undefined && (
        <button
          type="button"
          className={css.favourite}
          aria-pressed={isFavourite}
          aria-label={copy.favourite(name)}
          onClick={() => onFavourite(id, !isFavourite)}
        />
      )}
    </div>
  );
}

function AdultCard({ id, onShow, copy = characterCardCopy }: CharacterCardProps & { id: string }) {
  return (
    <div role="listitem" className={css.adult}>
      <EyeOffIcon size={22} />
      <p className={css.adultName}>{copy.adult}</p>
      <p>{copy.adultReason}</p>
      {onShow !== undefined && (
        <button type="button" className={css.show} aria-label={copy.showLabel} onClick={() => onShow(id)}>
          {copy.show}
        </button>
      )}
    </div>
  );
}

/** The room of a card that is on its way. */
export function CharacterCardSkeleton() {
  return <Skeleton className={css.skeleton} />;
}
