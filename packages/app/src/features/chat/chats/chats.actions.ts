import {
  type Chat,
  type ChatHit,
  deleteChat,
  exportChat,
  listChats,
  PAGE_COUNT_MAX,
  pinChat,
  renameChat,
  restoreChat,
  searchChats,
} from "@mimi/contract";
import { files } from "../../../services/browser/files.ts";
import { page } from "../../../services/browser/page.ts";
import { services } from "../../../services/services.ts";
import { storedViews } from "../../../services/storage/lastViews.ts";
import {
  changeItems,
  loadFirstPage,
  loadNextPage,
  type PageSource,
} from "../../../state/remote/pagedResource.ts";
import { retryWhenOnline } from "../../../state/remote/resource.ts";
import { sentenceOf } from "../../../state/texts/sentenceOf.ts";
import { contentFilterState } from "../../../state/preferences/contentFilter.store.ts";
import { endToasts, showToast } from "../../../state/overlays/toasts.actions.ts";
import { changeUnsent, restoreUnsent } from "../../auth/unsentForms.actions.ts";
import { chatState } from "../engine/chat.store.ts";
import { applyChat, loadChatLists } from "../engine/sidebar.actions.ts";
import { chatsState } from "./chats.store.ts";
import { chatTexts } from "../../../locales/en/chat.ts";
import { shownCharacterName } from "../../../state/texts/shownName.ts";
import { texts } from "../../../state/texts/texts.ts";

const PAGE_COUNT = 20;
/** Milliseconds without a key press before a search is sent. */
const DEBOUNCE_MS = 250;

let debounce: ReturnType<typeof setTimeout> | undefined;

const keyOf = ({ chat_key }: Chat) => chat_key;

/** Loads the chats, and starts the search with `query`. */
export async function openChats(query = ""): Promise<void> {
  searchFor(query);
  chatsState.version = contentFilterState.version;
  await loadChats("chats");
}

/** Loads pages of chats until this chat is in the list. */
export async function openChatsUntil(chatKey: string): Promise<void> {
  await openChats();
  while (isOnLaterPage(chatKey)) await loadMore("chats");
}

/** Loads what failed offline, when the browser is online again. Returns the function that stops it. */
export function retryChatsWhenOnline(): () => void {
  return retryWhenOnline(
    [() => chatsState.chats, () => loadChats("chats")],
    [() => chatsState.bin, openBin],
    [() => chatsState.titles, retrySearch],
    [() => chatsState.hits, retrySearch],
  );
}

