import { routes } from "@mimi/contract";
import type { OpenDatabase } from "../../packages/api/src/db/Database.ts";
import { addChatsWith } from "../../packages/api/src/testing/addChatsWith.ts";
import {
  type SafetyFixture,
  safetyFixture,
} from "../../packages/api/src/areas/safety/testing/safetyFixture.ts";
import { statementsOf } from "../../packages/api/src/testing/statementsOf.ts";
import { median } from "../median.ts";
import type { Figure } from "./Figure.ts";
import { type BenchDatabase, openHere } from "./databases.ts";

/** Chats with the character. */
const SIZES = [10, 1_000, 50_000] as const;
const REPEATS = 5;

/** Row 28: how long the removal of a character takes, by the number of chats with the character. */
export async function removal(database: BenchDatabase): Promise<Figure[]> {
  const opened = await openHere(database);
  try {
    const safety = await safetyFixture(opened);
    const figures: Figure[] = [];
    const medians: number[] = [];
    for (const chats of SIZES) {
      const id = await addChatsWith(opened.db, chats);
      const { times, statements } = await removals(opened, safety, id);
      const value = median(times);
      medians.push(value);
      const what = `removal of a character with ${chats.toLocaleString("en")} chats, ${database.kind}`;
      figures.push({ row: "28", what, value, unit: "ms", from: `${statements} statements` });
    }
    const [few = Number.NaN, many = Number.NaN] = [medians[0], medians.at(-1)];
    const what = `removal with 50,000 chats against 10, ${database.kind}`;
    return [...figures, { row: "28", what, value: many / few, unit: "x", gate: 1.5, aim: 1.2 }];
  } finally {
    await opened.close();
  }
}

async function removals(opened: OpenDatabase, safety: SafetyFixture, id: string) {
  const times: number[] = [];
  let statements = 0;
  for (let repeat = 0; repeat < REPEATS; repeat += 1) {
    const input = { kind: "character", id, decision: "remove", rule: "banned" } as const;
    const started = performance.now();
    const decided = await statementsOf(opened, () =>
      safety.api.call(routes.decideModeration, input, { session: safety.moderator.session }),
    );
    times.push(performance.now() - started);
    if (decided.result.code !== 0) throw new Error(`The removal was answered with ${decided.result.code}.`);
    statements = decided.statements.length;
    await safety.decide({ kind: "character", id, decision: "restore" });
  }
  return { times, statements };
}
