import { expect, it } from "vitest";
import { describeEachDatabase } from "../../../testing/describeEachDatabase.ts";
import { measureSend } from "../../../testing/measureSend.ts";

/** The first send in a chat with a new character, and the next ones. */
const known = { PostgreSQL: [13, 14, 14], PGlite: [10, 11, 11] } as const;

describeEachDatabase("a send", (database, kind) => {
  // Rule: send-statements
  it("needs a known number of statements until it is accepted", async () => {
    const perSend = await measureSend(database());
    expect(perSend.map((statements) => statements.length)).toEqual(known[kind]);
  });
});
