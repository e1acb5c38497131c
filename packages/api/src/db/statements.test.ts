import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { describeEachDatabase } from "../testing/describeEachDatabase.ts";
import { namedStatement, statementOf } from "./statements.ts";

describeEachDatabase("statements", (database) => {
  it("are planned for any values from the first time on", async () => {
    const plans = sql`select generic_plans::text, custom_plans::text from pg_prepared_statements
      where name = 'planned once' and $1 <> ''`;
    const statement = statementOf("planned once", plans, 1);
    expect(await database().run(statement, ["a"])).toEqual([["1", "0"]]);
    expect(await database().run(statement, ["b"])).toEqual([["2", "0"]]);
  });

  it("take texts for what they are, and the same one once", async () => {
    const text = sql.placeholder("text");
    const echo = sql`select ${text}::text as one, ${sql.placeholder("other")}::text as other, lower(${text})`;
    const { statement, values } = namedStatement("echo", echo);
    expect(values).toEqual(["text", "other"]);
    const hostile = "'; drop table \"user\"; -- \\' $1 \\";
    expect(await database().run(statement, [hostile, "''"])).toEqual([
      [hostile, "''", hostile.toLowerCase()],
    ]);
  });

  it("go on after one failed", async () => {
    const statement = statementOf("may fail", sql`select (1 / length($1))::text`, 1);
    await expect(database().run(statement, [""])).rejects.toThrow(/zero/);
    expect(await database().run(statement, ["a"])).toEqual([["1"]]);
  });
});
