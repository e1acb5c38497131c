import { beforeEach, describe, expect, it } from "vitest";
import { storageKeys } from "../../../services/storage/storage.ts";
import { contentFilterState } from "../../../state/preferences/contentFilter.store.ts";
import { toastsState } from "../../../state/overlays/toasts.store.ts";
import { ada } from "../../../testing/contractData.ts";
import { fakeServices } from "../../../testing/fakeServices.ts";
import { freshState } from "../../../testing/freshState.ts";
import { authState } from "../../auth/auth.store.ts";
import { resumeSession } from "../../auth/session.actions.ts";
import { startTheme } from "../settings/theme.actions.ts";
import { themeState } from "../settings/theme.store.ts";
import { watchTabs } from "./tabs.actions.ts";

let fakes: ReturnType<typeof fakeServices>;

beforeEach(() => {
  freshState();
  fakes = fakeServices();
  fakes.storage.setSession("s");
  fakes.storage.setAdult(false);
  resumeSession();
  startTheme();
  watchTabs();
});

describe("a sign-out in another tab", () => {
  const isCleared = () => [fakes.browser.reloads, fakes.drafts.forgotten];

  // Rule: sign-out-clears-tabs
  it("clears this page: it is loaded again, and says why once", () => {
    fakes.storage.setSession(null);
    fakes.page.store(storageKeys.session);
    expect([isCleared(), toastsState.toasts]).toEqual([[1, 1], []]);
    resumeSession();
    for (const start of [watchTabs, watchTabs]) start();
    expect([authState.session.kind, toastsState.toasts.map(({ message }) => message)]).toEqual([
      "visitor",
      ["You have signed out in another tab."],
    ]);
  });

  it("clears a page that was still starting", () => {
    freshState();
    fakes = fakeServices();
    fakes.storage.setSession("s");
    resumeSession();
    fakes.storage.setSession(null);
    watchTabs();
    expect(isCleared()).toEqual([1, 1]);
  });

  // Rule: sign-out-clears-tabs
  it("clears a page that Back shows as it was left", () => {
    fakes.page.showAgain();
    expect(isCleared()).toEqual([0, 0]);
    fakes.storage.setSession(null);
    fakes.page.showAgain();
    expect(isCleared()).toEqual([1, 1]);
  });
});

it("reloads the page when another tab signed in to another account", () => {
  fakes.storage.setSession("other");
  fakes.page.store(storageKeys.session);
  expect(fakes.browser.reloads).toBe(1);
});

it("wears the theme that another tab chose", () => {
  fakes.storage.setDark(true);
  fakes.page.store(storageKeys.dark);
  expect([themeState.theme, fakes.browser.theme]).toEqual(["dark", "dark"]);
});

it("loads its lists again when another tab changed the content filter", () => {
  fakes.storage.setAdult(true);
  fakes.page.store(storageKeys.adult);
  expect(contentFilterState.version).toBe(1);
});

it("loads plan, profile and preferences again when another tab has changed them", async () => {
  fakes.api.answers("getUser", () => ({ ...ada, user_name: "Lovelace" }));
  fakes.preferences.stored = { discreet: true };
  fakes.page.receiveTabMessage({ changed: "plan" });
  fakes.page.receiveTabMessage({ changed: "profile" });
  fakes.page.receiveTabMessage({ changed: "preferences" });
  await expect.poll(() => fakes.page.discreet).toBe(true);
  expect(fakes.api.inputsOf("getPlan")).toHaveLength(1);
  expect(authState.session).toMatchObject({ user: { user_name: "Lovelace" } });
});

it("shows adult characters when another tab has confirmed that the user is an adult", async () => {
  fakes.api.answers("getUser", () => ({ ...ada, adult_attested_at: "2026-11-01T10:00:00Z" }));
  fakes.page.receiveTabMessage({ changed: "adult" });
  await expect.poll(() => contentFilterState.version).toBe(1);
  expect(authState.session).toMatchObject({ user: { adult_attested_at: "2026-11-01T10:00:00Z" } });
});
