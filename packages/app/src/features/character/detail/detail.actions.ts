import { failed, loading, ready, retryWhenOnline, startRequest } from "../../../state/resource.ts";
import { type Character, getCharacter, getLastHistory, listSimilar } from "@mimi/contract";
import { ref } from "valtio";
import { paths } from "../../../paths.ts";
import { assertApiError } from "../../../services/api/ApiError.ts";
import { services } from "../../../services/services.ts";
import { characterRefusal } from "../../../state/characterRefusal.ts";
import { newChatKeyOrToast } from "../../../state/newChatKey.ts";
import { isHiddenByRating, wantedRating } from "../../../state/rating.ts";
import { news } from "../../../state/sentences.ts";
import { showToast } from "../../../state/toasts.actions.ts";
import { requireSignIn } from "../../auth/auth.actions.ts";
import { authState } from "../../auth/auth.store.ts";
import { detailState, noDetail } from "./detail.store.ts";
import { withinRating } from "../listingRules.ts";
import type { ReactionKind } from "../reactions/reactionRules.ts";
import { react } from "../reactions/reactions.actions.ts";

const SIMILAR_MAX = 6;

/** Loads a character's page. What is there already stays while it is loaded anew. */
export async function openDetail(id: string): Promise<void> {
  if (detailState.id !== id || detailState.character.kind !== "ready") {
    Object.assign(detailState, { id, character: loading, lastChat: null, similar: [] });
  }
  const chat = loadLastChat(id);
  const isCurrent = startRequest(detailState, "character");
  try {
    const character = await services().call(getCharacter, { character_id: id });
    if (!isCurrent()) return;
    if (isHiddenByRating(character)) detailState.character = { kind: "adult" };
    else {
      detailState.character = ready(ref(character));
      void loadSimilar(id);
    }
  } catch (error) {
    if (isCurrent()) detailState.character = characterRefusal(error) ?? failed(error);
  }
  await chat;
}

/** Shows a character that came with the page, for server rendering and hydration. */
export function showDetail(id: string, character: Character): void {
  Object.assign(detailState, { id, character: ready(ref(character)), lastChat: null, similar: [] });
}

/** Asks again for a character that could not be had without a connection, once there is one. */
export function retryDetailWhenOnline(): () => void {
  return retryWhenOnline([() => detailState.character, () => void openDetail(detailState.id)]);
}

/** Sets or clears what the viewer feels about the character that shows. */
export function reactToDetail(kind: ReactionKind, value: boolean): void {
  const { character } = detailState;
  if (character.kind === "ready") void react(character.value, kind, value);
}

/** A key for another chat beside the last one; null when it cannot be had, or not without signing in (§6). */
export async function startNewChat(id: string): Promise<string | null> {
  if (detailState.opening || !requireSignIn(paths.chat(id))) return null;
  detailState.opening = "newChat";
  try {
    return await newChatKeyOrToast(id);
  } finally {
    detailState.opening = null;
  }
}

/** Hands the page's address to whoever it is meant for. */
export async function shareDetail(name: string, address: string): Promise<void> {
  const result = await services().browser.share(name, address);
  if (result === "copied") showToast("done", news.linkCopied);
}

/** Forgets the page; the next one starts from nothing. */
export function closeDetail(): void {
  Object.assign(detailState, noDetail);
}

async function loadLastChat(id: string): Promise<void> {
  if (authState.session.kind !== "signed-in") return;
  try {
    const { chat } = await services().call(getLastHistory, { character_id: id });
    if (detailState.id === id) detailState.lastChat = chat && ref(chat);
  } catch (error) {
    // Without it the page offers a new chat, and opening that one finds the last.
    assertApiError(error);
  }
}

async function loadSimilar(id: string): Promise<void> {
  const rating = wantedRating();
  try {
    const similar = withinRating(await services().call(listSimilar, { character_id: id, rating }), rating);
    if (detailState.id === id) detailState.similar = ref(similar.slice(0, SIMILAR_MAX));
  } catch (error) {
    // The row is an extra: without it the page is whole.
    assertApiError(error);
  }
}
