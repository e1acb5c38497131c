import { attestAdult, type DataOf, ErrorCode, getAge, type InputOf } from "@mimi/contract";
import type { AgeGateView } from "@mimi/ui/screens/age-gate";
import { ApiError } from "../../../services/api/ApiError.ts";
import { outsideAddress } from "../../../services/browser/outsideAddress.ts";
import { page } from "../../../services/browser/page.ts";
import { services } from "../../../services/services.ts";
import { dialogsState } from "../../../state/overlays/dialogs.store.ts";
import { withSettings } from "../../../state/overlays/settingsAddress.ts";
import { choose } from "../../../state/preferences/preferences.actions.ts";
import { adultTexts } from "../../../locales/en/adult.ts";
import { sentenceOf } from "../../../state/texts/sentenceOf.ts";
import { texts } from "../../../state/texts/texts.ts";
import { storeReturnPlace } from "../../auth/returnPlace.ts";
import { changeUser, loadUser } from "../../auth/user.actions.ts";
import type { AgeGateState } from "./adult.store.ts";

/** The version of the statement that the age gate shows. Change it when its text changes. */
export const STATEMENT_VERSION = "2026-11";

/** The key in the tab's storage of a user who has left for an age check, or to log in, to see adult characters. */
const WANTED = "mimi-adult-wanted";

/** What the age gate is for. */
type About = "characters" | "service";
type Age = DataOf<typeof getAge>;

/** The statement to be under 18 that is being stored. */
let storing: Promise<unknown> = Promise.resolve();

/** Reads what the user must still do where they are, and shows it in the gate. Throws ApiError. */
export async function loadGate(state: AgeGateState, about: About): Promise<Age> {
  // The answer changes the user, so they are loaded by then.
  const [age] = await Promise.all([services().call(getAge, {}), loadUser()]);
  Object.assign(state, { gate: gateOf(age[about], age.verifiers), error: null });
  return age;
}

/**
 * Confirms in the account that the user is an adult: by a statement, or by an age check, which begins with `verifier` and
 * is read without. False, with the reason in the gate, when the user is not confirmed. For a check the page is left.
 */
export async function attest(
  state: AgeGateState,
  about: About,
  step: Pick<InputOf<typeof attestAdult>, "method" | "verifier">,
): Promise<boolean> {
  if (state.pending) return false;
  Object.assign(state, { pending: step.method === "statement" ? "accept" : "verify", error: null });
  // Of two answers the later one counts.
  await storing;
  try {
    const answer = await services().call(attestAdult, { ...step, version: STATEMENT_VERSION });
    const { adult_attested_at, verify_url } = answer;
    if (adult_attested_at !== null) {
      changeUser({ adult_attested_at, under_18: false });
      page().notifyTabs({ changed: "adult" });
      await choose({ minor: false });
      return true;
    }
    if (verify_url === undefined) state.error = texts(adultTexts).notFinished;
    else leaveForCheck(state, about, verify_url);
  } catch (error) {
    await showRefusal(state, about, step.method, error);
  } finally {
    state.pending = null;
  }
  return false;
}

/** Stores in the account that the user is under 18. Throws ApiError. */
export async function storeUnder18(): Promise<void> {
  const statement = { method: "statement", version: STATEMENT_VERSION, value: false } as const;
  const answer = services().call(attestAdult, statement);
  storing = answer.catch(() => undefined);
  await answer;
  changeUser({ adult_attested_at: null, under_18: true });
}

/** The user wants to see adult characters, and leaves this page for a while. */
export function storeAdultWanted(): void {
  page().tabStorage().setItem(WANTED, "1");
}

/** Whether the user has left to see adult characters, and is back. Returns true once. */
export function takeAdultWanted(): boolean {
  const tab = page().tabStorage();
  const isWanted = tab.getItem(WANTED) !== null;
  tab.removeItem(WANTED);
  return isWanted;
}

function leaveForCheck(state: AgeGateState, about: About, url: string): void {
  const { browser } = services();
  const here = browser.address();
  const address = outsideAddress(url, here);
  if (address === null) {
    state.error = texts(adultTexts).addressRefused;
    return;
  }
  // The gate was opened from the settings: they are open again after the return.
  const left = dialogsState.settings ? new URL(withSettings(here, "adult"), here) : here;
  storeReturnPlace(page().tabStorage(), left);
  if (about === "characters") storeAdultWanted();
  browser.open(address);
}

async function showRefusal(
  state: AgeGateState,
  about: About,
  method: "statement" | "verifier",
  error: unknown,
): Promise<void> {
  const { verifierDown, notConfirmed } = texts(adultTexts);
  const { code = null, details = {} } = error instanceof ApiError ? error : {};
  if (details.needs === "another_country") state.gate = { kind: "unavailable" };
  else if (details.needs === "age_verification") {
    await loadGate(state, about).catch((failure: unknown) => (state.error = sentenceOf(failure)));
  } else if (method === "verifier" && code === ErrorCode.unavailable) state.error = verifierDown;
  else if (method === "verifier" && code === ErrorCode.notFound) state.error = notConfirmed;
  else state.error = sentenceOf(error);
}

function gateOf(step: Age[About], verifiers: Age["verifiers"]): AgeGateView {
  switch (step) {
    case "statement":
      return { kind: "ask" };
    case "check":
      return { kind: "needs-verification", verifiers };
    case "nothing":
      return { kind: "verified" };
    case "unavailable":
      return { kind: "unavailable" };
  }
}
