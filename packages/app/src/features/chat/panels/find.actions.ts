import { type ChatHit, PAGE_COUNT_MAX, searchChats } from "@mimi/contract";
import { ref } from "valtio";
import { assertApiError } from "../../../services/api/ApiError.ts";
import { services } from "../../../services/services.ts";
import { setFinding } from "../engine/open.actions.ts";
import { chatState } from "../engine/chat.store.ts";
import { goToMessage } from "../engine/history.actions.ts";
import { findState, noQuery } from "./find.store.ts";

/** Milliseconds without a key press before a search is sent. */
const DEBOUNCE_MS = 250;
/** Pages of results that are loaded. A user with more results has to search for more than one word. */
const PAGES_MAX = 10;

let debounce: ReturnType<typeof setTimeout> | undefined;

/** Opens the search by its keys, also when it is open and the focus is elsewhere. */
export function openFind(): void {
  findState.openedCount += 1;
  setFinding(true);
}

/** Searches in this chat, when the user pauses typing. */
export function find(query: string): void {
  clearTimeout(debounce);
  const hasQuery = query.trim() !== "";
  Object.assign(findState, { query, result: { kind: hasQuery ? "searching" : "idle" } });
  if (hasQuery) debounce = setTimeout(() => void search(), DEBOUNCE_MS);
}

/** Goes to the next result (1) or the previous one (-1). The first follows the last. */
export function step(by: 1 | -1): void {
  const { result } = findState;
  if (result.kind !== "found") return;
  show(result.hits, (result.at + by + result.hits.length) % result.hits.length);
}

/** Closes the search. */
export function closeFind(): void {
  clearTimeout(debounce);
  Object.assign(findState, noQuery);
  setFinding(false);
}

async function search(): Promise<void> {
  const { query } = findState;
  const { chatKey } = chatState;
  const isWanted = () => findState.query === query && chatState.chatKey === chatKey;
  try {
    const hits = await hitsOf(query.trim(), chatKey, isWanted);
    if (!isWanted()) return;
    if (hits.length === 0) findState.result = { kind: "none" };
    // Most users look for something recent.
    else show(hits, hits.length - 1);
  } catch (error) {
    assertApiError(error);
    if (isWanted()) findState.result = { kind: "failed" };
  }
}

/** All results in reading order. */
async function hitsOf(text: string, chatKey: string, isWanted: () => boolean): Promise<ChatHit[]> {
  const hits: ChatHit[] = [];
  for (let page = 1; page <= PAGES_MAX && isWanted(); page += 1) {
    const found = await services().call(searchChats, {
      text,
      chat_key: chatKey,
      page,
      count: PAGE_COUNT_MAX,
    });
    hits.push(...found.items);
    if (!found.has_more) break;
  }
  return hits.sort((one, other) => one.position - other.position);
}

function show(hits: readonly ChatHit[], at: number): void {
  findState.result = { kind: "found", hits: ref([...hits]), at };
  const hit = hits[at];
  if (hit) void goToMessage(hit.message_id);
}
