import { afterEach, beforeEach, expect, it } from "vitest";
import { ada, ageOf, ageVerifiers } from "../../../testing/contractData.ts";
import { fakeServices } from "../../../testing/fakeServices.ts";
import { freshState } from "../../../testing/freshState.ts";
import { preferencesState } from "../../../state/preferences/preferences.store.ts";
import { authState } from "../../auth/auth.store.ts";
import { resumeSession } from "../../auth/session.actions.ts";
import { adultsOnlyState } from "./adult.store.ts";
import {
  answerAgain,
  confirmAdult,
  confirmByCheck,
  confirmUnder18,
  watchAdultsOnly,
} from "./adultsOnly.actions.ts";

const stated = "2026-11-01T10:00:00Z";
let fakes: ReturnType<typeof fakeServices>;
let stop: () => void = () => undefined;
const gate = () => (adultsOnlyState.open ? adultsOnlyState.gate.kind : "closed");

beforeEach(() => {
  freshState();
  fakes = fakeServices();
});

/** A service for adults, with a user of these values or a visitor. */
function startService(user?: Partial<typeof ada>): void {
  const { config } = fakes;
  fakes.config = () => ({ ...config(), adultsOnly: true });
  if (user) {
    fakes.storage.setSession("s");
    fakes.api.answers("getUser", () => ({ ...ada, ...user }));
    fakes.api.answers("getAge", () => ageOf("statement"));
    resumeSession();
  }
  stop = watchAdultsOnly();
}

afterEach(() => stop());

it("asks no one where the service is for all", () => {
  watchAdultsOnly();
  expect(gate()).toBe("closed");
});

// Rule: adults-only-service
it("asks a visitor once in this browser", async () => {
  startService();
  await expect.poll(gate).toBe("ask");
  await confirmAdult();
  expect(gate()).toBe("closed");
  stop();
  stop = watchAdultsOnly();
  await expect.poll(() => fakes.drafts.read("browser", "adults-only")).toBe("2026-11");
  expect(gate()).toBe("closed");
  expect(fakes.api.inputsOf("attestAdult")).toEqual([]);
});

it("refuses a visitor who is under 18, who can answer again", async () => {
  startService();
  await expect.poll(gate).toBe("ask");
  await confirmUnder18();
  expect(gate()).toBe("declined");
  answerAgain();
  expect(gate()).toBe("ask");
  await confirmAdult();
  expect(gate()).toBe("closed");
});

it("asks a user who has not confirmed, and keeps the answer in the account", async () => {
  startService({ adult_attested_at: null });
  await expect.poll(gate).toBe("ask");
  fakes.api.fails("attestAdult", "unreachable");
  await confirmAdult();
  expect([gate(), adultsOnlyState.error]).toEqual(["ask", expect.any(String)]);
  fakes.api.answers("attestAdult", () => ({ adult_attested_at: stated }));
  await confirmAdult();
  expect(gate()).toBe("closed");
  expect(authState.session).toMatchObject({ user: { adult_attested_at: stated } });
});

it("does not ask a confirmed adult, and refuses a user who said elsewhere to be under 18", async () => {
  startService({ adult_attested_at: stated });
  await expect.poll(() => authState.session).toMatchObject({ user: { uid: ada.uid } });
  expect(gate()).toBe("closed");
  authState.session = { kind: "signed-in", user: { ...ada, under_18: true } };
  await expect.poll(gate).toBe("declined");
});

it("keeps the later answer of a user in the account and in the browser", async () => {
  startService({ adult_attested_at: null });
  await expect.poll(gate).toBe("ask");
  fakes.api.answers("attestAdult", ({ value }) => ({ adult_attested_at: value === false ? null : stated }));
  await confirmUnder18();
  expect([gate(), preferencesState.chosen.minor]).toEqual(["declined", true]);
  answerAgain();
  await confirmAdult();
  expect([gate(), preferencesState.chosen.minor]).toEqual(["closed", false]);
  expect(authState.session).toMatchObject({ user: { adult_attested_at: stated, under_18: false } });
});

it("asks for the check where one is needed, and reads its result when the user is back", async () => {
  startService({ adult_attested_at: null });
  await expect.poll(gate).toBe("ask");
  stop();
  fakes.api.answers("getAge", () => ageOf("check"));
  stop = watchAdultsOnly();
  await expect.poll(gate).toBe("needs-verification");
  expect(adultsOnlyState.gate).toMatchObject({ verifiers: ageVerifiers });
  fakes.api.answers("attestAdult", () => ({ adult_attested_at: null, verify_url: "https://verifier.test/" }));
  await confirmByCheck("ageproof");
  expect([gate(), fakes.browser.opened]).toEqual(["needs-verification", ["https://verifier.test/"]]);
  stop();
  fakes.api.answers("getAge", () => ageOf("check", true));
  fakes.api.answers("attestAdult", () => ({ adult_attested_at: stated }));
  stop = watchAdultsOnly();
  await expect.poll(gate).toBe("closed");
  expect(fakes.api.inputsOf("attestAdult").map(({ verifier }) => verifier)).toEqual(["ageproof", undefined]);
});

it("does not ask a user while they cannot be loaded", async () => {
  fakes.storage.setSession("s");
  fakes.api.fails("getUser", "unreachable");
  resumeSession();
  startService();
  await expect.poll(() => fakes.api.inputsOf("getUser").length).toBeGreaterThan(0);
  expect(gate()).toBe("closed");
});
