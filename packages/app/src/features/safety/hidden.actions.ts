import { loadResource, ready } from "../../state/resource.ts";
import { getHidden, type Hidden, type HiddenKind, hide as hideRoute } from "@mimi/contract";
import { ref } from "valtio";
import { assertApiError } from "../../services/api/ApiError.ts";
import { services } from "../../services/services.ts";
import { choose } from "../../state/preferences.actions.ts";
import { preferencesState } from "../../state/preferences.store.ts";
import { sentenceOf } from "../../state/sentences.ts";
import { applyHidden, reloadResults } from "../../state/contentFilter.actions.ts";
import { hiddenKey, contentFilterState } from "../../state/contentFilter.store.ts";
import { showToast } from "../../state/toasts.actions.ts";
import { authState } from "../auth/auth.store.ts";
import { hiddenState } from "./hidden.store.ts";

/** Something that can be hidden, by what it is called. */
export interface Hiding {
  readonly kind: HiddenKind;
  readonly id: string;
  readonly name: string;
}

/** Loads what a member hides; a visitor's is in this browser. */
export async function loadHidden(): Promise<void> {
  if (!isSignedIn()) return;
  await loadResource(hiddenState, "hidden", () => services().call(getHidden, {}), "keep");
}

/** Hides something at once, and says so (`message`) with the way back. */
export async function hide(what: Hiding, message: string): Promise<void> {
  if (await setHidden(what, true))
    showToast("done", message, { onPress: () => void unhide(what.kind, what.id) });
}

/** Shows something again. */
export async function unhide(kind: HiddenKind, id: string): Promise<void> {
  if (await setHidden({ kind, id, name: "" }, false)) reloadResults();
}

/** A member brings along what they hid as a visitor. What cannot be brought now is brought another time. */
export async function adoptHidden(): Promise<void> {
  const { hidden } = preferencesState.chosen;
  if (!isSignedIn() || Object.keys(hidden).length === 0) return;
  try {
    for (const key of Object.keys(hidden)) {
      const place = key.indexOf(":");
      const kind = key.slice(0, place) as HiddenKind;
      keepHidden(await services().call(hideRoute, { kind, id: key.slice(place + 1) }));
    }
    await choose({ hidden: {} });
    reloadResults();
  } catch (error) {
    assertApiError(error);
  }
}

/** Hides something without a word, or shows it again. Answers whether that was kept; a toast says if not. */
export async function setHidden({ kind, id, name }: Hiding, value: boolean): Promise<boolean> {
  const key = hiddenKey(kind, id);
  const before = contentFilterState.hidden;
  const others = Object.fromEntries(Object.entries(before).filter(([known]) => known !== key));
  const next = value ? { ...others, [key]: name } : others;
  if (!isSignedIn()) {
    await choose({ hidden: next });
    return true;
  }
  applyHidden(next);
  try {
    keepHidden(await services().call(hideRoute, { kind, id, value }));
    return true;
  } catch (error) {
    applyHidden(before);
    showToast("failed", sentenceOf(error));
    return false;
  }
}

function keepHidden(hidden: Hidden): void {
  hiddenState.hidden = ready(ref(hidden));
}

const isSignedIn = () => authState.session.kind === "signed-in";
