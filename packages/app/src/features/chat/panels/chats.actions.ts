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
import { sentenceOf } from "../../../state/sentences.ts";
import { contentFilterState } from "../../../state/contentFilter.store.ts";
import { showToast } from "../../../state/toasts.actions.ts";
import { loadChatLists } from "../engine/sidebar.actions.ts";
import { chatState } from "../engine/chat.store.ts";
import { chatSentences } from "../engine/chatSentences.ts";
import { setChat } from "../engine/messages.actions.ts";
import { chatsState } from "./chats.store.ts";
import { loadFirstPage, loadNextPage, type PageSource } from "../../../state/pagedResource.ts";

const PAGE_COUNT = 20;
/** Milliseconds without a keystroke before words are searched for. */
const DEBOUNCE_MS = 250;

let waiting: ReturnType<typeof setTimeout> | undefined;

const keyOf = ({ chat_key }: Chat) => chat_key;

/**
 * Lists the reader's chats from the beginning; what was searched for before is forgotten. With a chat, as many pages
 * as it takes to find it.
 */
export async function openChats(until?: string): Promise<void> {
  searchFor("");
  chatsState.round = contentFilterState.round;
  await loadChats("chats");
  while (until && isFurtherOn(until)) await readMore("chats");
}

/** Reads every list anew once something else may be seen than when they were read. */
export async function reloadForContentFilter(): Promise<void> {
  if (chatsState.round === contentFilterState.round) return;
  chatsState.round = contentFilterState.round;
  const { query } = chatsState;
  await Promise.all([loadChats("chats"), loadChats("bin"), query.trim() !== "" && loadHits()]);
}

/** Whether a chat may stand on a page that has not been read. */
function isFurtherOn(chatKey: string): boolean {
  const { chats } = chatsState;
  return (
    chats.kind === "ready" &&
    chats.more === "available" &&
    !chats.items.some((chat) => keyOf(chat) === chatKey)
  );
}

/** Lists the chats that were deleted and can still be brought back. */
export async function openBin(): Promise<void> {
  chatsState.bin = { kind: "loading" };
  await loadChats("bin");
}

/** Reads the next page of a list. */
export async function readMore(list: "chats" | "bin"): Promise<void> {
  await loadNextPage(chatsState, list, chatPages(list));
}

export function setOrder(order: "time" | "character"): void {
  chatsState.order = order;
}

/** Searches all chats for words, once the typing pauses. */
export function searchFor(query: string): void {
  clearTimeout(waiting);
  chatsState.query = query;
  chatsState.hits = { kind: "loading" };
  if (query.trim() !== "") waiting = setTimeout(() => void loadHits(), DEBOUNCE_MS);
}

/** Reads the next page of what was found. */
export async function readMoreHits(): Promise<void> {
  await loadNextPage(chatsState, "hits", hitPages(chatsState.query));
}

/** Calls a chat otherwise. */
export function rename(chatKey: string, title: string): Promise<void> {
  return change(async () => put((await services().call(renameChat, { chat_key: chatKey, title })).chat));
}

/** Keeps a chat before all others, or lets it go. */
export function pinOf(chatKey: string, pinned: boolean): Promise<void> {
  return change(async () => put((await services().call(pinChat, { chat_key: chatKey, pinned })).chat));
}

/** Puts a chat into the bin; a toast brings it back. Answers whether it is there. */
export function remove(chatKey: string): Promise<boolean> {
  return succeeded(async () => {
    await services().call(deleteChat, { chat_key: chatKey });
    take("chats", chatKey);
    showToast("done", chatSentences.chatDeleted, { onPress: () => void restore(chatKey) });
    await loadChatLists(chatState.characterId);
  });
}

/** Brings a chat back out of the bin. */
export function restore(chatKey: string): Promise<void> {
  return change(async () => {
    await services().call(restoreChat, { chat_key: chatKey });
    take("bin", chatKey);
    await loadChats("chats");
  });
}

/** Deletes a chat for real. */
export function destroy(chatKey: string): Promise<void> {
  return change(async () => {
    await services().call(deleteChat, { chat_key: chatKey, forever: true });
    take("bin", chatKey);
    showToast("done", chatSentences.chatDestroyed);
  });
}

/** Hands the conversation that is open to the reader as a file: Markdown to read, JSON without loss. */
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

/** Letters and digits of a name, joined so that every file system takes them. */
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

function take(list: "chats" | "bin", chatKey: string): void {
  const loaded = chatsState[list];
  if (loaded.kind !== "ready") return;
  chatsState[list] = { ...loaded, items: ref(loaded.items.filter((chat) => keyOf(chat) !== chatKey)) };
}

/** A chat as it is now, wherever it shows. */
function put(chat: Chat): void {
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
