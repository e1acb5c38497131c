import type { SQL } from "drizzle-orm";
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

/** A row of a statement. */
export type TextRow = readonly (string | null)[];

const dialect = new PgDialect();

/** Makes a statement of SQL that holds no values of its own, only `value(1)` and so on. */
export function statementOf(name: string, statement: SQL, values: number): Statement {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  if (params.length > 0) throw new Error(`The statement "${name}" holds values; write them into it.`);
  return { name, text, values };
}

/** A statement and what it is run with. */
export interface FilledStatement {
  readonly statement: Statement;
  readonly values: readonly string[];
}

const forms = new Map<string, Statement>();

/**
 * Takes the texts out of SQL that holds them, so that each form of it is planned once. Whatever else differs, as a page's
 * number does, makes a form of its own, which every connection keeps: they must be few.
 */
export function filledStatement(kind: string, query: SQL): FilledStatement {
  const { sql: text, params } = dialect.sqlToQuery(query);
  const values = params.map((value) => {
    if (typeof value === "string") return value;
    throw new Error(`A statement "${kind}" holds a ${typeof value}; write it into the statement.`);
  });
  const known = forms.get(text);
  if (known) return { statement: known, values };
  const statement = { name: `${kind} ${forms.size}`, text, values: values.length };
  forms.set(text, statement);
  return { statement, values };
}
