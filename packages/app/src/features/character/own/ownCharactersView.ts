import type { OwnCharacter } from "@mimi/contract";
import type { OwnCharactersContent, OwnCharactersItem } from "@mimi/ui/screens/own-characters-screen";
import type { Snapshot } from "valtio";
import { paths } from "../../../paths.ts";
import type { PagedResource } from "../../../state/remote/pagedResource.ts";
import { loadable } from "../../../state/remote/loadable.ts";
import { statusReasonOf } from "../../../state/texts/ruleNames.ts";
import { timeAgo } from "../../../state/texts/when.ts";
import { type CardContext, cardOf } from "../cardOf.ts";

interface Context extends CardContext {
  readonly isSignedIn: boolean;
  readonly now: Date;
}

type Own = Snapshot<OwnCharacter>;

const DAY_MS = 24 * 60 * 60_000;
const publishedStates: readonly string[] = ["private", "unlisted", "public"] satisfies Own["state"][];

/** The list of own characters, for the screen. */
export function ownCharactersOf(
  listing: Snapshot<PagedResource<OwnCharacter>> | undefined,
  context: Context,
  onRetry: () => unknown,
): OwnCharactersContent {
  if (!context.isSignedIn) return { kind: "signed-out" };
  return loadable(listing, onRetry, ({ items, more }) => ({
    ...{ items: items.map((own) => itemOf(own, context)), more },
  }));
}

function itemOf(own: Own, context: Context): OwnCharactersItem {
  const { id, state } = own;
  const item = {
    card: ownCard(own, context),
    state,
    edited: timeAgo(own.updated_at, context.now),
    reason: reasonOf(own),
  };
  if (state === "deleted") return { ...item, daysLeft: daysLeftOf(own, context.now) };
  return {
    ...item,
    editHref: paths.edit(id),
    // A draft can be tried. A character that a moderator holds back has no chats.
    chatHref: state === "draft" || publishedStates.includes(state) ? paths.chat(id) : undefined,
    duplicateHref: paths.create(id),
  };
}

function ownCard(own: Own, context: Context): OwnCharactersItem["card"] {
  const card = cardOf(own, context);
  if (card.kind === "adult") return card;
  const { id, state, stats } = own;
  const isPublished = publishedStates.includes(state);
  return {
    ...card,
    href: hrefOf(id, state),
    chats: isPublished ? stats.chats : undefined,
    likes: undefined,
    isFavourite: undefined,
  };
}

/** What a press on a card opens: the form for a character that is not finished, otherwise its page. */
function hrefOf(id: string, state: Own["state"]): string | undefined {
  if (state === "deleted") return undefined;
  return state === "draft" || state === "rejected" ? paths.edit(id) : paths.detail(id);
}

function reasonOf({ status, status_reason }: Own): string | undefined {
  const isRefused = status === "rejected" || status === "removed";
  return isRefused && status_reason !== null ? statusReasonOf(status_reason).reason : undefined;
}

function daysLeftOf({ restorable_until: until }: Own, now: Date): number {
  return until === null ? 0 : Math.max(0, Math.ceil((Date.parse(until) - now.getTime()) / DAY_MS));
}
