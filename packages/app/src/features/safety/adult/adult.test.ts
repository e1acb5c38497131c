import { ErrorCode } from "@mimi/contract";
import { beforeEach, describe, expect, it } from "vitest";
import { dialogsState } from "../../../state/overlays/dialogs.store.ts";
import { contentFilterState } from "../../../state/preferences/contentFilter.store.ts";
import { ada, ageOf, ageVerifiers } from "../../../testing/contractData.ts";
import { fakeServices } from "../../../testing/fakeServices.ts";
import { freshState } from "../../../testing/freshState.ts";
import { authState } from "../../auth/auth.store.ts";
import { continueSignedIn } from "../../auth/auth.actions.ts";
import { resumeSession } from "../../auth/session.actions.ts";
import { returnToPlace } from "../../auth/returnPlace.ts";
import { loadUser } from "../../auth/user.actions.ts";
import { toastsState } from "../../../state/overlays/toasts.store.ts";
import { preferencesState } from "../../../state/preferences/preferences.store.ts";
import {
  acceptAge,
  applyAdultElsewhere,
  askAge,
  chooseAdult,
  chooseAdultAgain,
  closeAgeGate,
  declineAge,
  resumeAdultChoice,
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
  fakes.api.answers("getAge", () => ageOf(adult_attested_at === null ? "statement" : "nothing"));
  fakes.api.answers("getUser", () => ({ ...ada, adult_attested_at }));
  resumeSession();
}

// Rule: age-gate-once
it("asks nothing while a user or a visitor uses the rest of the product", async () => {
  signedIn();
  await loadUser();
  await chooseAdult(false);
  resumeAdultChoice();
  expect([dialogsState.ageGate, fakes.api.inputsOf("getAge")]).toEqual([false, []]);
});

it("requires a visitor to log in, and shows nothing", async () => {
  await chooseAdult(true);
  expect([authState.view.kind, dialogsState.ageGate, fakes.storage.adult()]).toEqual([
    "login",
    false,
    "false",
  ]);
});

// Rule: age-gate-once
it("asks a visitor on the same page once they have logged in, and never on a later page", async () => {
  await chooseAdult(true);
  fakes.storage.setSession("s");
  await continueSignedIn();
  expect(fakes.browser.reloads).toBe(1);
  signedIn();
  resumeAdultChoice();
  await expect.poll(() => dialogsState.ageGate).toBe(true);
  dialogsState.ageGate = false;
  resumeAdultChoice();
  await loadUser();
  expect([dialogsState.ageGate, fakes.api.inputsOf("getAge")]).toEqual([false, [{}]]);
});

it("asks for the age only once", async () => {
  signedIn(stated);
  await chooseAdult(true);
  expect([dialogsState.ageGate, fakes.storage.adult(), content()]).toEqual([false, "true", "on"]);
});

// Rule: minor-users
it("honours in this browser what a user said elsewhere: under 18", async () => {
  fakes.storage.setAdult(true);
  const stop = watchUnder18();
  fakes.storage.setSession("s");
  fakes.api.answers("getUser", () => ({ ...ada, under_18: true }));
  resumeSession();
  await loadUser();
  await expect.poll(() => preferencesState.chosen.minor).toBe(true);
  expect(fakes.storage.adult()).toBe("false");
  fakes.api.answers("getAge", () => ageOf("statement"));
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
    const { version } = contentFilterState;
    await acceptAge();
    expect(fakes.api.inputsOf("attestAdult")).toEqual([{ method: "statement", version: "2026-11" }]);
    expect([adultState.gate.kind, fakes.storage.adult(), content()]).toEqual(["verified", "true", "on"]);
    expect(contentFilterState.version).toBe(version + 1);
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

  // Rule: minor-users
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

  it("sees the age check when a statement turns out not to be enough", async () => {
    fakes.api.fails("attestAdult", ErrorCode.notAllowed, { needs: "age_verification" });
    fakes.api.answers("getAge", () => ageOf("check"));
    await acceptAge();
    expect(adultState).toMatchObject({
      gate: { kind: "needs-verification", verifiers: ageVerifiers },
      error: null,
    });
  });

  it("can answer again after a failure", async () => {
    fakes.api.fails("attestAdult", "unreachable");
    await acceptAge();
    expect([adultState.error, adultState.pending]).toEqual([expect.any(String), null]);
  });
});

