import { loadResource, ready } from "../../../state/remote/resource.ts";
import { getHidden, type Hidden, type HiddenKind, hide as hideRoute } from "@mimi/contract";
import { ref } from "valtio";
import { assertApiError } from "../../../services/api/ApiError.ts";
import { services } from "../../../services/services.ts";
import { choose } from "../../../state/preferences/preferences.actions.ts";
import { preferencesState } from "../../../state/preferences/preferences.store.ts";
import { sentenceOf } from "../../../state/texts/sentenceOf.ts";
import { applyHidden, reloadResults } from "../../../state/preferences/contentFilter.actions.ts";
import { hiddenKey, contentFilterState } from "../../../state/preferences/contentFilter.store.ts";
import { endToasts, showToast } from "../../../state/overlays/toasts.actions.ts";
import { authState } from "../../auth/auth.store.ts";
import { hiddenState } from "./hidden.store.ts";

/** Something that can be hidden, with its name. */
export interface Hiding {
  readonly kind: HiddenKind;
  readonly id: string;
  readonly name: string;
}

/** Loads what the user hides. For a visitor this browser stores it. */
export async function loadHidden(): Promise<void> {
  if (!isSignedIn()) return;
  await loadResource(hiddenState, "hidden", () => services().call(getHidden, {}), "keep");
}

/** Hides something at once, and shows `message` in a toast with Undo. */
export async function hide(what: Hiding, message: string): Promise<void> {
  if (await setHidden(what, true))
    showToast(
      "done",
      message,
      { onClick: () => void unhide(what.kind, what.id) },
      hiddenKey(what.kind, what.id),
    );
}

/** Shows something again. */
export async function unhide(kind: HiddenKind, id: string): Promise<void> {
  if (await setHidden({ kind, id, name: "" }, false)) reloadResults();
}

/** Sends to the API what the user hid as a visitor. After a failure the next start tries again. */
export async function adoptHidden(): Promise<void> {
  const { hidden } = preferencesState.chosen;
  if (!isSignedIn() || Object.keys(hidden).length === 0) return;
  try {
    for (const key of Object.keys(hidden)) {
      const colon = key.indexOf(":");
      const kind = key.slice(0, colon) as HiddenKind;
      applyAnswer(await services().call(hideRoute, { kind, id: key.slice(colon + 1) }));
    }
    await choose({ hidden: {} });
    reloadResults();
  } catch (error) {
    assertApiError(error);
  }
}

/** Hides something, or shows it again. Resolves to whether it was saved; a toast shows a failure. */
export async function setHidden({ kind, id, name }: Hiding, value: boolean): Promise<boolean> {
  const key = hiddenKey(kind, id);
  const before = contentFilterState.hidden[key];
  if (!value) endToasts(key);
  const next = withHidden(key, value ? name : undefined);
  if (!isSignedIn()) {
    await choose({ hidden: next });
    return true;
  }
  applyHidden(next);
  try {
    applyAnswer(await services().call(hideRoute, { kind, id, value }));
    return true;
  } catch (error) {
    // What else was hidden meanwhile stays so.
    applyHidden(withHidden(key, before));
    showToast("failed", sentenceOf(error));
    return false;
  }
}

/** What is hidden, with something under this name, or without it. */
function withHidden(key: string, name: string | undefined): Readonly<Record<string, string>> {
  const { [key]: _before, ...others } = contentFilterState.hidden;
  return name === undefined ? others : { ...others, [key]: name };
}

function applyAnswer(hidden: Hidden): void {
  hiddenState.hidden = ready(ref(hidden));
}

const isSignedIn = () => authState.session.kind === "signed-in";