/** Loads every list again when the content filter has changed since. */
export async function reloadForContentFilter(): Promise<void> {
  if (chatsState.version === contentFilterState.version) return;
  chatsState.version = contentFilterState.version;
  await Promise.all([loadChats("chats"), loadChats("bin"), reloadResults()]);
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

/** Loads what another tab changed. Returns the function that stops it. */
export function reloadWhenOtherTabsChange(): () => void {
  return page().onTabs(({ chatKey, changed }) => {
    if (chatKey === undefined && changed !== "chats") return;
    void loadChats("chats");
    if (chatsState.bin.kind === "ready") void loadChats("bin");
    void reloadResults();
  });
}

/** Loads the next page of a list. */
export async function loadMore(list: "chats" | "bin"): Promise<void> {
  await loadNextPage(chatsState, list, chatPages(list));
}

/** Sets the order of the chats. */
export function setOrder(order: "time" | "character"): void {
  chatsState.order = order;
}

/** Searches in the titles and messages of all chats, when the user pauses typing. */
export function searchFor(query: string): void {
  clearTimeout(debounce);
  Object.assign(chatsState, { query, titles: { kind: "loading" }, hits: { kind: "loading" } });
  if (query.trim() !== "") debounce = setTimeout(() => void reloadResults(), DEBOUNCE_MS);
}

/** Searches again after a failure. */
export function retrySearch(): void {
  searchFor(chatsState.query);
}

/** Loads the next page of titles or of messages that were found. */
export async function loadMoreResults(list: "titles" | "hits"): Promise<void> {
  const { query } = chatsState;
  if (list === "titles") await loadNextPage(chatsState, list, titlePages(query));
  else await loadNextPage(chatsState, list, hitPages(query));
}

/** Renames a chat. Another try continues with a title that was not saved. */
export async function rename(chatKey: string, title: string): Promise<boolean> {
  const isSaved = await change(
    async () => putChat((await services().call(renameChat, { chat_key: chatKey, title })).chat),
    chatKey,
  );
  if (!isSaved) draftTitle(chatKey, title);
  return isSaved;
}

/** The key of the titles that are not saved: a form with a text for each chat. */
export const TITLES_KEY = "titles";

/** Sets and stores the title that is typed for a chat. */
export function draftTitle(chatKey: string, title: string): void {
  changeUnsent(TITLES_KEY, { [chatKey]: title });
}

/** Restores the titles that were typed and not saved. */
export function restoreTitles(): Promise<void> {
  return restoreUnsent(TITLES_KEY);
}

/** Pins or unpins a chat. */
export function pinOf(chatKey: string, pinned: boolean): Promise<boolean> {
  return change(
    async () => putChat((await services().call(pinChat, { chat_key: chatKey, pinned })).chat),
    chatKey,
  );
}

/** Moves a chat to the bin; a toast offers Undo. Resolves to whether it succeeded. */
export function moveToBin(chatKey: string): Promise<boolean> {
  return change(async () => {
    await services().call(deleteChat, { chat_key: chatKey });
    void storedViews().removeAll();
    for (const list of ["chats", "titles", "hits"] as const) removeFrom(list, chatKey);
    showToast("done", texts(chatTexts).chatDeleted, { onClick: () => void restore(chatKey) }, chatKey);
  }, chatKey);
}

/** Restores a chat from the bin. */
export function restore(chatKey: string): Promise<boolean> {
  return change(async () => {
    await services().call(restoreChat, { chat_key: chatKey });
    endToasts(chatKey);
    removeFrom("bin", chatKey);
    await Promise.all([loadChats("chats"), reloadResults()]);
  }, chatKey);
}

/** Deletes a chat that is in the bin. It cannot be restored. */
export function deleteForever(chatKey: string): Promise<boolean> {
  return change(async () => {
    await services().call(deleteChat, { chat_key: chatKey, forever: true });
    removeFrom("bin", chatKey);
    showToast("done", texts(chatTexts).chatDeletedForever, undefined, chatKey);
  });
}

/** Saves the open chat as a file: Markdown to read, JSON without loss. */
export async function saveAsFile(format: "markdown" | "json"): Promise<void> {
  const { chatKey, chat, characterId, character } = chatState;
  try {
    const file = await services().download(exportChat, { chat_key: chatKey, format });
    const name = `${character ? shownCharacterName(character.name) : characterId} ${chat?.title ?? ""}`;
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

/** Loads a list again, as far as it was loaded. */
async function loadChats(list: "chats" | "bin"): Promise<void> {
  const loaded = chatsState[list];
  const pages = loaded.kind === "ready" ? Math.ceil(loaded.items.length / PAGE_COUNT) : 1;
  const count = Math.min(PAGE_COUNT_MAX, Math.max(1, pages) * PAGE_COUNT);
  await loadFirstPage(chatsState, list, count, chatPages(list));
}

/** Loads the results of the search again; nothing without a search. */
async function reloadResults(): Promise<void> {
  const { query } = chatsState;
  if (query.trim() === "") return;
  await Promise.all([
    loadFirstPage(chatsState, "titles", PAGE_COUNT, titlePages(query)),
    loadFirstPage(chatsState, "hits", PAGE_COUNT, hitPages(query)),
  ]);
}

function chatPages(list: "chats" | "bin"): PageSource<Chat> {
  const bin = list === "bin" ? { bin: 1 } : {};
  return { idOf: keyOf, fetchPage: (page, count) => services().call(listChats, { page, count, ...bin }) };
}

function titlePages(query: string): PageSource<Chat> {
  const title = query.trim();
  return { idOf: keyOf, fetchPage: (page, count) => services().call(listChats, { page, count, title }) };
}

function hitPages(query: string): PageSource<ChatHit> {
  return {
    idOf: ({ message_id }) => message_id,
    fetchPage: (page, count) => services().call(searchChats, { text: query.trim(), page, count }),
  };
}

function removeFrom(list: "chats" | "bin" | "titles" | "hits", chatKey: string): void {
  const without = <Item extends { readonly chat_key: string }>(items: readonly Item[]) =>
    items.filter(({ chat_key }) => chat_key !== chatKey);
  const { query } = chatsState;
  if (list === "hits") changeItems(chatsState, list, hitPages(query), without);
  else changeItems(chatsState, list, list === "titles" ? titlePages(query) : chatPages(list), without);
}

/** Applies a changed chat to the lists, and to the open chat. */
function putChat(chat: Chat): void {
  const withChange = (items: readonly Chat[]) =>
    items.map((known) => (keyOf(known) === chat.chat_key ? chat : known)).sort(inOrderOfList);
  changeItems(chatsState, "chats", chatPages("chats"), withChange);
  changeItems(chatsState, "titles", titlePages(chatsState.query), withChange);
  applyChat(chat);
}

/** The order of the API: pinned chats first, then the latest. */
function inOrderOfList(a: Chat, b: Chat): number {
  return Number(b.pinned) - Number(a.pinned) || Date.parse(b.updated_at) - Date.parse(a.updated_at);
}

/**
 * Changes chats, and loads what shows them, also in other tabs. Resolves to whether it succeeded.
 *
 * @param chatKey The chat that has changed: another tab may show it.
 */
async function change(call: () => Promise<void>, chatKey?: string): Promise<boolean> {
  try {
    await call();
  } catch (error) {
    showToast("failed", sentenceOf(error));
    return false;
  }
  page().notifyTabs({ changed: "chats", ...(chatKey && { chatKey }) });
  await reloadSidebar();
  return true;
}

/** The lists beside the open chat; on the page of chats there is none. */
async function reloadSidebar(): Promise<void> {
  const { characterId } = chatState;
  if (characterId !== "") await loadChatLists(characterId);
}
