import { beforeEach, describe, expect, it } from "vitest";
import { toastsState } from "../../state/overlays/toasts.store.ts";
import { fakeServices } from "../../testing/fakeServices.ts";
import { closeLogin } from "./auth.actions.ts";
import { authState } from "./auth.store.ts";
import { endSession, resumeSession } from "./session.actions.ts";
import { confirmSignOut } from "../shell/frame/signOutDialog.actions.ts";
import { shellState } from "../shell/frame/shell.store.ts";
import { signOut } from "./signOut.actions.ts";
import { loadUser } from "./user.actions.ts";

let fakes: ReturnType<typeof fakeServices>;
const ada = {
  uid: "u1",
  user_name: "Ada",
  avatar: null,
  biography: "",
  adult_attested_at: null,
  under_18: false,
  language: null,
  name_state: "chosen" as const,
  unread_notices: 0,
  role: "user" as const,
};

beforeEach(() => {
  fakes = fakeServices();
  toastsState.clear();
  resumeSession();
  closeLogin();
});

describe("a session", () => {
  it("is restored at the start, and its user is requested once", async () => {
    fakes.storage.setSession("s");
    fakes.api.answers("getUser", () => ada);
    expect(resumeSession()).toBe(true);
    await Promise.all([loadUser(), loadUser()]);
    expect(fakes.api.inputsOf("getUser")).toHaveLength(1);
    expect(authState.session).toEqual({ kind: "signed-in", user: ada });
  });

  it("that is no longer good makes a visitor of its user", () => {
    fakes.storage.setSession("s");
    resumeSession();
    endSession();
    expect([authState.session.kind, fakes.storage.session()]).toEqual(["visitor", null]);
  });

  // Rule: sign-out-ends-session
  it("ends at sign-out although the API, the provider and the drafts fail", async () => {
    fakes.storage.setSession("s");
    resumeSession();
    fakes.drafts.deleteAll = () =>
      Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
    fakes.identity.signOut = () =>
      Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
    await confirmSignOut();
    expect([fakes.storage.session(), fakes.browser.opened, shellState.signingOut]).toEqual([
      null,
      ["/"],
      false,
    ]);
  });

  // Rule: drafts-by-user
  it("removes all drafts at sign-out while the user is unknown", async () => {
    fakes.storage.setSession("s");
    resumeSession();
    fakes.drafts.save("u1", "c", "mine");
    fakes.drafts.save("visitor", "early/c", "mine too");
    await signOut("/");
    expect(fakes.drafts.stored.size).toBe(0);
  });

  it("ends everywhere at sign-out, and removes the drafts of its user only", async () => {
    fakes.storage.setSession("s");
    fakes.drafts.save("u1", "c", "mine");
    fakes.drafts.save("u2", "c", "theirs");
    fakes.api.answers("getUser", () => ada).answers("signOut", () => ({}));
    resumeSession();
    await loadUser();
    await signOut("/");
    expect([fakes.storage.session(), fakes.identity.signedOut, fakes.browser.opened]).toEqual([
      null,
      1,
      ["/"],
    ]);
    expect([...fakes.drafts.stored.keys()]).toEqual(["u2/c"]);
  });

  it("ends in this browser even when the API is away", async () => {
    fakes.storage.setSession("s");
    resumeSession();
    await signOut("/");
    expect(fakes.storage.session()).toBeNull();
  });
});
