import { ErrorCode } from "@mimi/contract";
import { beforeEach, describe, expect, it } from "vitest";
import { dialogsState } from "../../../state/overlays/dialogs.store.ts";
import { contentFilterState } from "../../../state/preferences/contentFilter.store.ts";
import { ada } from "../../../testing/contractData.ts";
import { fakeServices } from "../../../testing/fakeServices.ts";
import { freshState } from "../../../testing/freshState.ts";
import { authState } from "../../auth/auth.store.ts";
import { resumeSession } from "../../auth/session.actions.ts";
import { loadUser } from "../../auth/user.actions.ts";
import { toastsState } from "../../../state/overlays/toasts.store.ts";
import { preferencesState } from "../../../state/preferences/preferences.store.ts";
import {
  acceptAge,
  askAge,
  chooseAdult,
  chooseAdultAgain,
  declineAge,
  verifyAge,
  watchUnder18,
} from "./adult.actions.ts";
import { adultState } from "./adult.store.ts";
import { adultContentOf } from "./adultContentOf.ts";

const stated = "2026-11-01T10:00:00Z";
let fakes: ReturnType<typeof fakeServices>;
const content = () => adultContentOf(adultState, authState.session, true).kind;

beforeEach(() => {
  freshState();
  fakes = fakeServices();
  fakes.storage.setAdult(false);
});

function signedIn(adult_attested_at: string | null = null): void {
  fakes.storage.setSession("s");
  fakes.api.answers("getUser", () => ({ ...ada, adult_attested_at }));
  resumeSession();
}

it("requires a visitor to log in, and shows nothing", async () => {
  await chooseAdult(true);
  expect([authState.view.kind, dialogsState.ageGate, fakes.storage.adult()]).toEqual([
    "login",
    false,
    "false",
  ]);
});

it("asks for the age only once", async () => {
  signedIn(stated);
  await chooseAdult(true);
  expect([dialogsState.ageGate, fakes.storage.adult(), content()]).toEqual([false, "true", "on"]);
});

it("honours in this browser what a user said elsewhere: under 18", async () => {
  fakes.storage.setAdult(true);
  const stop = watchUnder18();
  fakes.storage.setSession("s");
  fakes.api.answers("getUser", () => ({ ...ada, under_18: true }));
  resumeSession();
  await loadUser();
  await expect.poll(() => preferencesState.chosen.minor).toBe(true);
  expect(fakes.storage.adult()).toBe("false");
  expect([await askAge(), adultState.gate.kind, content()]).toEqual([false, "declined", "declined"]);
  stop();
});

it("asks the creator of an adult character too, although they may not want to see others", async () => {
  signedIn(stated);
  expect([await askAge(), dialogsState.ageGate, fakes.storage.adult()]).toEqual([true, false, "false"]);
  signedIn();
  fakes.storage.setSession("another");
  expect([await askAge(), dialogsState.ageGate, adultState.gate.kind]).toEqual([false, true, "ask"]);
});

describe("a user who has not stated their age", () => {
  beforeEach(async () => {
    signedIn();
    await chooseAdult(true);
  });

  it("sees the age gate, and until the answer nothing changes", () => {
    expect([dialogsState.ageGate, adultState.gate.kind, fakes.storage.adult()]).toEqual([
      true,
      "ask",
      "false",
    ]);
  });

  it("sees adult characters after the statement, and every list is loaded again", async () => {
    fakes.api.answers("attestAdult", () => ({ adult_attested_at: stated }));
    const { round } = contentFilterState;
    await acceptAge();
    expect(fakes.api.inputsOf("attestAdult")).toEqual([{ method: "statement", version: "2026-11" }]);
    expect([adultState.gate.kind, fakes.storage.adult(), content()]).toEqual(["verified", "true", "on"]);
    expect(contentFilterState.round).toBe(round + 1);
  });

  it("sees none after declining, which the account remembers", async () => {
    fakes.api.answers("attestAdult", () => ({ adult_attested_at: null }));
    await declineAge();
    expect([adultState.gate.kind, fakes.storage.adult(), content()]).toEqual([
      "declined",
      "false",
      "declined",
    ]);
    expect(fakes.api.inputsOf("attestAdult")).toEqual([
      { method: "statement", version: "2026-11", value: false },
    ]);
    expect(authState.session).toMatchObject({ user: { adult_attested_at: null, under_18: true } });
  });

  it("sees none after declining without a connection, and a message says that this was not stored in the account", async () => {
    fakes.api.fails("attestAdult", "unreachable");
    await declineAge();
    expect([adultState.gate.kind, preferencesState.chosen.minor]).toEqual(["declined", true]);
    expect(toastsState.toasts).toHaveLength(1);
  });

  it("is not asked again on this device after saying to be under 18, except in the settings", async () => {
    void declineAge();
    await expect.poll(() => preferencesState.chosen.minor).toBe(true);
    await chooseAdult(true);
    expect([adultState.gate.kind, fakes.storage.adult()]).toEqual(["declined", "false"]);
    await chooseAdultAgain(true);
    expect(adultState.gate.kind).toBe("ask");
  });

  it("sees a message where adult content is not available", async () => {
    fakes.api.fails("attestAdult", ErrorCode.notAllowed, { needs: "another_country" });
    await acceptAge();
    expect([adultState.gate.kind, fakes.storage.adult()]).toEqual(["unavailable", "false"]);
  });

  it("opens the age check where a statement is not enough, and only at an allowed address", async () => {
    fakes.api.fails("attestAdult", ErrorCode.notAllowed, { needs: "age_verification" });
    await acceptAge();
    expect(adultState.gate.kind).toBe("needs-verification");
    const urls = ["javascript:alert(1)", "https://verifier.test/check"];
    fakes.api.answers("attestAdult", () => ({ adult_attested_at: null, verify_url: urls.shift() ?? "" }));
    await verifyAge();
    expect([fakes.browser.opened, adultState.problem]).toEqual([[], expect.any(String)]);
    await verifyAge();
    expect(fakes.browser.opened).toEqual(["https://verifier.test/check"]);
  });

  it("can answer again after a failure", async () => {
    fakes.api.fails("attestAdult", "unreachable");
    await acceptAge();
    expect([adultState.problem, adultState.pending]).toEqual([expect.any(String), null]);
  });
});

it("hides adult characters again without the age gate", async () => {
  signedIn(stated);
  fakes.storage.setAdult(true);
  await chooseAdult(false);
  expect([fakes.storage.adult(), dialogsState.ageGate]).toEqual(["false", false]);
});
