import type { PGlite, Transaction } from "@electric-sql/pglite";
import { FrequentQueries } from "../frequentQueries.ts";
import { quoted } from "../statements.ts";

type Query = Pick<PGlite, "query">["query"];

/** What PostgreSQL can prepare. */
const PREPARABLE = /^\s*(?:select|insert|update|delete|with)\b/i;

/**
 * Lets PGlite plan a frequent query once. It plans each query again, which for a small one is most of the work: it has no names
 * for prepared statements, so that they are prepared and executed by SQL. Transactions too.
 */
export function planFrequentQueries(client: PGlite): void {
  const frequent = new FrequentQueries();
  const prepared = new Map<string, string>();
  let count = 0;

  function withPlans(query: Query): Query {
    return async (text, params = [], options) => {
      const name = PREPARABLE.test(text) ? frequent.nameOf(text) : undefined;
      const literals = name === undefined ? null : literalsOf(params);
      if (name === undefined || literals === null) return query(text, params, options);
      if (!prepared.has(name)) {
        count += 1;
        // Another name each time, because two callers can prepare the same query at once.
        const statement = `${name} ${count}`;
        await query(`prepare "${statement}" as ${text}`);
        prepared.set(name, statement);
      }
      const given = literals.length > 0 ? `(${literals.join(", ")})` : "";
      return query(`execute "${prepared.get(name)}"${given}`, [], options);
    };
  }

  const transaction = client.transaction.bind(client);
  client.query = withPlans(client.query.bind(client));
  client.transaction = (work) =>
    transaction((tx: Transaction) => work({ ...tx, query: withPlans(tx.query) }));
}

/** Values as SQL. Null when one has another type than the drivers of columns return. */
function literalsOf(values: readonly unknown[]): string[] | null {
  const literals = values.map((value) => {
    if (value === null || value === undefined) return "null";
    if (typeof value === "string") return quoted(value);
    if (value instanceof Date) return quoted(value.toISOString());
    return typeof value === "number" || typeof value === "boolean" ? quoted(String(value)) : null;
  });
  return literals.every((literal) => literal !== null) ? literals : null;
}
