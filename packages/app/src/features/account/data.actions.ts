import { deleteUser, ErrorCode, exportUser, getUser } from "@mimi/contract";
import type { SettingsSection } from "@mimi/ui/settings-modal";
import { paths } from "../../paths.ts";
import { ApiError, assertApiError } from "../../services/api/ApiError.ts";
import { files } from "../../services/files.ts";
import { IdentityError } from "../../services/identity/Identity.ts";
import { services } from "../../services/services.ts";
import { showDialog } from "../../state/dialogs.actions.ts";
import { reloadResults } from "../../state/contentFilter.actions.ts";
import { withSettings } from "../../state/settingsAddress.ts";
import { showToast } from "../../state/toasts.actions.ts";
import { closeLogin, openLogin } from "../auth/auth.actions.ts";
import { reauthenticate } from "../auth/reauthenticate.actions.ts";
import { resumeSession } from "../auth/session.actions.ts";
import { clearUserData, signOutEverywhere } from "../auth/signOut.actions.ts";
import { accountSentences } from "./accountSentences.ts";
import { dataState } from "./data.store.ts";

/** Puts a copy of everything together that is kept about the user. */
export async function exportData(): Promise<void> {
  if (dataState.dataExport.kind === "preparing") return;
  releaseExport();
  dataState.dataExport = { kind: "preparing" };
  try {
    const file = await services().download(exportUser, {});
    dataState.dataExport = { kind: "ready", href: files().address(file), size: sizeOf(file.size) };
  } catch (error) {
    assertApiError(error);
    dataState.dataExport = askAgain(error, "data") ? { kind: "idle" } : { kind: "failed" };
  }
}

/** Ends every session of the user, this one too. */
export async function signOutOtherTabs(): Promise<void> {
  dataState.signingOut = "pending";
  try {
    await signOutEverywhere(paths.home());
  } catch (error) {
    assertApiError(error);
    dataState.signingOut = "failed";
  }
}

/** Deletes the account for good, once its owner has logged in once more: the identity provider asks for that as well. */
export function deleteAccount(): void {
  showDialog("settings", null);
  showToast("done", accountSentences.signInAgain);
  reauthenticate(deleteProved);
}

async function deleteProved(): Promise<void> {
  dataState.deleting = "pending";
  try {
    await services().call(deleteUser, {});
  } catch (error) {
    assertApiError(error);
    if (!(await isGone())) {
      dataState.deleting = "failed";
      closeLogin();
      showDialog("settings", { section: "deletion" });
      return;
    }
  }
  await clearUserData();
  await removeLogin();
}

/** Whether the account was deleted all the same: the answer may have been lost on its way. */
async function isGone(): Promise<boolean> {
  const { call, storage } = services();
  try {
    await call(getUser, {}, { session: storage.session() ?? "" });
    return false;
  } catch (error) {
    assertApiError(error);
    return error.code === ErrorCode.signedOut;
  }
}

/** Deletes what the identity provider keeps; the app is loaded anew at home, with nobody signed in. */
async function removeLogin(): Promise<void> {
  const { identity, browser } = services();
  try {
    await identity.deleteAccount();
  } catch (error) {
    if (!(error instanceof IdentityError)) throw error;
    dataState.deleting = "idle";
    closeLogin();
    resumeSession();
    reloadResults();
    const again = { label: accountSentences.tryAgain, onPress: () => void removeLogin() };
    showToast("failed", accountSentences.loginKept, again);
    return;
  }
  browser.open(paths.home());
}

/** A copy that was made is let go of when the settings close. */
export function releaseExport(): void {
  const { dataExport } = dataState;
  if (dataExport.kind === "ready") files().release(dataExport.href);
  dataState.dataExport = { kind: "idle" };
}

/** What needs a sign-in of a few minutes ago asks for one, and goes on here afterwards. */
function askAgain({ code, details }: ApiError, section: SettingsSection): boolean {
  if (code !== ErrorCode.notAllowed || details.needs !== "fresh_sign_in") return false;
  showDialog("settings", null);
  showToast("done", accountSentences.signInAgain);
  openLogin(withSettings(services().browser.address(), section));
  return true;
}

function sizeOf(bytes: number): string {
  return accountSentences.bytes(Math.max(0.1, bytes / 1024 / 1024).toFixed(1));
}
