import { deleteUser, ErrorCode, exportUser, getUser } from "@mimi/contract";
import type { SettingsSection } from "@mimi/ui/screens/settings-modal";
import { paths } from "../../paths.ts";
import { ApiError, assertApiError } from "../../services/api/ApiError.ts";
import { files } from "../../services/browser/files.ts";
import { IdentityError } from "../../services/identity/Identity.ts";
import { services } from "../../services/services.ts";
import { showDialog } from "../../state/overlays/dialogs.actions.ts";
import { reloadResults } from "../../state/preferences/contentFilter.actions.ts";
import { ready } from "../../state/remote/resource.ts";
import { withSettings } from "../../state/overlays/settingsAddress.ts";
import { showToast } from "../../state/overlays/toasts.actions.ts";
import { closeLogin, openLogin } from "../auth/auth.actions.ts";
import { reauthenticate } from "../auth/reauthenticate.actions.ts";
import { resumeSession } from "../auth/session.actions.ts";
import { clearUserData, signOutEverywhere } from "../auth/signOut.actions.ts";
import { dataState } from "./data.store.ts";
import { accountTexts } from "../../locales/en/account.ts";
import { languageTexts } from "../../locales/en/times.ts";
import { texts } from "../../state/texts/texts.ts";

/** Exports all data about the user. */
export async function exportData(): Promise<void> {
  if (dataState.dataExport.kind === "loading") return;
  releaseExport();
  dataState.dataExport = { kind: "loading" };
  try {
    const file = await services().download(exportUser, {});
    dataState.dataExport = ready({ href: files().address(file), size: sizeOf(file.size) });
  } catch (error) {
    assertApiError(error);
    dataState.dataExport = requireFreshSignIn(error, "data") ? { kind: "idle" } : { kind: "failed" };
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

/** Deletes the account after the user has logged in once more, which the identity provider requires too. */
export function deleteAccount(): void {
  showDialog("settings", null);
  showToast("done", texts(accountTexts).signInAgain);
  reauthenticate(deleteAfterLogin);
}

async function deleteAfterLogin(): Promise<void> {
  dataState.deleting = "pending";
  try {
    await services().call(deleteUser, {});
  } catch (error) {
    assertApiError(error);
    if (!(await isAccountDeleted())) {
      dataState.deleting = "failed";
      closeLogin();
      showDialog("settings", { section: "deletion" });
      return;
    }
  }
  await clearUserData();
  await removeLogin();
}

/** Whether the account was deleted although the call failed: the answer can be lost. */
async function isAccountDeleted(): Promise<boolean> {
  const { call, storage } = services();
  try {
    await call(getUser, {}, { session: storage.session() ?? "" });
    return false;
  } catch (error) {
    assertApiError(error);
    return error.code === ErrorCode.signedOut;
  }
}

/** Deletes the login at the identity provider, and loads home for a visitor. */
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
    const retry = { label: texts(accountTexts).tryAgain, onClick: () => void removeLogin() };
    showToast("failed", texts(accountTexts).loginNotDeleted, retry);
    return;
  }
  browser.open(paths.home());
}

/** Releases the exported file when the settings close. */
export function releaseExport(): void {
  const { dataExport } = dataState;
  if (dataExport.kind === "ready") files().release(dataExport.value.href);
  dataState.dataExport = { kind: "idle" };
}

/** Opens the login dialog where the API requires a recent sign-in; afterwards the settings open again. */
function requireFreshSignIn({ code, details }: ApiError, section: SettingsSection): boolean {
  if (code !== ErrorCode.notAllowed || details.needs !== "fresh_sign_in") return false;
  showDialog("settings", null);
  showToast("done", texts(accountTexts).signInAgain);
  openLogin(withSettings(services().browser.address(), section));
  return true;
}

function sizeOf(bytes: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const megabytes = Math.max(0.1, bytes / 1024 / 1024).toLocaleString(texts(languageTexts).tag, digits);
  return texts(accountTexts).bytes(megabytes);
}
