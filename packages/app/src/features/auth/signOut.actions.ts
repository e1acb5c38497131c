import { signOut as signOutRoute } from "@mimi/contract";
import { assertApiError } from "../../services/api/ApiError.ts";
import { services } from "../../services/services.ts";
import { storedViews } from "../../services/storage/lastViews.ts";
import { authState } from "./auth.store.ts";
import { dropTypedEmail } from "./typedEmail.ts";

/** Signs out of this browser, removes the user's drafts, and loads the app at `landing`. */
export async function signOut(landing: string): Promise<void> {
  try {
    await services().call(signOutRoute, {});
  } catch (error) {
    // Signing out of this browser must work without the API too; the session then ends by its age.
    assertApiError(error);
  }
  await signOutOfBrowser(landing);
}

/** Ends every session of the user. Throws ApiError when nothing has changed. */
export async function signOutEverywhere(landing: string): Promise<void> {
  await services().call(signOutRoute, { everywhere: true });
  await signOutOfBrowser(landing);
}

/** Removes the session and the drafts from this browser, and loads the app at `landing`. */
async function signOutOfBrowser(landing: string): Promise<void> {
  const { identity, browser } = services();
  await clearUserData();
  await ignoreFailure(() => identity.signOut());
  browser.open(landing);
}

/** Removes the session, what was seen of chats, and the user's drafts from this browser; all drafts while the user is unknown. */
export async function clearUserData(): Promise<void> {
  const { storage, drafts } = services();
  const { session } = authState;
  // First, so that the browser is signed out although a later step may fail.
  storage.setSession(null);
  dropTypedEmail();
  await storedViews().removeAll();
  if (session.kind === "signed-in") await ignoreFailure(() => drafts.deleteAll(session.user?.uid ?? null));
}

/** Ignores a failure: without a connection the code of a service cannot be loaded, and the sign-out must still work. */
async function ignoreFailure(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch {
    return;
  }
}
