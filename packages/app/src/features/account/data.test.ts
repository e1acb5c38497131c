import { ErrorCode, type User } from "@mimi/contract";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../../services/api/ApiError.ts";
import { provideFiles } from "../../services/files.ts";
import { showDialog } from "../../state/dialogs.actions.ts";
import { dialogsState } from "../../state/dialogs.store.ts";
import { settingsOf } from "../../state/settingsAddress.ts";
import { toastsState } from "../../state/toasts.store.ts";
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
  fakes.drafts.keep(ada.uid, "new/odile", "half a sentence");
  fakes.browser.location = new URL("http://mimi.test/search?q=odile");
  showDialog("settings", { section: "data" });
  provideFiles({
    address: () => "blob:copy",
    release: () => undefined,
    save: () => undefined,
    png: async () => new Uint8Array(),
  });
});

it("hands over everything as a file", async () => {
  fakes.api.answers("exportUser", () => ({ user: { id: ada.uid } }));
  await exportData();
  expect(dataState.dataExport).toEqual({ kind: "ready", href: "blob:copy", size: "0.1 MB" });
});

it("asks for a sign-in of now before it hands anything over, and goes on there afterwards", async () => {
  fakes.api.fails("exportUser", ErrorCode.notAllowed, { needs: "fresh_sign_in" });
  await exportData();
  expect([authState.view.kind, dialogsState.settings]).toEqual(["login", null]);
  const continued = new URL(authState.continueAt ?? "", "http://mimi.test");
  expect(settingsOf(continued)).toEqual({ section: "data", rest: "/search?q=odile" });
  expect(fakes.storage.session()).toBe("s");
});

it("says when the export failed", async () => {
  fakes.api.fails("exportUser", "timeout");
  await exportData();
  expect(dataState.dataExport.kind).toBe("failed");
});

describe("deleting the account", () => {
  const toasts = () => toastsState.toasts.map(({ message }) => message);
  /** Whoever logs in with the identity provider is this user. */
  const provedBy = (user: User) =>
    fakes.api
      .answers("createCookie", () => "proved")
      .answers("signOut", () => ({}))
      .answers("getUser", () => user);

  beforeEach(() => {
    provedBy(ada).answers("deleteUser", () => ({}));
  });

  it("asks for a login first, and deletes nothing without one", () => {
    deleteAccount();
    expect([authState.view.kind, dialogsState.settings]).toEqual(["login", null]);
    closeLogin();
    expect([fakes.api.inputsOf("deleteUser"), fakes.storage.session()]).toEqual([[], "s"]);
  });

  it("leaves nobody signed in and nothing behind, neither here nor at the identity provider", async () => {
    deleteAccount();
    await signInWith("google");
    expect([fakes.storage.session(), fakes.drafts.kept.size, fakes.browser.opened]).toEqual([null, 0, ["/"]]);
    expect([fakes.api.inputsOf("deleteUser").length, fakes.identity.deleted]).toEqual([1, 1]);
  });

  it("makes no account of an address that has none", async () => {
    deleteAccount();
    await submitLogin("nobody@b", "secret1");
    expect([fakes.identity.accounts.size, toasts().at(-1)]).toEqual([0, "invalid username or password"]);
  });

  it("is not done for somebody who logs in as somebody else", async () => {
    provedBy({ ...ada, uid: "another" });
    deleteAccount();
    await signInWith("google");
    expect([fakes.api.inputsOf("deleteUser"), fakes.storage.session()]).toEqual([[], "s"]);
    expect([authState.view.kind, fakes.identity.signedOut, fakes.browser.reloads]).toEqual(["closed", 1, 0]);
    expect(toasts().at(-1)).toMatch(/another account/);
  });

  it("is taken back by closing the dialog while the provider's window is open", async () => {
    deleteAccount();
    const signingIn = signInWith("google");
    closeLogin();
    await signingIn;
    expect([fakes.api.inputsOf("deleteUser"), fakes.storage.session()]).toEqual([[], "s"]);
  });

  it("says in the settings when it failed, and changes nothing", async () => {
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

  it("goes on to its end when only the answer was lost", async () => {
    fakes.api
      .fails("deleteUser", "timeout")
      .answers("getUser", (_input, { session }) => gone(session, fakes.api));
    deleteAccount();
    await signInWith("google");
    expect([fakes.identity.deleted, fakes.browser.opened]).toEqual([1, ["/"]]);
  });

  it("says when the login is still there, and removes it when that is tried again", async () => {
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
    action?.onPress();
    await vi.waitFor(() => expect(fakes.browser.opened).toEqual(["/"]));
    expect(fakes.identity.deleted).toBe(1);
  });
});

/** Who a session is of, until the deletion was asked for. */
function gone(session: string | undefined, api: typeof fakes.api): User {
  if (session === "proved" && api.inputsOf("deleteUser").length > 0) throw new ApiError(ErrorCode.signedOut);
  return ada;
}

it("signs out everywhere, or says that it could not", async () => {
  fakes.api.fails("signOut", "unreachable");
  await signOutOtherTabs();
  expect([dataState.signingOut, fakes.storage.session()]).toEqual(["failed", "s"]);
  fakes.api.answers("signOut", () => ({}));
  await signOutOtherTabs();
  expect(fakes.api.inputsOf("signOut").at(-1)).toEqual({ everywhere: true });
  expect([fakes.storage.session(), fakes.browser.opened]).toEqual([null, ["/"]]);
});
