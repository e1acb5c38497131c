import type { Resource } from "../../../state/remote/resource.ts";
import type { CharacterGridContent } from "@mimi/ui/character-grid";
import type { ContinueRailChat, ContinueRailContent, ContinueRailSuggestion } from "@mimi/ui/continue-rail";
import type { TopRailContent } from "@mimi/ui/top-rail";
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
): CharacterGridContent {
  if (!listing || listing.kind === "loading") return { kind: "loading" };
  if (listing.kind === "failed") return { kind: "failed", cause: listing.cause };
  const cards = cardsOf(listing.items, isOwn(source) ? withoutHiding(context) : context);
  if (cards.length > 0 || listing.more !== "none") return { kind: "ready", cards, more: listing.more };
  return { kind: "empty", cause: emptyReason(hiddenBy(listing, context.filter), source) };
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

function emptyReason(hidden: "adult" | "filters" | null, { kind }: Source) {
  if (hidden !== null) return hidden;
  return kind === "tag" || kind === "favourites" ? kind : "nothing";
}

/** The top characters of the week, for the screen, without blurred ones. */
export function topRailOf(top: Resource<readonly Summary[]>, filter: CardFilter): TopRailContent {
  if (top.kind === "idle") return { kind: "loading" };
  if (top.kind !== "ready") return { kind: top.kind };
  const visible = visibleItems(top.value, filter).filter((summary) => !isBlurred(summary, filter));
  const characters = visible.map((summary) => ({
    id: summary.id,
    name: shownCharacterName(summary.name),
    href: paths.detail(summary.id),
    cover: coverOf(summary),
    color: summary.avatar_color ?? undefined,
  }));
  return { kind: "ready", characters };
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
): ContinueRailContent {
  if (recent.kind === "idle") return { kind: "loading" };
  if (recent.kind !== "ready") return { kind: recent.kind };
  const chats = recent.value.flatMap((summary) => continueChat(summary, context));
  if (chats.length > 0) return { kind: "ready", chats };
  if (top.kind === "idle" || top.kind === "loading") return { kind: "loading" };
  return { kind: "ready", chats, suggestions: top.kind === "ready" ? suggestionsOf(top.value, context) : [] };
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
