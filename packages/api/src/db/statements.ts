import { is, Placeholder, type SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";

/** A statement that a connection plans once. Its values are `$1`, `$2` and so on, all of them text. */
export interface Statement {
  /** Tells it from every other; each connection keeps it. */
  readonly name: string;
  readonly text: string;
  /** How many values it takes. */
  readonly values: number;
}

/** Runs a statement. Resolves to rows of text: it selects nothing else. */
export type RunStatement = (statement: Statement, values: readonly string[]) => Promise<readonly TextRow[]>;

/** A statement with its values. */
export interface StatementCall {
  readonly statement: Statement;
  readonly values: readonly string[];
}

/** Runs statements one after the other, on one connection and in one trip. Where one fails, all do. */
export type RunStatements = (calls: readonly StatementCall[]) => Promise<readonly (readonly TextRow[])[]>;

/** A row of a statement. */
export type TextRow = readonly (string | null)[];

const dialect = new PgDialect();

/** Makes a statement of SQL that holds no values of its own, only `value(1)` and so on. */
export function statementOf(name: string, statement: SQL, values: number): Statement {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  if (params.length > 0) throw new Error(`The statement "${name}" holds values; write them into it.`);
  return { name, text, values };
}

/** SQL that prepares a statement for a connection. */
export function preparing({ name, text, values }: Statement): string {
  const types = values > 0 ? `(${Array.from({ length: values }, () => "text").join(", ")})` : "";
  return `prepare "${name}"${types} as ${text}`;
}

/**
 * SQL that runs what {@link preparing} prepared; the last of its results are those of the statements. Without being told to
 * plan for any values, the database plans the first five times for those at hand.
 */
export function executing(calls: readonly StatementCall[], quoted: (value: string) => string): string {
  const each = calls.map(({ statement: { name }, values }) => {
    const given = values.length > 0 ? `(${values.map(quoted).join(", ")})` : "";
    return `execute "${name}"${given}`;
  });
  return ["set local plan_cache_mode = force_generic_plan", ...each].join("; ");
}

/** Statements of which those that are asked for in the same turn go in one trip: each costs as much as a small answer. */
export function inOneTrip(runAll: RunStatements): RunStatement {
  let waiting: (StatementCall & PromiseWithResolvers<readonly TextRow[]>)[] = [];

  function go(): void {
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
    // Once everything else of the turn had its say.
    if (waiting.length === 0) process.nextTick(go);
    const call = { statement, values, ...Promise.withResolvers<readonly TextRow[]>() };
    waiting.push(call);
    return call.promise;
  };
}

/** A statement whose values have names. */
export interface NamedStatement {
  readonly statement: Statement;
  /** The names of its values, in their order. */
  readonly values: readonly string[];
}

const named = new Map<string, NamedStatement>();

/**
 * Makes a statement of SQL that holds placeholders: whatever texts these are filled with, it is planned once. Whatever
 * else differs, as a page's number does, makes another one, which every connection keeps: they must be few.
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
