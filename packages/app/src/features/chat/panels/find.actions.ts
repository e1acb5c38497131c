import { type ChatHit, PAGE_COUNT_MAX, searchChats } from "@mimi/contract";
import { ref } from "valtio";
import { assertApiError } from "../../../services/api/ApiError.ts";
import { services } from "../../../services/services.ts";
import { chatState } from "../engine/chat.store.ts";
import { findState, noQuery } from "./find.store.ts";
import { goToMessage } from "../engine/history.actions.ts";
import { setFinding } from "./panel.actions.ts";

/** Milliseconds without a keystroke before words are looked for. */
const DEBOUNCE_MS = 250;
/** Pages of hits that are gone through; whoever has more looks for more than one word. */
const PAGES_MAX = 10;

let waiting: ReturnType<typeof setTimeout> | undefined;

/** Looks for words in this conversation, once the typing pauses. */
export function find(query: string): void {
  clearTimeout(waiting);
  const isSought = query.trim() !== "";
  Object.assign(findState, { query, result: { kind: isSought ? "searching" : "idle" } });
  if (isSought) waiting = setTimeout(() => void search(), DEBOUNCE_MS);
}

/** Goes to the next one (1) or the one before (-1), and from the last to the first. */
export function step(by: 1 | -1): void {
  const { result } = findState;
  if (result.kind !== "found") return;
  show(result.hits, (result.at + by + result.hits.length) % result.hits.length);
}

/** Nothing is looked for any more. */
export function closeFind(): void {
  clearTimeout(waiting);
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
    // What was said last is what somebody looks for first.
    else show(hits, hits.length - 1);
  } catch (error) {
    assertApiError(error);
    if (isWanted()) findState.result = { kind: "failed" };
  }
}

/** All hits in reading order. */
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
