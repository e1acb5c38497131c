import { type Chat, type ChatHit, RESTORE_DAYS } from "@mimi/contract";
import type {
  ChatHistoryEntry,
  ChatHistoryGroup,
  ChatHistoryHit,
  ChatHistoryList,
  DeletedChat,
} from "@mimi/ui/chat-history";
import type { Snapshot } from "valtio";
import { paths } from "../../../paths.ts";
import { timeAgo } from "../../../state/when.ts";
import { chatSentences } from "../engine/chatSentences.ts";
import type { ChatsState } from "./chats.store.ts";
import { type DayOf, daysOf } from "./daysOf.ts";
import type { LoadedPages, PagedResource } from "../../../state/pagedResource.ts";

type Said = Snapshot<Chat>;

/** A list of the panel, with what becomes of its entries. */
export function listOf<Item, Entry>(
  list: Snapshot<PagedResource<Item>>,
  entriesOf: (items: readonly Snapshot<Item>[]) => readonly Entry[],
  { onRetry, onMore }: { readonly onRetry: () => void; readonly onMore: () => void },
): ChatHistoryList<Entry> {
  if (list.kind === "failed") return { kind: "failed", onRetry };
  if (list.kind === "loading") return list;
  const { items, more, hidden } = list as LoadedPages<Snapshot<Item>>;
  if (more === "failed") return { kind: "failed", onRetry: onMore };
  return { kind: "ready", items: entriesOf(items), more: more === "none" ? undefined : more, onMore, hidden };
}

/** The chats in their groups: those that are pinned first, then by day or by character. */
export function groupsOf(chats: readonly Said[], order: ChatsState["order"], now: Date): ChatHistoryGroup[] {
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

function groupOf(chat: Said, order: ChatsState["order"], dayOf: DayOf) {
  if (order === "character") return { id: chat.character_id, heading: chat.character_name };
  return chat.pinned ? { id: "pinned", heading: chatSentences.pinned } : dayOf(chat.updated_at);
}

function entryOf(chat: Said, now: Date): ChatHistoryEntry {
  return {
    id: chat.chat_key,
    title: chat.title || chatSentences.untitled,
    characterName: chat.character_name,
    thumb: chat.character_thumb ?? undefined,
    when: timeAgo(chat.updated_at, now),
    preview: chat.preview,
    href: paths.chat(chat.character_id, chat.chat_key),
    messages: chat.message_count,
    pinned: chat.pinned,
  };
}

const DAY_MS = 24 * 60 * 60_000;

/** Deleted chats, each with the whole days that are left to it. */
export function deletedOf(chats: readonly Said[], now: Date): DeletedChat[] {
  return chats.map((chat) => {
    const { id, title, characterName, thumb, messages } = entryOf(chat, now);
    const gone = Date.parse(chat.deleted_at ?? chat.updated_at) + RESTORE_DAYS * DAY_MS;
    const daysLeft = Math.max(0, Math.ceil((gone - now.getTime()) / DAY_MS));
    return { id, title, characterName, thumb, messages, daysLeft };
  });
}

/** Where words were found, each leading to its message. */
export function hitsOf(hits: readonly Snapshot<ChatHit>[], now: Date): ChatHistoryHit[] {
  return hits.map((hit) => ({
    id: hit.message_id,
    title: hit.title || chatSentences.untitled,
    characterName: hit.character_name,
    when: timeAgo(hit.created_at, now),
    excerpt: hit.excerpt,
    matches: hit.matches,
    href: paths.turn(hit.character_id, hit.chat_key, hit.message_id),
  }));
}
