import { beforeEach, expect, it } from "vitest";
import { fakeServices } from "../../../testing/fakeServices.ts";
import { freshState } from "../../../testing/freshState.ts";
import { authState } from "../../auth/auth.store.ts";
import { resumeSession } from "../../auth/session.actions.ts";
import { choosePremium } from "./shell.actions.ts";
import { dialogsState } from "../../../state/overlays/dialogs.store.ts";
import { withoutPlan } from "../../../state/overlays/planAddress.ts";

let fakes: ReturnType<typeof fakeServices>;

beforeEach(() => {
  freshState();
  fakes = fakeServices();
});

// Rule: premium-button, visitor-buttons-open-login
it("requires a visitor to log in (§2)", () => {
  choosePremium();
  expect([authState.view.kind, dialogsState.plan]).toEqual(["login", false]);
});

it("opens the plan after the login, on the same page", () => {
  fakes.browser.location = new URL("http://mimi.test/search?q=odile#there");
  choosePremium();
  const there = new URL(authState.continueAt ?? "", fakes.browser.location);
  expect(withoutPlan(there)).toBe("/search?q=odile#there");
  expect(withoutPlan(fakes.browser.location)).toBeNull();
});

it("shows the plan to a user (§2)", () => {
  fakes.storage.setSession("s");
  resumeSession();
  choosePremium();
  expect([authState.view.kind, dialogsState.plan]).toEqual(["closed", true]);
});
