import { attestAdult, ErrorCode } from "@mimi/contract";
import { subscribe } from "valtio";
import { ApiError } from "../../../services/api/ApiError.ts";
import { outsideAddress } from "../../../services/browser/outsideAddress.ts";
import { services } from "../../../services/services.ts";
import { showDialog } from "../../../state/overlays/dialogs.actions.ts";
import { sentenceOf } from "../../../state/texts/sentenceOf.ts";
import { choose } from "../../../state/preferences/preferences.actions.ts";
import { preferencesState } from "../../../state/preferences/preferences.store.ts";
import { reloadResults } from "../../../state/preferences/contentFilter.actions.ts";
import { showToast } from "../../../state/overlays/toasts.actions.ts";
import { requireSignIn } from "../../auth/auth.actions.ts";
import { authState } from "../../auth/auth.store.ts";
import { changeUser, loadUser } from "../../auth/user.actions.ts";
import { type AgeGateState, adultState } from "./adult.store.ts";
import { adultTexts } from "../../../state/texts/en/adult.ts";
import { texts } from "../../../state/texts/texts.ts";

/** The version of the statement that the age gate shows. Change it when its text changes. */
export const STATEMENT_VERSION = "2026-11";

/** Reads the stored choice, which another tab may have changed. */
export function readAdultChoice(): void {
  adultState.shown = isAdultChosen();
}

/** Shows adult characters or not. A user who has not stated their age sees the age gate first; a visitor logs in (product 7). */
export async function chooseAdult(shown: boolean): Promise<void> {
  if (!shown) return storeChoice(false);
  if (requireSignIn() && (await askAge())) storeChoice(true);
}

/** {@link chooseAdult} of the settings, where a user who said to be under 18 can answer again. */
export async function chooseAdultAgain(shown: boolean): Promise<void> {
  if (shown) await choose({ minor: false });
  await chooseAdult(shown);
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
 * Whether the user has stated to be an adult. If not, the age gate opens and this returns false. Also false, with a toast,
 * when the user cannot be loaded.
 */
export async function askAge(): Promise<boolean> {
  try {
    if ((await loadUser()).adult_attested_at !== null) return true;
    const { minor } = preferencesState.chosen;
    Object.assign(adultState, { gate: { kind: minor ? "declined" : "ask" }, problem: null });
    showDialog("ageGate", true);
  } catch (error) {
    showToast("failed", sentenceOf(error));
  }
  return false;
}

/** The user states to be an adult. */
export async function acceptAge(): Promise<void> {
  if (await attest(adultState, "statement")) showAdult();
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
    await services().call(attestAdult, { method: "statement", version: STATEMENT_VERSION, value: false });
    changeUser({ adult_attested_at: null, under_18: true });
  } catch (error) {
    showToast("failed", sentenceOf(error));
  }
}

/** Starts the age check, or reads its result after the user returns. */
export async function verifyAge(): Promise<void> {
  if (await attest(adultState, "verifier")) showAdult();
}

function showAdult(): void {
  adultState.gate = { kind: "verified" };
  storeChoice(true);
}

/** Confirms in the account that the user is an adult. False, with the reason in the gate, when they are not confirmed. */
export async function attest(state: AgeGateState, method: "statement" | "verifier"): Promise<boolean> {
  if (state.pending) return false;
  const pending = method === "statement" ? "accept" : "verify";
  Object.assign(state, { pending, problem: null });
  try {
    const input = { method, version: STATEMENT_VERSION };
    const { adult_attested_at, verify_url } = await services().call(attestAdult, input);
    if (adult_attested_at !== null) {
      changeUser({ adult_attested_at, under_18: false });
      await choose({ minor: false });
      return true;
    }
    if (verify_url !== undefined) goToVerifier(state, verify_url);
  } catch (error) {
    Object.assign(state, refusalOf(error) ?? { problem: sentenceOf(error) });
  } finally {
    state.pending = null;
  }
  return false;
}

function goToVerifier(state: AgeGateState, url: string): void {
  const { browser } = services();
  const address = outsideAddress(url, browser.address());
  if (address === null) state.problem = texts(adultTexts).addressRefused;
  else browser.open(address);
}

function refusalOf(error: unknown): Pick<AgeGateState, "gate"> | null {
  if (!(error instanceof ApiError) || error.code !== ErrorCode.notAllowed) return null;
  if (error.details.needs === "another_country") return { gate: { kind: "unavailable" } };
  if (error.details.needs !== "age_verification") return null;
  return { gate: { kind: "needs-verification", verifier: texts(adultTexts).verifier } };
}

function storeChoice(shown: boolean): void {
  services().storage.setAdult(shown);
  readAdultChoice();
  reloadResults();
}

/** §7: every text but 'false' requests adult characters. */
const isAdultChosen = () => services().storage.adult() !== "false";
