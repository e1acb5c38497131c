import { failed, loading, ready, retryWhenOnline, startRequest } from "../../../state/remote/resource.ts";
import { type Character, getCharacter, getLastHistory, listSimilar } from "@mimi/contract";
import { ref } from "valtio";
import { paths } from "../../../paths.ts";
import { assertApiError } from "../../../services/api/ApiError.ts";
import { page } from "../../../services/browser/page.ts";
import { services } from "../../../services/services.ts";
import { characterRefusal } from "../../../state/remote/characterRefusal.ts";
import { newChatKeyOrToast } from "../../../state/remote/newChatKey.ts";
import { isHiddenByRating, wantedRating } from "../../../state/preferences/rating.ts";
import { showToast } from "../../../state/overlays/toasts.actions.ts";
import { requireSignIn } from "../../auth/auth.actions.ts";
import { authState } from "../../auth/auth.store.ts";
import { detailState, noDetail } from "./detail.store.ts";
import { withinRating } from "../listingRules.ts";
import type { ReactionKind } from "../reactions/reactionRules.ts";
import { react } from "../reactions/reactions.actions.ts";
import { toastTexts } from "../../../locales/en/toasts.ts";
import { texts } from "../../../state/texts/texts.ts";

const SIMILAR_MAX = 6;

/** Loads a character's page. A loaded page stays while it is loaded again. */
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

/** Sets a character that the server has rendered, for server rendering and hydration. */
export function showDetail(id: string, character: Character): void {
  Object.assign(detailState, { id, character: ready(ref(character)), lastChat: null, similar: [] });
}

/** Loads the character again after it failed offline, when the browser comes online. Returns the function that stops it. */
export function retryDetailWhenOnline(): () => void {
  return retryWhenOnline([() => detailState.character, () => void openDetail(detailState.id)]);
}

/** Sets or clears a reaction to the character of the page. */
export function reactToDetail(kind: ReactionKind, value: boolean): void {
  const { character } = detailState;
  if (character.kind === "ready") void react(character.value, kind, value);
}

/** Requests the key of another chat. Null when the request fails, or the user is not signed in (§6). */
export async function requestNewChatKey(id: string): Promise<string | null> {
  if (detailState.opening || !requireSignIn(paths.chat(id))) return null;
  detailState.opening = "newChat";
  try {
    return await newChatKeyOrToast(id);
  } finally {
    detailState.opening = null;
  }
}

/** Shares the address of the page, or copies it. */
export async function shareDetail(name: string, address: string): Promise<void> {
  const result = await page().share(name, address);
  if (result === "copied") showToast("done", texts(toastTexts).linkCopied);
  // The user copies the address by hand.
  if (result === "refused") detailState.shared = page().addressOf(address);
}

/** Closes the dialog with the address. */
export function closeShared(): void {
  detailState.shared = null;
}

/** Clears the store of the page. */
export function closeDetail(): void {
  Object.assign(detailState, noDetail);
}

async function loadLastChat(id: string): Promise<void> {
  if (authState.session.kind !== "signed-in") return;
  const isCurrent = startRequest(detailState, "lastChat");
  try {
    const { chat } = await services().call(getLastHistory, { character_id: id });
    if (isCurrent()) detailState.lastChat = chat && ref(chat);
  } catch (error) {
    // Without the last chat the page offers a new one, and opening that finds the last one.
    assertApiError(error);
  }
}

async function loadSimilar(id: string): Promise<void> {
  const rating = wantedRating();
  const isCurrent = startRequest(detailState, "similar");
  try {
    const similar = withinRating(await services().call(listSimilar, { character_id: id, rating }), rating);
    if (isCurrent()) detailState.similar = ref(similar.slice(0, SIMILAR_MAX));
  } catch (error) {
    // The page works without similar characters.
    assertApiError(error);
  }
}
