import type { CharacterSummary, Reaction } from "@mimi/contract";
import type { CharacterCardContent } from "@mimi/ui/character-card";
import type { CoverImage } from "@mimi/ui/cover";
import type { Snapshot } from "valtio";
import { paths } from "../../paths.ts";
import { visibleItems, isBlurred, type CardFilter } from "./contentFilterRules.ts";
import { shownCharacterName } from "../../state/texts/shownName.ts";

/** The user's reactions since a list was loaded, by character. */
export type Reactions = Readonly<Record<string, Reaction>>;

/** A character as the state holds it. */
export type Summary = Snapshot<CharacterSummary>;

type WithCover = Pick<Summary, "avatar" | "avatar_alt" | "avatar_renditions">;

/** The cover of a character, if it has one. */
export function coverOf({ avatar, avatar_alt, avatar_renditions }: WithCover): CoverImage | undefined {
  return avatar === null ? undefined : { src: avatar, alt: avatar_alt, renditions: avatar_renditions };
}

/** What a card depends on besides its character. */
export interface CardContext {
  readonly reactions: Reactions;
  readonly filter: CardFilter;
}

interface CachedCard {
  readonly blurred: boolean;
  readonly reaction: Reaction | undefined;
  readonly card: CharacterCardContent;
}

/** Cards by their characters: a card that did not change must not be rendered again. */
const cachedCards = new WeakMap<Summary, CachedCard>();

/** The card of a character. The card of a blurred one has neither name nor cover (product 7). */
export function cardOf(summary: Summary, { reactions, filter }: CardContext): CharacterCardContent {
  const reaction = reactions[summary.id];
  const blurred = isBlurred(summary, filter);
  const known = cachedCards.get(summary);
  if (known && known.reaction === reaction && known.blurred === blurred) return known.card;
  const card = blurred ? adultCard(summary) : characterCard(summary, reaction ?? summary);
  cachedCards.set(summary, { blurred, reaction, card });
  return card;
}

/** {@link cardOf} for the characters of a list that the user does not hide. */
export function cardsOf(summaries: readonly Summary[], context: CardContext): CharacterCardContent[] {
  return visibleItems(summaries, context.filter).map((summary) => cardOf(summary, context));
}

function adultCard({ id }: Summary): CharacterCardContent {
  return { kind: "adult", id };
}

function characterCard(summary: Summary, { viewer, stats }: Reaction): CharacterCardContent {
  const { id, name, tagline, passage = tagline, avatar_color } = summary;
  return {
    kind: "character",
    id,
    name: shownCharacterName(name),
    // What a search found, which nothing else of the card shows.
    tagline: passage,
    href: paths.detail(id),
    cover: coverOf(summary),
    color: avatar_color ?? undefined,
    chats: stats.chats,
    likes: stats.likes,
    isFavourite: viewer.favourited,
  };
}
