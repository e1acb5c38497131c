import {
  type Chat,
  type ChatHit,
  deleteChat,
  exportChat,
  listChats,
  pinChat,
  renameChat,
  restoreChat,
  searchChats,
} from "@mimi/contract";
import { ref } from "valtio";
import { files } from "../../../services/files.ts";
import { services } from "../../../services/services.ts";
import { loadFirstPage, loadNextPage, type PageSource } from "../../../state/pagedResource.ts";
import { sentenceOf } from "../../../state/sentences.ts";
import { contentFilterState } from "../../../state/contentFilter.store.ts";
import { showToast } from "../../../state/toasts.actions.ts";
import { setChat } from "../engine/chat.actions.ts";
import { chatState } from "../engine/chat.store.ts";
import { chatSentences } from "../engine/chatSentences.ts";
import { loadChatLists } from "../engine/sidebar.actions.ts";
import { chatsState } from "./chats.store.ts";

const PAGE_COUNT = 20;
/** Milliseconds without a key press before a search is sent. */
const DEBOUNCE_MS = 250;

let debounce: ReturnType<typeof setTimeout> | undefined;

const keyOf = ({ chat_key }: Chat) => chat_key;

/** Loads the first page of chats, and clears the search. `until`: loads pages until this chat is in the list. */
export async function openChats(until?: string): Promise<void> {
  searchFor("");
  chatsState.round = contentFilterState.round;
  await loadChats("chats");
  while (until && isOnLaterPage(until)) await loadMore("chats");
}

/** Loads every list again when the content filter has changed since. */
export async function reloadForContentFilter(): Promise<void> {
  if (chatsState.round === contentFilterState.round) return;
  chatsState.round = contentFilterState.round;
  const { query } = chatsState;
  await Promise.all([loadChats("chats"), loadChats("bin"), query.trim() !== "" && loadHits()]);
}

/** Whether a chat may be on a page that is not loaded. */
function isOnLaterPage(chatKey: string): boolean {
  const { chats } = chatsState;
  return (
    chats.kind === "ready" &&
    chats.more === "available" &&
    !chats.items.some((chat) => keyOf(chat) === chatKey)
  );
}

/** Loads the deleted chats that can be restored. */
export async function openBin(): Promise<void> {
  chatsState.bin = { kind: "loading" };
  await loadChats("bin");
}

/** Loads the next page of a list. */
export async function loadMore(list: "chats" | "bin"): Promise<void> {
  await loadNextPage(chatsState, list, chatPages(list));
}

/** Sets the order of the chats. */
export function setOrder(order: "time" | "character"): void {
  chatsState.order = order;
}

/** Searches in all chats, when the user pauses typing. */
export function searchFor(query: string): void {
  clearTimeout(debounce);
  chatsState.query = query;
  chatsState.hits = { kind: "loading" };
  if (query.trim() !== "") debounce = setTimeout(() => void loadHits(), DEBOUNCE_MS);
}

/** Loads the next page of search results. */
export async function loadMoreHits(): Promise<void> {
  await loadNextPage(chatsState, "hits", hitPages(chatsState.query));
}

/** Renames a chat. */
export function rename(chatKey: string, title: string): Promise<void> {
  return change(async () => putChat((await services().call(renameChat, { chat_key: chatKey, title })).chat));
}

/** Pins or unpins a chat. */
export function pinOf(chatKey: string, pinned: boolean): Promise<void> {
  return change(async () => putChat((await services().call(pinChat, { chat_key: chatKey, pinned })).chat));
}

/** Moves a chat to the bin; a toast offers Undo. Resolves to whether it succeeded. */
export function moveToBin(chatKey: string): Promise<boolean> {
  return succeeded(async () => {
    await services().call(deleteChat, { chat_key: chatKey });
    removeFrom("chats", chatKey);
    showToast("done", chatSentences.chatDeleted, { onPress: () => void restore(chatKey) });
    await loadChatLists(chatState.characterId);
  });
}

/** Restores a chat from the bin. */
export function restore(chatKey: string): Promise<void> {
  return change(async () => {
    await services().call(restoreChat, { chat_key: chatKey });
    removeFrom("bin", chatKey);
    await loadChats("chats");
  });
}

/** Deletes a chat that is in the bin. It cannot be restored. */
export function deleteForever(chatKey: string): Promise<void> {
  return change(async () => {
    await services().call(deleteChat, { chat_key: chatKey, forever: true });
    removeFrom("bin", chatKey);
    showToast("done", chatSentences.chatDeletedForever);
  });
}

/** Saves the open chat as a file: Markdown to read, JSON without loss. */
export async function saveAsFile(format: "markdown" | "json"): Promise<void> {
  const { chatKey, chat, characterId, character } = chatState;
  try {
    const file = await services().download(exportChat, { chat_key: chatKey, format });
    const name = `${character?.name ?? characterId} ${chat?.title ?? ""}`;
    files().save(`${fileName(name)}.${format === "json" ? "json" : "md"}`, file);
  } catch (error) {
    showToast("failed", sentenceOf(error));
  }
}

/** The letters and digits of a name, joined by hyphens: valid on every file system. */
function fileName(name: string): string {
  return name
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "")
    .slice(0, 80);
}

async function loadChats(list: "chats" | "bin"): Promise<void> {
  await loadFirstPage(chatsState, list, PAGE_COUNT, chatPages(list));
}

async function loadHits(): Promise<void> {
  await loadFirstPage(chatsState, "hits", PAGE_COUNT, hitPages(chatsState.query));
}

function chatPages(list: "chats" | "bin"): PageSource<Chat> {
  const bin = list === "bin" ? { bin: 1 } : {};
  return { idOf: keyOf, fetchPage: (page, count) => services().call(listChats, { page, count, ...bin }) };
}

function hitPages(query: string): PageSource<ChatHit> {
  return {
    idOf: ({ message_id }) => message_id,
    fetchPage: (page, count) => services().call(searchChats, { text: query.trim(), page, count }),
  };
}

function removeFrom(list: "chats" | "bin", chatKey: string): void {
  const loaded = chatsState[list];
  if (loaded.kind !== "ready") return;
  chatsState[list] = { ...loaded, items: ref(loaded.items.filter((chat) => keyOf(chat) !== chatKey)) };
}

/** Applies a changed chat to the list and to the open chat. */
function putChat(chat: Chat): void {
  const { chats } = chatsState;
  if (chats.kind === "ready") {
    const items = chats.items.map((known) => (keyOf(known) === chat.chat_key ? chat : known));
    chatsState.chats = { ...chats, items: ref(items) };
  }
  if (chatState.chat?.chat_key === chat.chat_key) setChat(chat);
}

async function change(call: () => Promise<void>): Promise<void> {
  if (await succeeded(call)) await loadChatLists(chatState.characterId);
}

async function succeeded(call: () => Promise<void>): Promise<boolean> {
  try {
    await call();
    return true;
  } catch (error) {
    showToast("failed", sentenceOf(error));
    return false;
  }
}
