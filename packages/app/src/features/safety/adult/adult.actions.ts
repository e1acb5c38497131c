import { subscribe } from "valtio";
import { services } from "../../../services/services.ts";
import { showDialog } from "../../../state/overlays/dialogs.actions.ts";
import { dialogsState } from "../../../state/overlays/dialogs.store.ts";
import { showToast } from "../../../state/overlays/toasts.actions.ts";
import { reloadResults } from "../../../state/preferences/contentFilter.actions.ts";
import { choose } from "../../../state/preferences/preferences.actions.ts";
import { preferencesState } from "../../../state/preferences/preferences.store.ts";
import { sentenceOf } from "../../../state/texts/sentenceOf.ts";
import { requireSignIn } from "../../auth/auth.actions.ts";
import { authState } from "../../auth/auth.store.ts";
import { loadUser, reloadUser } from "../../auth/user.actions.ts";
import { adultState } from "./adult.store.ts";
import { attest, loadGate, storeAdultWanted, storeUnder18, takeAdultWanted } from "./ageGate.actions.ts";

/** Reads the stored choice, which another tab may have changed. */
export function readAdultChoice(): void {
  adultState.shown = isAdultChosen();
}

/**
 * Shows adult characters or not. A user who has not confirmed their age sees the age gate first; a visitor logs in, and then sees it
 * on the same page (product 7).
 *
 * @param again Whether a user who said to be under 18 can answer again, as in the settings.
 */
export async function chooseAdult(shown: boolean, again = false): Promise<void> {
  if (!shown) return storeChoice(false);
  const onSignedIn = async () => storeAdultWanted();
  if (requireSignIn(undefined, { onSignedIn }) && (await askAge(again))) storeChoice(true);
}

/** {@link chooseAdult} for a user who is back from an age check, or has logged in to see adult characters. */
export function resumeAdultChoice(): void {
  if (takeAdultWanted() && authState.session.kind === "signed-in") void chooseAdult(true);
}

/** Another tab has confirmed that the user is an adult, which also answers an age gate that is open here. */
export async function applyAdultElsewhere(): Promise<void> {
  await reloadUser();
  readAdultChoice();
  reloadResults();
  const isAsking = ["ask", "needs-verification"].includes(adultState.gate.kind);
  if (dialogsState.ageGate && isAsking)
    Object.assign(adultState, { gate: { kind: "verified" }, error: null });
}

/** {@link chooseAdult} of the settings, where a user who said to be under 18 can answer again. */
export function chooseAdultAgain(shown: boolean): Promise<void> {
  return chooseAdult(shown, true);
}

/** What the user said elsewhere holds in this browser too: a user under 18 sees no adult characters. Returns the way to stop. */
export function watchUnder18(): () => void {
  applyUnder18();
  return subscribe(authState, applyUnder18);
}

function applyUnder18(): void {
  const { session } = authState;
  if (session.kind !== "signed-in" || !session.user?.under_18) return;
  if (!preferencesState.chosen.minor) void choose({ minor: true });
  if (isAdultChosen()) storeChoice(false);
}

/**
 * Whether the user has confirmed to be an adult, as it is needed where they are. If not, the age gate opens and this returns false.
 * Also false, with a toast, when the API does not answer.
 *
 * @param again As in {@link chooseAdult}.
 */
export async function askAge(again = false): Promise<boolean> {
  try {
    const { characters, checking } = await loadGate(adultState, "characters");
    if (characters === "nothing") {
      // Confirmed on another device.
      if ((await loadUser()).adult_attested_at === null) await reloadUser();
      return true;
    }
    if (preferencesState.chosen.minor && !again) adultState.gate = { kind: "declined" };
    showDialog("ageGate", true);
    if (checking && adultState.gate.kind === "needs-verification") await verifyAge();
  } catch (error) {
    showToast("failed", sentenceOf(error));
  }
  return false;
}

/** Closes the age gate. The user has answered, or wants adult characters to stay hidden. */
export function closeAgeGate(): void {
  adultState.error = null;
  showDialog("ageGate", false);
}

/** The user states to be an adult. */
export async function acceptAge(): Promise<void> {
  if (await attest(adultState, "characters", { method: "statement" })) showAdult();
}

/**
 * The user is under 18, which their account and this browser remember: adult characters stay hidden, and only the settings ask
 * again.
 */
export async function declineAge(): Promise<void> {
  adultState.gate = { kind: "declined" };
  await stateUnder18();
}

/** Stores that the user is under 18. A visitor has no account. */
export async function stateUnder18(): Promise<void> {
  void choose({ minor: true });
  if (isAdultChosen()) storeChoice(false);
  if (authState.session.kind === "visitor") return;
  try {
    await storeUnder18();
  } catch (error) {
    showToast("failed", sentenceOf(error));
  }
}

/** Begins an age check with a verifier, or reads the result of one that has begun. */
export async function verifyAge(verifier?: string): Promise<void> {
  if (await attest(adultState, "characters", { method: "verifier", verifier })) showAdult();
}

function showAdult(): void {
  adultState.gate = { kind: "verified" };
  storeChoice(true);
}

function storeChoice(shown: boolean): void {
  services().storage.setAdult(shown);
  readAdultChoice();
  reloadResults();
}

/** §7: every text but 'false' requests adult characters. */
const isAdultChosen = () => services().storage.adult() !== "false";
