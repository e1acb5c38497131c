import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { describeEachDatabase } from "../testing/describeEachDatabase.ts";
import type { RunStatements } from "./Database.ts";
import { pipelined, namedStatement, statementOf } from "./statements.ts";

describeEachDatabase("statements", (database) => {
  it("have a generic plan from the first run on", async () => {
    const plans = sql`select generic_plans::text, custom_plans::text from pg_prepared_statements
      where name = 'planned once' and $1 <> ''`;
    const statement = statementOf("planned once", plans, 1);
    expect(await database().run(statement, ["a"])).toEqual([["1", "0"]]);
    expect(await database().run(statement, ["b"])).toEqual([["2", "0"]]);
  });

  it("pass texts as values, also the same text again", async () => {
    const text = sql.placeholder("text");
    const echo = sql`select ${text}::text as one, ${sql.placeholder("other")}::text as other, lower(${text})`;
    const { statement, values } = namedStatement("echo", echo);
    expect(values).toEqual(["text", "other"]);
    const hostile = "'; drop table \"user\"; -- \\' $1 \\";
    expect(await database().run(statement, [hostile, "''"])).toEqual([
      [hostile, "''", hostile.toLowerCase()],
    ]);
  });

  it("continue after one has failed", async () => {
    const statement = statementOf("may fail", sql`select (1 / length($1))::text`, 1);
    await expect(database().run(statement, [""])).rejects.toThrow(/zero/);
    expect(await database().run(statement, ["a"])).toEqual([["1"]]);
  });

  it("run several in order, prepared or not", async () => {
    const [one, other] = ["first", "second"].map((name) =>
      statementOf(`the ${name}`, sql`select ${sql.raw(`'${name} '`)} || $1`, 1),
    );
    if (!one || !other) throw new Error("no statements");
    const { run, runAll } = database();
    await run(one, ["alone"]);
    const calls = [
      { statement: other, values: ["a"] },
      { statement: one, values: ["b"] },
      { statement: other, values: ["c"] },
    ];
    const both = statementOf("of no values", sql`select 'alike'`, 0);
    expect(await runAll(calls)).toEqual([[["second a"]], [["first b"]], [["second c"]]]);
    expect(await runAll([...calls, { statement: both, values: [] }])).toHaveLength(4);
    expect(await run(both, [])).toEqual([["alike"]]);
  });

  it("of one turn run in one trip, and fail together", async () => {
    const trips: number[] = [];
    const counted: RunStatements = (calls) => {
      trips.push(calls.length);
      return database().runAll(calls);
    };
    const run = pipelined(counted);
    const statement = statementOf("in a trip", sql`select (1 / length($1))::text`, 1);
    const [one, other] = [["a"], ["ab"]].map(async (values) => {
      await Promise.resolve();
      return run(statement, values);
    });
    expect([await one, await other]).toEqual([[["1"]], [["0"]]]);
    expect(await run(statement, ["a"])).toEqual([["1"]]);
    expect(trips).toEqual([2, 1]);
    const failing = await Promise.allSettled([run(statement, ["a"]), run(statement, [""])]);
    expect(failing.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(await run(statement, ["a"])).toEqual([["1"]]);
  });
});
