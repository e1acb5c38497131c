import { subscribe } from "valtio";
import { BROWSER } from "../../../services/storage/draftBridge.ts";
import { services } from "../../../services/services.ts";
import { choose } from "../../../state/preferences/preferences.actions.ts";
import { preferencesState } from "../../../state/preferences/preferences.store.ts";
import { authState, userIdOf } from "../../auth/auth.store.ts";
import { loadUser } from "../../auth/user.actions.ts";
import { stateUnder18 } from "./adult.actions.ts";
import { adultsOnlyState } from "./adult.store.ts";
import { attest, loadGate, STATEMENT_VERSION } from "./ageGate.actions.ts";

/** The storage key of a visitor's statement. Its value is the version of the statement. */
const STORAGE_KEY = "adults-only";

/** Where the whole service is for adults: asks each visitor and user for their age, until they have confirmed it. Returns the way to stop. */
export function watchAdultsOnly(): () => void {
  if (!services().config().adultsOnly) return () => undefined;
  void askForAge();
  return subscribe(authState, () => void askForAge());
}

/** The visitor or user states to be an adult. */
export async function confirmAdult(): Promise<void> {
  if (authState.session.kind !== "visitor") {
    if (await attest(adultsOnlyState, "service", { method: "statement" })) closeGate();
    return;
  }
  services().drafts.save(BROWSER, STORAGE_KEY, STATEMENT_VERSION);
  await choose({ minor: false });
  closeGate();
}

/** Begins an age check with a verifier, or reads the result of one that has begun. */
export async function confirmByCheck(verifier?: string): Promise<void> {
  if (await attest(adultsOnlyState, "service", { method: "verifier", verifier })) closeGate();
}

/** The visitor or user is under 18, and cannot use the service. */
export async function confirmUnder18(): Promise<void> {
  Object.assign(adultsOnlyState, { gate: { kind: "declined" }, again: false });
  await stateUnder18();
}

/** The user who said to be under 18 made a mistake. */
export function answerAgain(): void {
  Object.assign(adultsOnlyState, { gate: { kind: "ask" }, again: true });
}

function closeGate(): void {
  Object.assign(adultsOnlyState, { open: false, again: false });
}

async function askForAge(): Promise<void> {
  const asked = userIdOf(authState.session);
  const answer = await storedAnswer();
  // Another user may have signed in since then.
  if (answer === null || userIdOf(authState.session) !== asked) return;
  if (answer === "under 18" && !adultsOnlyState.again) adultsOnlyState.gate = { kind: "declined" };
  const isChecking = answer === "unknown" && (await loadCheck());
  adultsOnlyState.open = answer !== "adult";
  if (isChecking) await confirmByCheck();
}

/** Shows an age check in the gate where the user needs one. Returns whether one has begun. */
async function loadCheck(): Promise<boolean> {
  if (authState.session.kind === "visitor") return false;
  const { service, checking } = await loadGate(adultsOnlyState, "service");
  return service === "check" && checking;
}

/** Null while the user cannot be loaded: the API refuses what only adults may do. */
async function storedAnswer(): Promise<"adult" | "under 18" | "unknown" | null> {
  const { session } = authState;
  if (session.kind === "signed-in") {
    const user = session.user ?? (await loadUser().catch(() => null));
    if (!user) return null;
    if (user.under_18) return "under 18";
    return user.adult_attested_at === null ? "unknown" : "adult";
  }
  if (preferencesState.chosen.minor) return "under 18";
  return (await services().drafts.read(BROWSER, STORAGE_KEY)) === "" ? "unknown" : "adult";
}
