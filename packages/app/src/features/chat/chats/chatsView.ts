import { type Chat, type ChatHit, RESTORE_DAYS } from "@mimi/contract";
import type {
  ChatHistoryEntry,
  ChatHistoryGroup,
  ChatHistoryHit,
  ChatHistoryList,
  DeletedChat,
} from "@mimi/ui/chat-history";
import type { Loadable } from "@mimi/ui";
import { calendarDay } from "@mimi/ui/format";
import type { Snapshot } from "valtio";
import { loadable } from "../../../state/remote/loadable.ts";
import { paths } from "../../../paths.ts";
import { discreetly } from "../../../state/texts/discreetName.ts";
import type { PagedResource } from "../../../state/remote/pagedResource.ts";
import { dateLocale } from "../../../state/texts/dates.ts";
import { timeAgo } from "../../../state/texts/when.ts";
import { chatTitle } from "../../../state/texts/titles.ts";
import type { ChatsState } from "./chats.store.ts";
import { chatTexts } from "../../../locales/en/chat.ts";
import { texts } from "../../../state/texts/texts.ts";

/** A chat, with the name of its character as it is shown. */
type ChatSnapshot = Snapshot<Chat> & { readonly character_name: string };

interface ListHandlers {
  readonly onRetry: () => void;
  readonly onLoadMore: () => void;
}

/** The chats, the bin, and what the search found. */
export function chatListsOf(
  { chats, bin, titles, hits, order, query }: Snapshot<ChatsState>,
  { discreet, now }: { readonly discreet: boolean; readonly now: Date },
  handlers: Readonly<Record<"chats" | "bin" | "titles" | "hits", ListHandlers>>,
) {
  return {
    chats: listOf(chats, (items) => groupsOf(discreetly(items, discreet), order, now), handlers.chats),
    bin: listOf(bin, (items) => deletedOf(discreetly(items, discreet), now), handlers.bin),
    titles: listOf(
      titles,
      (items) => discreetly(items, discreet).map((chat) => entryOf(chat, now)),
      handlers.titles,
    ),
    hits: listOf(hits, (items) => hitsOf(discreetly(items, discreet), query, now), handlers.hits),
  };
}

/** One of the lists; `entriesOf` maps its items. */
export function listOf<Item, Entry>(
  list: Snapshot<PagedResource<Item>>,
  entriesOf: (items: readonly Snapshot<Item>[]) => readonly Entry[],
  { onRetry, onLoadMore }: ListHandlers,
): Loadable<ChatHistoryList<Entry>> {
  return loadable(list as PagedResource<Snapshot<Item>>, onRetry, ({ items, more, hidden }) => ({
    ...{ items: entriesOf(items), more, hidden },
    onLoadMore,
  }));
}

/** The chats in groups: pinned chats first, then by day; or by character. */
export function groupsOf(
  chats: readonly ChatSnapshot[],
  order: ChatsState["order"],
  now: Date,
): ChatHistoryGroup[] {
  const dayOf = daysOf(now);
  const groups = new Map<string, { heading: string; chats: ChatHistoryEntry[] }>();
  for (const chat of chats) {
    const { id, heading } = groupOf(chat, order, dayOf);
    const group = groups.get(id) ?? { heading, chats: [] };
    group.chats.push(entryOf(chat, now));
    groups.set(id, group);
  }
  return [...groups].map(([id, group]) => ({ id, ...group }));
}

function groupOf(chat: ChatSnapshot, order: ChatsState["order"], dayOf: DayOf) {
  if (order === "character") return { id: chat.character_id, heading: chat.character_name };
  return chat.pinned ? { id: "pinned", heading: texts(chatTexts).pinned } : dayOf(chat.updated_at);
}

function entryOf(chat: ChatSnapshot, now: Date): ChatHistoryEntry {
  return {
    id: chat.chat_key,
    title: chatTitle(chat.title),
    characterName: chat.character_name,
    thumb: chat.character_thumb ?? undefined,
    when: timeAgo(chat.updated_at, now),
    preview: chat.preview,
    href: paths.chat(chat.character_id, chat.chat_key),
    messages: chat.message_count,
    pinned: chat.pinned,
    origin: originOf(chat.parent),
  };
}

/** The title of the chat that a branch comes from; null when that chat is deleted. */
function originOf(parent: { readonly title: string | null } | null): string | null | undefined {
  if (!parent) return undefined;
  return parent.title === null ? null : chatTitle(parent.title);
}

const DAY_MS = 24 * 60 * 60_000;

/** Deleted chats, with the days until each is deleted forever. */
export function deletedOf(chats: readonly ChatSnapshot[], now: Date): DeletedChat[] {
  return chats.map((chat) => {
    const { id, title, characterName, thumb, messages, origin } = entryOf(chat, now);
    const deletedForeverAt = Date.parse(chat.deleted_at ?? chat.updated_at) + RESTORE_DAYS * DAY_MS;
    const daysLeft = Math.max(0, Math.ceil((deletedForeverAt - now.getTime()) / DAY_MS));
    return { id, title, characterName, thumb, messages, origin, daysLeft };
  });
}

/** Search results, with links to their messages, where the words of the search are marked. */
export function hitsOf(
  hits: readonly (Snapshot<ChatHit> & { readonly character_name: string })[],
  words: string,
  now: Date,
): ChatHistoryHit[] {
  return hits.map((hit) => ({
    id: hit.message_id,
    title: chatTitle(hit.title),
    characterName: hit.character_name,
    origin: originOf(hit.parent),
    when: timeAgo(hit.created_at, now),
    excerpt: hit.excerpt,
    matches: hit.matches,
    href: paths.turn(hit.character_id, hit.chat_key, hit.message_id, words.trim()),
  }));
}

/** The group of an ISO time, with its heading. */
type DayOf = (time: string) => { readonly id: string; readonly heading: string };

/** Groups times into today, yesterday, and months. Days are those of the browser's time zone. */
export function daysOf(now: Date): DayOf {
  const locale = dateLocale();
  const month = new Intl.DateTimeFormat(locale, { month: "long", year: "numeric" });
  const nearDay = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  return (time) => {
    const date = new Date(time);
    const daysAgo = Math.max(0, calendarDay(now.getTime()) - calendarDay(date.getTime()));
    const heading = daysAgo < 2 ? nearDay.format(-daysAgo, "day") : month.format(date);
    return { id: heading, heading: heading.charAt(0).toUpperCase() + heading.slice(1) };
  };
}
