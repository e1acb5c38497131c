import { attestAdult, ErrorCode } from "@mimi/contract";
import { ApiError } from "../../services/api/ApiError.ts";
import { outsideAddress } from "../../services/outsideAddress.ts";
import { services } from "../../services/services.ts";
import { showDialog } from "../../state/dialogs.actions.ts";
import { sentenceOf } from "../../state/sentences.ts";
import { reloadResults } from "../../state/contentFilter.actions.ts";
import { showToast } from "../../state/toasts.actions.ts";
import { requireSignIn } from "../auth/auth.actions.ts";
import { changeUser, loadUser } from "../auth/user.actions.ts";
import { type AdultState, adultState } from "./adult.store.ts";

const sentences = {
  /** The API does not name the service that checks ages. */
  verifier: "an independent service",
  /** The address of the age check is not one that the app opens. */
  addressRefused: "The age check could not be opened. Nothing was sent.",
} as const;

/** The version of the statement that the age gate shows. Change it when its text changes. */
const STATEMENT_VERSION = "2026-11";

/** Takes up what this browser asks for; another tab may have changed it. */
export function followAdult(): void {
  adultState.shown = isWanted();
}

/** Shows adult characters or not. Who has not stated their age yet is asked first; visitors log in (product 7). */
export async function chooseAdult(shown: boolean): Promise<void> {
  if (!shown) return keep(false);
  if (requireSignIn() && (await askAge())) keep(true);
}

/**
 * Whether the user has stated to be an adult. Who has not is asked, and answers later; false also while it cannot be known,
 * which a toast says.
 */
export async function askAge(): Promise<boolean> {
  try {
    if ((await loadUser()).adult_attested_at !== null) return true;
    Object.assign(adultState, { gate: { kind: "ask" }, problem: null });
    showDialog("ageGate", true);
  } catch (error) {
    showToast("failed", sentenceOf(error));
  }
  return false;
}

/** The user states to be an adult. */
export async function acceptAge(): Promise<void> {
  await attest("statement");
}

/** The user is no adult, or would rather not say: nothing changes but that nothing is shown. */
export function declineAge(): void {
  adultState.gate = { kind: "declined" };
  if (isWanted()) keep(false);
}

/** The user has their age checked, or comes back from there. */
export async function verifyAge(): Promise<void> {
  await attest("verifier");
}

async function attest(method: "statement" | "verifier"): Promise<void> {
  if (adultState.pending) return;
  const pending = method === "statement" ? "accept" : "verify";
  Object.assign(adultState, { pending, problem: null });
  try {
    const input = { method, version: STATEMENT_VERSION };
    const { adult_attested_at, verify_url } = await services().call(attestAdult, input);
    if (adult_attested_at !== null) {
      changeUser({ adult_attested_at });
      adultState.gate = { kind: "verified" };
      keep(true);
    } else if (verify_url !== undefined) goToVerifier(verify_url);
  } catch (error) {
    Object.assign(adultState, refusalOf(error) ?? { problem: sentenceOf(error) });
  } finally {
    adultState.pending = null;
  }
}

function goToVerifier(url: string): void {
  const { browser } = services();
  const address = outsideAddress(url, browser.address());
  if (address === null) adultState.problem = sentences.addressRefused;
  else browser.open(address);
}

function refusalOf(error: unknown): Pick<AdultState, "gate"> | null {
  if (!(error instanceof ApiError) || error.code !== ErrorCode.notAllowed) return null;
  if (error.details.needs === "another_country") return { gate: { kind: "unavailable" } };
  if (error.details.needs !== "age_verification") return null;
  return { gate: { kind: "needs-verification", verifier: sentences.verifier } };
}

function keep(shown: boolean): void {
  services().storage.setAdult(shown);
  followAdult();
  reloadResults();
}

/** The rule of §7 reads every text but 'false' as a wish for adult characters. */
const isWanted = () => services().storage.adult() !== "false";
