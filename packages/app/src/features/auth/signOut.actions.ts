import { signOut as signOutRoute } from "@mimi/contract";
import { assertApiError } from "../../services/api/ApiError.ts";
import { services } from "../../services/services.ts";
import { authState } from "./auth.store.ts";

/** Signs out here, forgets the user's drafts, and loads the app anew at `landing`. */
export async function signOut(landing: string): Promise<void> {
  try {
    await services().call(signOutRoute, {});
  } catch (error) {
    // Signing out of this browser must work without the API too; the session then ends by its age.
    assertApiError(error);
  }
  await forgetSession(landing);
}

/** Ends every session of the user. Throws ApiError, and then nothing has changed. */
export async function signOutEverywhere(landing: string): Promise<void> {
  await services().call(signOutRoute, { everywhere: true });
  await forgetSession(landing);
}

/** Forgets here who was signed in, with their drafts, and loads the app anew at `landing`. */
async function forgetSession(landing: string): Promise<void> {
  const { identity, browser } = services();
  await clearUserData();
  await attempt(() => identity.signOut());
  browser.open(landing);
}

/** Forgets here who was signed in, with their drafts; as long as it is not known who that is, with all drafts. */
export async function clearUserData(): Promise<void> {
  const { storage, drafts } = services();
  const { session } = authState;
  // First of all: whatever fails after it, nobody is signed in here any more.
  storage.setSession(null);
  if (session.kind === "signed-in") await attempt(() => drafts.wipe(session.user?.uid ?? null));
}

/** Their code may be still to come, which it cannot without a connection: that must keep nobody signed in. */
async function attempt(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch {
    return;
  }
}