describe("where an age check is needed", () => {
  const leave = "https://verifier.test/check";

  beforeEach(async () => {
    signedIn();
    fakes.api.answers("getAge", () => ageOf("check"));
    fakes.browser.location = new URL("http://mimi.test/character/ines/chat/k1");
    await chooseAdult(true);
  });

  /** The user is back on the page that they left, which is loaded again. */
  async function comeBack(): Promise<void> {
    dialogsState.ageGate = false;
    fakes.browser.location = new URL("http://mimi.test/?return=");
    returnToPlace(fakes.page.tabStorage());
    fakes.api.answers("getAge", () => ageOf("check", true));
    resumeAdultChoice();
    await expect.poll(() => fakes.api.inputsOf("attestAdult").length).toBe(2);
    await expect.poll(() => adultState.pending).toBeNull();
  }

  it("the user chooses who checks it, at an allowed address only", async () => {
    expect([dialogsState.ageGate, adultState.gate]).toEqual([
      true,
      { kind: "needs-verification", verifiers: ageVerifiers },
    ]);
    const urls = ["javascript:alert(1)", leave];
    fakes.api.answers("attestAdult", () => ({ adult_attested_at: null, verify_url: urls.shift() ?? "" }));
    await verifyAge("ageproof");
    expect([fakes.browser.opened, adultState.error]).toEqual([[], expect.any(String)]);
    await verifyAge("lookwise");
    expect(fakes.browser.opened).toEqual([leave]);
    expect(fakes.api.inputsOf("attestAdult")).toEqual([
      { method: "verifier", version: "2026-11", verifier: "ageproof" },
      { method: "verifier", version: "2026-11", verifier: "lookwise" },
    ]);
  });

  it("the result is read on the page that was left, and opens what was wanted", async () => {
    fakes.api.answers("attestAdult", ({ verifier }) =>
      verifier ? { adult_attested_at: null, verify_url: leave } : { adult_attested_at: stated },
    );
    await verifyAge("ageproof");
    await comeBack();
    expect(fakes.browser.location.href).toBe("http://mimi.test/character/ines/chat/k1");
    expect([adultState.gate.kind, fakes.storage.adult(), content()]).toEqual(["verified", "true", "on"]);
    expect(fakes.page.sentToTabs).toContainEqual({ changed: "adult" });
  });

  it("the settings are open again after the return, when the check began there", async () => {
    dialogsState.settings = { section: "adult" };
    fakes.api.answers("attestAdult", () => ({ adult_attested_at: null, verify_url: leave }));
    await verifyAge("ageproof");
    await comeBack();
    expect(fakes.browser.location.href).toBe("http://mimi.test/character/ines/chat/k1?settings=adult");
  });

  it("a check that is not finished says so, and the others can still be chosen", async () => {
    fakes.api.answers("attestAdult", ({ verifier }) =>
      verifier ? { adult_attested_at: null, verify_url: leave } : { adult_attested_at: null },
    );
    await verifyAge("ageproof");
    await comeBack();
    expect(adultState).toMatchObject({
      gate: { kind: "needs-verification", verifiers: ageVerifiers },
      error: "The age check is not finished. Continue it, or choose another service.",
      shown: false,
    });
  });

  it.each([
    [ErrorCode.notFound, "The service did not confirm your age. You can choose another one."],
    [
      ErrorCode.unavailable,
      "This service does not answer at the moment. Choose another one, or try again later.",
    ],
  ])("a verifier that fails with %i leaves the others to choose from", async (code, error) => {
    fakes.api.fails("attestAdult", code);
    await verifyAge("ageproof");
    expect(adultState).toMatchObject({ gate: { kind: "needs-verification" }, error, pending: null });
    expect([fakes.storage.adult(), fakes.browser.opened]).toEqual(["false", []]);
  });

  it("closing the gate says nothing about the user's age, and leaves no error in the settings", async () => {
    fakes.api.fails("attestAdult", ErrorCode.notFound);
    await verifyAge("ageproof");
    closeAgeGate();
    expect([dialogsState.ageGate, adultState.error, content()]).toEqual([false, null, "needs-verification"]);
    expect([preferencesState.chosen.minor, fakes.api.inputsOf("attestAdult").length]).toEqual([false, 1]);
  });

  // Rule: age-check-changes-nothing-else
  it("another tab that confirmed it answers the open gate", async () => {
    fakes.api.answers("getUser", () => ({ ...ada, adult_attested_at: stated }));
    fakes.storage.setAdult(true);
    const { version } = contentFilterState;
    await applyAdultElsewhere();
    expect([adultState.gate.kind, content()]).toEqual(["verified", "on"]);
    expect(contentFilterState.version).toBe(version + 1);
    expect(fakes.api.inputsOf("attestAdult")).toEqual([]);
  });

  it("a statement made elsewhere is not shown as enough in the settings", () => {
    authState.session = { kind: "signed-in", user: { ...ada, adult_attested_at: stated } };
    expect(content()).toBe("needs-verification");
  });
});

it("hides adult characters again without the age gate", async () => {
  signedIn(stated);
  fakes.storage.setAdult(true);
  await chooseAdult(false);
  expect([fakes.storage.adult(), dialogsState.ageGate]).toEqual(["false", false]);
});
