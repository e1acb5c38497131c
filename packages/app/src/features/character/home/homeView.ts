import { loadable } from "../../../state/remote/loadable.ts";
import { loading, type Resource } from "../../../state/remote/resource.ts";
import type { CharacterGridContent } from "@mimi/ui/character-grid";
import type { ContinueRailChat, ContinueRailProps, ContinueRailSuggestion } from "@mimi/ui/continue-rail";
import type { TopRailProps } from "@mimi/ui/top-rail";
import type { Snapshot } from "valtio";
import { paths } from "../../../paths.ts";
import { discreetName } from "../../../state/texts/discreetName.ts";
import type { ContentFilter } from "../../../state/preferences/contentFilter.store.ts";
import { timeAgo } from "../../../state/texts/when.ts";
import { cardsOf, coverOf, type Summary, type CardContext } from "../cardOf.ts";
import type { Source } from "./home.store.ts";
import type { PagedResource } from "../../../state/remote/pagedResource.ts";
import { visibleItems, isBlurred, type CardFilter } from "../contentFilterRules.ts";
import { shownCharacterName } from "../../../state/texts/shownName.ts";

/** The grid of a list, for the screen. */
export function gridOf(
  listing: Snapshot<PagedResource<Summary>> | undefined,
  source: Source,
  context: CardContext,
  onRetry: () => unknown,
): CharacterGridContent {
  const grid = loadable(listing, onRetry, ({ items, more }) => ({
    ...{ cards: cardsOf(items, isOwn(source) ? withoutHiding(context) : context), more },
  }));
  const isEmpty = grid.kind === "ready" && grid.value.cards.length === 0 && grid.value.more === "none";
  return isEmpty ? { kind: "empty", cause: emptyCause(hiddenBy(listing, context.filter), source) } : grid;
}

/** Favourites are the user's own: what is hidden is left out where characters are discovered only (product 9). */
function isOwn({ kind }: Source): boolean {
  return kind === "favourites";
}

function withoutHiding(context: CardContext): CardContext {
  return { ...context, filter: { ...context.filter, hidden: {} } };
}

/** How many characters of a list are hidden, by the API and by this browser. */
export function hiddenIn(listing: Snapshot<PagedResource<Summary>> | undefined, filter: CardFilter): number {
  if (listing?.kind !== "ready") return 0;
  return listing.hidden + listing.items.length - visibleItems(listing.items, filter).length;
}

/** What hides characters of a list: only that adult content is off, or filters too. Null when nothing is hidden. */
export function hiddenBy(
  listing: Snapshot<PagedResource<Summary>> | undefined,
  filter: CardFilter,
): "adult" | "filters" | null {
  const hidden = hiddenIn(listing, filter);
  if (listing?.kind !== "ready" || hidden === 0) return null;
  return hidden === listing.adult ? "adult" : "filters";
}

function emptyCause(hidden: "adult" | "filters" | null, { kind }: Source) {
  if (hidden !== null) return hidden;
  return kind === "tag" || kind === "favourites" ? kind : "nothing";
}

/** The top characters of the week, for the screen, without blurred ones. */
export function topRailOf(
  top: Resource<readonly Summary[]>,
  filter: CardFilter,
  onRetry: () => unknown,
): TopRailProps["rail"] {
  return loadable(top, onRetry, ({ value }) =>
    visibleItems(value, filter)
      .filter((summary) => !isBlurred(summary, filter))
      .map((summary) => ({
        id: summary.id,
        name: shownCharacterName(summary.name),
        href: paths.detail(summary.id),
        cover: coverOf(summary),
        color: summary.avatar_color ?? undefined,
      })),
  );
}

interface Context {
  readonly now: Date;
  readonly filter: CardFilter & Pick<Snapshot<ContentFilter>, "discreet">;
}

/**
 * The last chats, for the screen. In discreet mode a name is its first letter (product 6.12). A user without chats gets
 * characters to begin with, so the rail waits for the top of the week.
 */
export function continueRailOf(
  recent: Resource<readonly Summary[]>,
  top: Resource<readonly Summary[]>,
  context: Context,
  onRetry: () => unknown,
): ContinueRailProps["rail"] {
  const rail = loadable(recent, onRetry, ({ value }) => ({
    chats: value.flatMap((summary) => continueChat(summary, context)),
    suggestions: top.kind === "ready" ? suggestionsOf(top.value, context) : [],
  }));
  const isTopPending = top.kind === "idle" || top.kind === "loading";
  return rail.kind === "ready" && rail.value.chats.length === 0 && isTopPending ? loading : rail;
}

const SUGGESTIONS = 3;

/** Characters for a first chat: the last ones of the week's top, because the rail below begins with the first ones. */
function suggestionsOf(top: readonly Summary[], { filter }: Context): ContinueRailSuggestion[] {
  return visibleItems(top, filter)
    .filter((summary) => !isBlurred(summary, filter))
    .slice(-SUGGESTIONS)
    .map((summary) => ({
      id: summary.id,
      name: discreetName(summary.name, filter.discreet),
      tagline: (!filter.discreet && summary.tagline) || undefined,
      href: paths.chat(summary.id),
      cover: coverOf(summary),
      color: summary.avatar_color ?? undefined,
    }));
}

function continueChat(summary: Summary, { now, filter }: Context): ContinueRailChat[] {
  const { id, name, avatar_color, last_chat: chat } = summary;
  if (!chat) return [];
  return [
    {
      id: chat.chat_key,
      name: discreetName(name, filter.discreet),
      href: paths.chat(id, chat.chat_key),
      cover: isBlurred(summary, filter) ? undefined : coverOf(summary),
      color: avatar_color ?? undefined,
      when: timeAgo(chat.updated_at, now),
      lastLine: chat.preview,
      messageCount: chat.message_count,
    },
  ];
}
