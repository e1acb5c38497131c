import { sql } from "drizzle-orm";
import { type Database, rowsOf } from "../db/Database.ts";

/** The plan of a prepared statement for any values. The given ones have no influence on it. */
export async function genericPlanOf(db: Database, text: string, values: readonly string[]): Promise<string> {
  const inParentheses = (parts: readonly string[]) => (parts.length > 0 ? `(${parts.join(", ")})` : "");
  const types = inParentheses(values.map(() => "text"));
  const given = inParentheses(values.map((value) => `'${value.replaceAll("'", "''")}'`));
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local plan_cache_mode = force_generic_plan`);
    await tx.execute(sql.raw(`prepare planned ${types} as ${text}`));
    const plan = rowsOf<{ "QUERY PLAN": string }>(
      await tx.execute(sql.raw(`explain execute planned ${given}`)),
    );
    await tx.execute(sql`deallocate planned`);
    return plan.map((row) => row["QUERY PLAN"]).join("\n");
  });
}
