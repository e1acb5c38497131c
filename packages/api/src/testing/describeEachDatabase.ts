import { afterAll, beforeAll, describe } from "vitest";
import type { OpenDatabase } from "../db/Database.ts";
import { freshPglite, freshPostgres } from "./databases.ts";

/** The database of a suite. */
export type DatabaseKind = "PGlite" | "PostgreSQL";

const fresh = { PGlite: freshPglite, PostgreSQL: freshPostgres } as const;

/**
 * Declares a suite twice, on a new embedded database and on a new PostgreSQL one, both migrated. `database()` is
 * available from the first hook on.
 */
export function describeEachDatabase(
  name: string,
  body: (database: () => OpenDatabase, kind: DatabaseKind) => void,
): void {
  describe.each(["PGlite", "PostgreSQL"] as const)(`${name}, on %s`, (kind) => {
    let opened: OpenDatabase;
    beforeAll(async () => {
      opened = await fresh[kind]();
    });
    body(() => opened, kind);
    afterAll(() => opened.close());
  });
}
