import { afterEach, beforeEach, expect, it } from "vitest";
import { ada, ageOf } from "../../../testing/contractData.ts";
import { fakeServices } from "../../../testing/fakeServices.ts";
import { freshState } from "../../../testing/freshState.ts";
import { preferencesState } from "../../../state/preferences/preferences.store.ts";
import { authState } from "../../auth/auth.store.ts";
import { resumeSession } from "../../auth/session.actions.ts";
import { acceptAge, chooseAdult, chooseAdultAgain, declineAge, watchUnder18 } from "./adult.actions.ts";
import { adultsOnlyState, adultState } from "./adult.store.ts";
import { answerAgain, confirmAdult, confirmUnder18, watchAdultsOnly } from "./adultsOnly.actions.ts";

const statedAt = "2026-11-01T10:00:00Z";
let fakes: ReturnType<typeof fakeServices>;
let stop: () => void = () => undefined;
let answerUnder18: () => void;

// The API answers the statement to be under 18 late.
beforeEach(() => {
  freshState();
  fakes = fakeServices();
  const { promise: held, resolve } = Promise.withResolvers<void>();
  answerUnder18 = resolve;
  fakes.api.answers("attestAdult", async ({ value }) => {
    if (value !== false) return { adult_attested_at: statedAt };
    await held;
    return { adult_attested_at: null };
  });
  fakes.api.answers("getAge", () => ageOf("statement"));
  fakes.api.answers("getUser", () => ({ ...ada, adult_attested_at: null }));
});

afterEach(() => stop());

// Rule: minor-users
it("the late answer to what a user said first does not answer for them in the settings", async () => {
  const { declined } = await beginDeclining();
  await expect.poll(() => preferencesState.chosen.minor).toBe(true);
  const again = chooseAdultAgain(true);
  answerUnder18();
  await Promise.all([declined, again]);
  expect([adultState.gate.kind, preferencesState.chosen.minor]).toEqual(["ask", true]);
  await acceptAge();
  expect([adultState.gate.kind, preferencesState.chosen.minor]).toEqual(["verified", false]);
});

// Rule: minor-users
it("of two answers that are given at once the later one counts", async () => {
  const { declined } = await beginDeclining();
  await chooseAdultAgain(true);
  const accepted = acceptAge();
  await expect.poll(() => adultState.pending).toBe("accept");
  expect(fakes.api.inputsOf("attestAdult").map(({ value }) => value)).toEqual([false]);
  answerUnder18();
  await Promise.all([declined, accepted]);
  expect(authState.session).toMatchObject({ user: { adult_attested_at: statedAt, under_18: false } });
  expect([adultState.gate.kind, preferencesState.chosen.minor]).toEqual(["verified", false]);
});

it("the late answer does not answer for a user of a service for adults only", async () => {
  const { config } = fakes;
  fakes.config = () => ({ ...config(), adultsOnly: true });
  fakes.storage.setSession("s");
  resumeSession();
  stop = watchAdultsOnly();
  await expect.poll(() => adultsOnlyState.open).toBe(true);
  const declined = confirmUnder18();
  answerAgain();
  answerUnder18();
  await declined;
  await expect.poll(() => authState.session).toMatchObject({ user: { under_18: true } });
  expect(adultsOnlyState.gate.kind).toBe("ask");
  await confirmAdult();
  expect([adultsOnlyState.open, adultsOnlyState.again]).toEqual([false, false]);
});

/** Signs in a user who says to be under 18. The answer of the API is held back. */
async function beginDeclining(): Promise<{ readonly declined: Promise<void> }> {
  stop = watchUnder18();
  fakes.storage.setSession("s");
  resumeSession();
  await chooseAdult(true);
  return { declined: declineAge() };
}
