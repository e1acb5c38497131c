import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { OpenDatabase } from "../db/Database.ts";
import { freshPglite } from "../testing/databases.ts";
import { DocumentedAnswers } from "../testing/fuzz/documentedAnswer.ts";
import { documentedCall, requestOf } from "../testing/fuzz/documentedCall.ts";
import { FuzzWorld } from "../testing/fuzz/FuzzWorld.ts";
import { addTags } from "../testing/addCharacter.ts";
import { terseModel } from "../testing/terseModel.ts";
import { type TestApp, testApp } from "../testing/testApp.ts";
import { RateLimits } from "./RateLimits.ts";

/** `FUZZ_CALLS=100000` for a long look; `FUZZ_SEED` repeats a run that failed, whose seed is in its message. */
const CALLS = Number(process.env.FUZZ_CALLS) || 5_000;
const SEED = Number(process.env.FUZZ_SEED) || undefined;
const TEST_MS = 120_000 + CALLS * 60;

let database: OpenDatabase;
let api: TestApp;

beforeAll(async () => {
  database = await freshPglite();
  api = testApp(database, { model: terseModel, limits: new RateLimits({ on: false }) });
});
afterAll(async () => {
  await api.stop();
  await database.close();
});

it(`answers ${CALLS} calls by anybody, good and broken, as its document says`, {
  timeout: TEST_MS,
}, async () => {
  const [tagId = 0] = await addTags(database.db, ["Mystery", "Comedy"]);
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
        await world.moveIn(caller);
      }
    }),
    {
      numRuns: CALLS,
      ...(SEED === undefined ? {} : { seed: SEED }),
      interruptAfterTimeLimit: TEST_MS,
      endOnFailure: true,
    },
  );
  // A fuzzer that is refused everywhere finds nothing.
  expect(statuses.get(200) ?? 0).toBeGreaterThan(CALLS / 4);
  expect(statuses.get(400) ?? 0).toBeGreaterThan(CALLS / 20);
});
