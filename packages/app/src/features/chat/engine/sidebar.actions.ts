import { getQuota, listChats } from "@mimi/contract";
import { ref } from "valtio";
import { assertApiError } from "../../../services/api/ApiError.ts";
import { services } from "../../../services/services.ts";
import { type ChatState, chatState } from "./chat.store.ts";

const RAIL_MAX = 20;
const OTHERS_MAX = 10;

/** What stands around a conversation; it can be read and continued without. */
export async function loadSidebar(characterId: string): Promise<void> {
  await Promise.all([loadQuota(), loadChatLists(characterId)]);
}

/** Counts what was asked about the quota, and what was told of it unasked; and which of these the composer shows. */
let asked = 0;
let known = 0;

/** Asks how many of today's messages are left. An answer that newer news came before is passed over. */
export async function loadQuota(): Promise<void> {
  const number = ++asked;
  try {
    applyQuota(await services().call(getQuota, {}), number);
  } catch (error) {
    assertApiError(error);
  }
}

/** Takes up how many of today's messages are left, unless something newer is known. */
export function applyQuota(quota: NonNullable<ChatState["quota"]>, number = ++asked): void {
  if (number < known) return;
  known = number;
  chatState.quota = quota;
}

/** Lists the viewer's chats anew. */
export async function loadChatLists(characterId: string): Promise<void> {
  const { call } = services();
  try {
    const [own, latest] = await Promise.all([
      call(listChats, { character_id: characterId, page: 1, count: RAIL_MAX }),
      call(listChats, { page: 1, count: OTHERS_MAX }),
    ]);
    if (chatState.characterId !== characterId) return;
    chatState.chats = ref(own.items);
    const present = own.items.find(({ chat_key }) => chat_key === chatState.chat?.chat_key);
    if (present) chatState.chat = ref(present);
    chatState.others = ref(latest.items.filter((chat) => chat.character_id !== characterId));
  } catch (error) {
    assertApiError(error);
  }
}
