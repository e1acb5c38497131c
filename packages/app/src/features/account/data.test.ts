import { ErrorCode, type User } from "@mimi/contract";
import { beforeEach, describe, expect, it } from "vitest";
import { ApiError } from "../../services/api/ApiError.ts";
import { provideFiles } from "../../services/browser/files.ts";
import { showDialog } from "../../state/overlays/dialogs.actions.ts";
import { dialogsState } from "../../state/overlays/dialogs.store.ts";
import { settingsOf } from "../../state/overlays/settingsAddress.ts";
import { toastsState } from "../../state/overlays/toasts.store.ts";
import { ada } from "../../testing/contractData.ts";
import { fakeServices } from "../../testing/fakeServices.ts";
import { freshState } from "../../testing/freshState.ts";
import { closeLogin } from "../auth/auth.actions.ts";
import { authState } from "../auth/auth.store.ts";
import { signInWith, submitLogin } from "../auth/login.actions.ts";
import { resumeSession } from "../auth/session.actions.ts";
import { deleteAccount, exportData, signOutOtherTabs } from "./data.actions.ts";
import { dataState } from "./data.store.ts";

let fakes: ReturnType<typeof fakeServices>;

beforeEach(() => {
  freshState();
  fakes = fakeServices();
  fakes.storage.setSession("s");
  resumeSession();
  authState.session = { kind: "signed-in", user: ada };
  fakes.drafts.save(ada.uid, "new/odile", "half a sentence");
  fakes.browser.location = new URL("http://mimi.test/search?q=odile");
  showDialog("settings", { section: "data" });
  provideFiles({
    address: () => "blob:copy",
    release: () => undefined,
    save: () => undefined,
    png: async () => new Uint8Array(),
  });
});

it("exports all data as a file", async () => {
  fakes.api.answers("exportUser", () => ({ user: { id: ada.uid } }));
  await exportData();
  expect(dataState.dataExport).toEqual({ kind: "ready", value: { href: "blob:copy", size: "0.1 MB" } });
});

it("requires a fresh sign-in before the export, and opens the settings again afterwards", async () => {
  fakes.api.fails("exportUser", ErrorCode.notAllowed, { needs: "fresh_sign_in" });
  await exportData();
  expect([authState.view.kind, dialogsState.settings]).toEqual(["login", null]);
  const continued = new URL(authState.continueAt ?? "", "http://mimi.test");
  expect(settingsOf(continued)).toEqual({ section: "data", rest: "/search?q=odile" });
  expect(fakes.storage.session()).toBe("s");
});

it("shows that the export failed", async () => {
  fakes.api.fails("exportUser", "timeout");
  await exportData();
  expect(dataState.dataExport.kind).toBe("failed");
});

describe("deleting the account", () => {
  const toasts = () => toastsState.toasts.map(({ message }) => message);
  /** Every login with the identity provider is this user. */
  const provedBy = (user: User) =>
    fakes.api
      .answers("createCookie", () => "proved")
      .answers("signOut", () => ({}))
      .answers("getUser", () => user);

  beforeEach(() => {
    provedBy(ada).answers("deleteUser", () => ({}));
  });

  it("requires a login first, and deletes nothing without it", () => {
    deleteAccount();
    expect([authState.view.kind, dialogsState.settings]).toEqual(["login", null]);
    closeLogin();
    expect([fakes.api.inputsOf("deleteUser"), fakes.storage.session()]).toEqual([[], "s"]);
  });

  it("signs the user out, and removes all data in this browser and at the identity provider", async () => {
    deleteAccount();
    await signInWith("google");
    expect([fakes.storage.session(), fakes.drafts.stored.size, fakes.browser.opened]).toEqual([
      null,
      0,
      ["/"],
    ]);
    expect([fakes.api.inputsOf("deleteUser").length, fakes.identity.deleted]).toEqual([1, 1]);
  });

  it("creates no account for an address without one", async () => {
    deleteAccount();
    await submitLogin("unknown@b", "secret1");
    expect([fakes.identity.accounts.size, toasts().at(-1)]).toEqual([0, "invalid username or password"]);
  });

  it("does not run when the user logs in to another account", async () => {
    provedBy({ ...ada, uid: "another" });
    deleteAccount();
    await signInWith("google");
    expect([fakes.api.inputsOf("deleteUser"), fakes.storage.session()]).toEqual([[], "s"]);
    expect([authState.view.kind, fakes.identity.signedOut, fakes.browser.reloads]).toEqual(["closed", 1, 0]);
    expect(toasts().at(-1)).toMatch(/not the account you are signed in with/);
  });

  it("is cancelled by closing the dialog while the provider's popup is open", async () => {
    deleteAccount();
    const signingIn = signInWith("google");
    closeLogin();
    await signingIn;
    expect([fakes.api.inputsOf("deleteUser"), fakes.storage.session()]).toEqual([[], "s"]);
  });

  it("shows a failure in the settings, and changes nothing", async () => {
    fakes.api.fails("deleteUser", "timeout");
    deleteAccount();
    await signInWith("google");
    expect([dataState.deleting, dialogsState.settings, authState.view.kind]).toEqual([
      "failed",
      { section: "deletion" },
      "closed",
    ]);
    expect([fakes.storage.session(), fakes.identity.deleted]).toEqual(["proved", 0]);
  });

  it("finishes when only the answer was lost", async () => {
    fakes.api
      .fails("deleteUser", "timeout")
      .answers("getUser", (_input, { session }) => userUntilDeleted(session, fakes.api));
    deleteAccount();
    await signInWith("google");
    expect([fakes.identity.deleted, fakes.browser.opened]).toEqual([1, ["/"]]);
  });

  it("shows that the login was not removed, and removes it on retry", async () => {
    deleteAccount();
    fakes.identity.cannotDelete = true;
    await signInWith("google");
    expect([authState.session.kind, fakes.storage.session(), fakes.browser.opened]).toEqual([
      "visitor",
      null,
      [],
    ]);
    const { message, action } = toastsState.toasts.at(-1) ?? {};
    expect(message).toMatch(/deleted, but your login/);
    fakes.identity.cannotDelete = false;
    action?.onClick();
    await expect.poll(() => fakes.browser.opened).toEqual(["/"]);
    expect(fakes.identity.deleted).toBe(1);
  });
});

/** The user of a session, until the account is deleted. */
function userUntilDeleted(session: string | undefined, api: typeof fakes.api): User {
  if (session === "proved" && api.inputsOf("deleteUser").length > 0) throw new ApiError(ErrorCode.signedOut);
  return ada;
}

it("signs out everywhere, or shows that it failed", async () => {
  fakes.api.fails("signOut", "unreachable");
  await signOutOtherTabs();
  expect([dataState.signingOut, fakes.storage.session()]).toEqual(["failed", "s"]);
  fakes.api.answers("signOut", () => ({}));
  await signOutOtherTabs();
  expect(fakes.api.inputsOf("signOut").at(-1)).toEqual({ everywhere: true });
  expect([fakes.storage.session(), fakes.browser.opened]).toEqual([null, ["/"]]);
});
