import { afterAll, beforeAll, describe } from "vitest";
import type { OpenDatabase } from "../db/Database.ts";
import { freshPglite, freshPostgres } from "./databases.ts";
import { isNightly } from "./nightly.ts";

/** The database of a suite. */
export type DatabaseKind = "PGlite" | "PostgreSQL";

type SuiteBody = (database: () => OpenDatabase, kind: DatabaseKind) => void;

const fresh = { PGlite: freshPglite, PostgreSQL: freshPostgres } as const;

/**
 * Declares a suite twice, on a new embedded database and on a new PostgreSQL one, both migrated. `database()` is
 * available from the first hook on. For suites about statements, locks, limits, search, and what is stored.
 */
export function describeEachDatabase(name: string, body: SuiteBody): void {
  describeOn(["PGlite", "PostgreSQL"], name, body);
}

/**
 * Declares a suite on a new embedded database, in the nightly run also on a new PostgreSQL one. For suites about rules that
 * no database can change.
 */
export function describeDatabase(name: string, body: SuiteBody): void {
  describeOn(isNightly ? ["PGlite", "PostgreSQL"] : ["PGlite"], name, body);
}

function describeOn(kinds: readonly DatabaseKind[], name: string, body: SuiteBody): void {
  describe.each(kinds)(`${name}, on %s`, (kind) => {
    let opened: OpenDatabase;
    beforeAll(async () => {
      opened = await fresh[kind]();
    });
    body(() => opened, kind);
    afterAll(() => opened.close());
  });
}
