import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeEachDatabase } from "../testing/describeEachDatabase.ts";
import { DocumentedAnswers } from "../testing/fuzz/documentedAnswer.ts";
import { documentedCall, requestOf } from "../testing/fuzz/documentedCall.ts";
import { FuzzWorld } from "../testing/fuzz/FuzzWorld.ts";
import { addTags } from "../testing/addCharacter.ts";
import { times } from "../testing/nightly.ts";
import { instantModel } from "../testing/instantModel.ts";
import { type TestApp, testApp } from "../testing/testApp.ts";
import { RateLimits } from "../domain/quota/RateLimits.ts";

/** `FUZZ_CALLS=100000` for a long run; `TEST_SEED` repeats a failed run, whose seed is in its message. */
const CALLS = Number(process.env.FUZZ_CALLS) || times({ gate: 1_000, nightly: 20_000 });

describeEachDatabase("the whole API", (database, kind) => {
  // PostgreSQL only needs to show differences between the databases.
  const calls = kind === "PGlite" ? CALLS : CALLS / 2;
  const testMs = 600_000 + calls * 60;
  let api: TestApp;

  beforeAll(() => {
    api = testApp(database(), { model: instantModel, limits: new RateLimits({ rates: null }) });
  });
  afterAll(() => api.stop());

  it(`answers ${calls} calls by any caller, valid and invalid, as its document says`, {
    timeout: testMs * 1.2,
  }, async () => {
    const [tagId = 0] = await addTags(database().db, ["Mystery", "Comedy"]);
    const world = new FuzzWorld(api, tagId);
    const answers = new DocumentedAnswers();
    const statuses = new Map<number, number>();
    await world.fill();
    await fc.assert(
      fc.asyncProperty(documentedCall(), async (call) => {
        const response = await api.app.request(requestOf(call, world));
        statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
        world.learn(call.caller, await answers.read(call.name, response));
        const left = call.name === "deleteUser" || call.name === "signOut";
        const { caller } = call;
        if (left && response.status === 200 && caller !== "visitor" && caller !== "forged") {
          await world.createUser(caller);
        }
      }),
      {
        numRuns: calls,
        interruptAfterTimeLimit: testMs,
        endOnFailure: true,
      },
    );
    // A run that ends early has not tested enough.
    expect([...statuses.values()].reduce((sum, count) => sum + count, 0)).toBe(calls);
    // A fuzzer whose calls are all refused finds nothing.
    expect(statuses.get(200) ?? 0).toBeGreaterThan(calls / 4);
    expect(statuses.get(400) ?? 0).toBeGreaterThan(calls / 20);
  });
});
