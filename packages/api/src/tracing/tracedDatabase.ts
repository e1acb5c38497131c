import type { Database, OpenDatabase } from "../db/Database.ts";
import type { Tracer } from "../shared/Tracer.ts";

/** The part of a session of Drizzle through which all statements outside of transactions go. */
interface Session {
  prepareQuery(
    query: { readonly sql: string },
    ...rest: unknown[]
  ): { execute(...given: unknown[]): unknown };
}

/** A database with a span for each transaction, and for each statement outside of transactions. */
export function tracedDatabase(database: OpenDatabase, tracer: Tracer): OpenDatabase {
  traceStatements(database.db, tracer);
  traceTransactions(database.db, tracer);
  const { run, runAll } = database;
  return {
    ...database,
    run: (statement, values) => inSpan(tracer, `prepared ${statement.name}`, () => run(statement, values)),
    runAll: (calls) =>
      inSpan(tracer, `prepared ${calls.map(({ statement }) => statement.name).join(" ")}`, () =>
        runAll(calls),
      ),
  };
}

function traceTransactions(db: Database, tracer: Tracer): void {
  const transaction: Database["transaction"] = db.transaction.bind(db);
  Object.assign(db, {
    transaction: <Result>(...given: Parameters<typeof transaction<Result>>) =>
      inSpan(tracer, "transaction", () => transaction(...given)),
  });
}

// Transactions have sessions of their own, so their statements have no spans.
function traceStatements(db: Database, tracer: Tracer): void {
  const session = db._.session as unknown as Session;
  const prepareQuery = session.prepareQuery.bind(session);
  session.prepareQuery = (query, ...rest) => {
    const prepared = prepareQuery(query, ...rest);
    const execute = prepared.execute.bind(prepared);
    prepared.execute = (...given) => inSpan(tracer, summaryOf(query.sql), async () => execute(...given));
    return prepared;
  };
}

function inSpan<Result>(tracer: Tracer, summary: string, work: () => Promise<Result>): Promise<Result> {
  const attributes = { "db.system.name": "postgresql", "db.query.summary": summary };
  return tracer.run(summary, { kind: "client", attributes }, work);
}

/** The verb and the first table of a statement, such as `select chat`. Values are never in its text. */
export function summaryOf(text: string): string {
  const [verb = "statement"] = /^\s*[a-z]+/i.exec(text) ?? [];
  const [, table] = /\b(?:from|into|update)\s+"(\w+)"/i.exec(text) ?? [];
  return [verb.trim().toLowerCase(), ...(table === undefined ? [] : [table])].join(" ");
}
