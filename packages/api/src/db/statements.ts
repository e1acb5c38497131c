import { is, Placeholder, type SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type { RunStatement, RunStatements, Statement, StatementCall, TextRow } from "./Database.ts";

const dialect = new PgDialect();

/** Makes a statement of SQL without values, only with `value(1)` and so on. */
export function statementOf(name: string, statement: SQL, values: number): Statement {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  if (params.length > 0) throw new Error(`The statement "${name}" holds values; write them into it.`);
  return { name, text, values };
}

/** SQL that prepares a statement on a connection. */
export function prepareSql({ name, text, values }: Statement): string {
  const types = values > 0 ? `(${Array.from({ length: values }, () => "text").join(", ")})` : "";
  return `prepare "${name}"${types} as ${text}`;
}

/**
 * SQL that runs prepared statements; the last results are theirs. Without this setting, the database plans the first five
 * runs for their values.
 */
export function executeSql(calls: readonly StatementCall[], quoted: (value: string) => string): string {
  const each = calls.map(({ statement: { name }, values }) => {
    const given = values.length > 0 ? `(${values.map(quoted).join(", ")})` : "";
    return `execute "${name}"${given}`;
  });
  return ["set local plan_cache_mode = force_generic_plan", ...each].join("; ");
}

/** A text as SQL. Backslashes have no meaning in it, which is PostgreSQL's default. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** SQL of a statement with its values, for a connection on which nothing can be prepared. */
export function unpreparedSql(
  { statement: { text }, values }: StatementCall,
  quoted: (value: string) => string,
): string {
  return text.replaceAll(/\$(\d+)/g, (_place, at) => `${quoted(values[Number(at) - 1] ?? "")}::text`);
}

/**
 * Collects the statements of one turn of the event loop into one trip, because each trip costs as much as a small answer.
 */
export function pipelined(runAll: RunStatements): RunStatement {
  let waiting: (StatementCall & PromiseWithResolvers<readonly TextRow[]>)[] = [];

  function runTrip(): void {
    const trip = waiting;
    waiting = [];
    runAll(trip.map(({ statement, values }) => ({ statement, values }))).then(
      (results) => {
        for (const [at, { resolve }] of trip.entries()) resolve(results[at] ?? []);
      },
      (error: unknown) => {
        for (const { reject } of trip) reject(error);
      },
    );
  }

  return (statement, values) => {
    // After all other code of this turn.
    if (waiting.length === 0) process.nextTick(runTrip);
    const call = { statement, values, ...Promise.withResolvers<readonly TextRow[]>() };
    waiting.push(call);
    return call.promise;
  };
}

/** A statement whose values have names. */
export interface NamedStatement {
  readonly statement: Statement;
  /** The names of its values, in order. */
  readonly values: readonly string[];
}

const named = new Map<string, NamedStatement>();

/**
 * Makes a statement of SQL with placeholders, which is planned once for all texts. Every other difference, such as a page
 * number, makes another statement that every connection stores, so there must be few.
 */
export function namedStatement(kind: string, query: SQL): NamedStatement {
  const { sql: text, params } = dialect.sqlToQuery(query);
  const places = params.map((value) => {
    if (is(value, Placeholder)) return value.name;
    throw new Error(`A statement "${kind}" holds a ${typeof value}; write it into the statement.`);
  });
  const values = [...new Set(places)];
  const numbered = text.replaceAll(
    /\$(\d+)/g,
    (_place, at) => `$${values.indexOf(places[Number(at) - 1] ?? "") + 1}`,
  );
  const known = named.get(numbered);
  if (known) return known;
  const made = {
    statement: { name: `${kind} ${named.size}`, text: numbered, values: values.length },
    values,
  };
  named.set(numbered, made);
  return made;
}
