import {
  type Chat,
  deleteChat,
  exportChat,
  listChats,
  pinChat,
  renameChat,
  restoreChat,
  searchChats,
} from "@mimi/contract";
import { ref } from "valtio";
import { assertApiError } from "../../../services/api/ApiError.ts";
import { files } from "../../../services/files.ts";
import { services } from "../../../services/services.ts";
import { sentenceOf } from "../../../state/sentences.ts";
import { contentFilterState } from "../../../state/contentFilter.store.ts";
import { showToast } from "../../../state/toasts.actions.ts";
import { loadChatLists } from "../engine/sidebar.actions.ts";
import { chatState } from "../engine/chat.store.ts";
import { chatSentences } from "../engine/chatSentences.ts";
import { chatsState } from "./chats.store.ts";
import { nextPage, type Paged, pagedWithPage } from "./pages.ts";

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
  if (chatsState.chats.kind !== "ready") chatsState.chats = { kind: "loading" };
  await readChats("chats", 1);
  while (until && isFurtherOn(until)) await readMore("chats");
}

/** Reads every list anew once something else may be seen than when they were read. */
export async function reloadForContentFilter(): Promise<void> {
  if (chatsState.round === contentFilterState.round) return;
  chatsState.round = contentFilterState.round;
  const { query } = chatsState;
  await Promise.all([readChats("chats", 1), readChats("bin", 1), query.trim() !== "" && readHits(1)]);
}

/** Whether a chat may stand on a page that has not been read. */
function isFurtherOn(chatKey: string): boolean {
  const { chats } = chatsState;
  return (
    nextPage(chats) > 1 && chats.kind === "ready" && !chats.items.some((chat) => keyOf(chat) === chatKey)
  );
}

/** Lists the chats that were deleted and can still be brought back. */
export async function openBin(): Promise<void> {
  chatsState.bin = { kind: "loading" };
  await readChats("bin", 1);
}

/** Reads the next page of a list. */
export async function readMore(list: "chats" | "bin"): Promise<void> {
  const page = nextPage(chatsState[list]);
  if (page === 0) return;
  chatsState[list] = streamingMessage(chatsState[list]);
  await readChats(list, page);
}

export function setOrder(order: "time" | "character"): void {
  chatsState.order = order;
}

/** Searches all chats for words, once the typing pauses. */
export function searchFor(query: string): void {
  clearTimeout(waiting);
  chatsState.query = query;
  chatsState.hits = { kind: "loading" };
  if (query.trim() !== "") waiting = setTimeout(() => void readHits(1), DEBOUNCE_MS);
}

/** Reads the next page of what was found. */
export async function readMoreHits(): Promise<void> {
  const page = nextPage(chatsState.hits);
  if (page === 0) return;
  chatsState.hits = streamingMessage(chatsState.hits);
  await readHits(page);
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
    await readChats("chats", 1);
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

async function readChats(list: "chats" | "bin", page: number): Promise<void> {
  const input = { page, count: PAGE_COUNT, ...(list === "bin" ? { bin: 1 } : {}) };
  try {
    chatsState[list] = ref(pagedWithPage(chatsState[list], await services().call(listChats, input), keyOf));
  } catch (error) {
    assertApiError(error);
    chatsState[list] = { kind: "failed" };
  }
}

async function readHits(page: number): Promise<void> {
  const { query } = chatsState;
  try {
    const found = await services().call(searchChats, { text: query.trim(), page, count: PAGE_COUNT });
    if (chatsState.query !== query) return;
    chatsState.hits = ref(pagedWithPage(chatsState.hits, found, ({ message_id }) => message_id));
  } catch (error) {
    assertApiError(error);
    if (chatsState.query === query) chatsState.hits = { kind: "failed" };
  }
}

function streamingMessage<Item>(list: Paged<Item>): Paged<Item> {
  return list.kind === "ready" ? ref({ ...list, more: "loading" as const }) : list;
}

function take(list: "chats" | "bin", chatKey: string): void {
  const { items, ...rest } = { items: [], ...chatsState[list] };
  if (rest.kind === "ready")
    chatsState[list] = ref({ ...rest, items: items.filter((chat) => keyOf(chat) !== chatKey) });
}

/** A chat as it is now, wherever it shows. */
function put(chat: Chat): void {
  const { chats } = chatsState;
  if (chats.kind === "ready") {
    const items = chats.items.map((known) => (keyOf(known) === chat.chat_key ? chat : known));
    chatsState.chats = ref({ ...chats, items });
  }
  if (chatState.chat?.chat_key === chat.chat_key) chatState.chat = ref(chat);
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
