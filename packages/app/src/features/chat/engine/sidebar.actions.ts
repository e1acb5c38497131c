import { type Chat, getQuota, listChats } from "@mimi/contract";
import { ref } from "valtio";
import { assertApiError } from "../../../services/api/ApiError.ts";
import { services } from "../../../services/services.ts";
import { type ChatState, chatState } from "./chat.store.ts";

const CHATS_MAX = 20;
const OTHERS_MAX = 10;

/** Loads the quota and the lists of chats. The chat works without them. */
export async function loadSidebar(characterId: string): Promise<void> {
  await Promise.all([loadQuota(), loadChatLists(characterId)]);
}

/** The number of the latest request or event with a quota, and of the one that is shown. */
let latest = 0;
let shown = 0;

/** Loads how many messages are left today. An answer is dropped when a newer quota is known. */
export async function loadQuota(): Promise<void> {
  const number = ++latest;
  try {
    applyQuota(await services().call(getQuota, {}), number);
  } catch (error) {
    assertApiError(error);
  }
}

/** Applies a quota, unless a newer one is known. */
export function applyQuota(quota: NonNullable<ChatState["quota"]>, number = ++latest): void {
  if (number < shown) return;
  shown = number;
  chatState.quota = quota;
}

/** Loads the user's chats with this character, and the latest ones with others. */
export async function loadChatLists(characterId: string): Promise<void> {
  const { call } = services();
  try {
    const [own, recent] = await Promise.all([
      call(listChats, { character_id: characterId, page: 1, count: CHATS_MAX }),
      call(listChats, { page: 1, count: OTHERS_MAX }),
    ]);
    if (chatState.characterId !== characterId) return;
    chatState.chats = ref(own.items);
    const open = own.items.find(({ chat_key }) => chat_key === chatState.chat?.chat_key);
    if (open) chatState.chat = ref(open);
    chatState.others = ref(recent.items.filter((chat) => chat.character_id !== characterId));
  } catch (error) {
    assertApiError(error);
  }
}

/** Milliseconds after the first reply at which the title is loaded that the model writes then. */
const TITLE_AFTER_MS = [3_000, 12_000];

/** Loads the lists again after the first reply, until the chat has another title. */
export function loadTitle(): void {
  const { characterId, chat } = chatState;
  for (const ms of TITLE_AFTER_MS)
    setTimeout(() => {
      const isSame = chatState.chat?.chat_key === chat?.chat_key && chatState.chat?.title === chat?.title;
      if (isSame && chat) void loadChatLists(characterId);
    }, ms);
}

/** Applies a changed chat, when it is the open one. */
export function applyChat(chat: Chat): void {
  if (chatState.chat?.chat_key === chat.chat_key) chatState.chat = ref(chat);
}
