import { StartFailure } from "../shared/StartFailure.ts";
import { choice, type Environment, refuseWithout, urlOf, wholeFrom } from "./environment.ts";

/** How PostgreSQL is reached. */
export interface PostgresSettings {
  readonly url: string;
  /** PostgreSQL itself, for migrations and notifications. The same as `url` without a pooler. */
  readonly directUrl: string;
  /** The name of the connections in `pg_stat_activity`. */
  readonly applicationName: string;
  /** The most connections of this process for API calls. */
  readonly connections: number;
  /** After this time in milliseconds, PostgreSQL ends a statement; 0 is no limit. A pooler sets it by its role instead. */
  readonly statementTimeoutMs: number;
  /** Whether a pooler gives each transaction another connection, so that no statement can be prepared. */
  readonly transactionPooler: boolean;
  /** Whether the start runs missing migrations. Otherwise it requires that `npm run migrate` has run them. */
  readonly migrateAtStart: boolean;
}

const CONNECTIONS = 20;
const STATEMENT_SECONDS = 30;
const APPLICATION_NAME = "mimi";
const OTHERS = [
  ...["DATABASE_DIRECT_URL", "DATABASE_POOLER", "DATABASE_CONNECTIONS"],
  ...["DATABASE_STATEMENT_TIMEOUT", "DATABASE_MIGRATIONS", "DATABASE_APPLICATION_NAME"],
];

/** Reads these settings; null is the embedded database. Throws a StartFailure that names a missing or wrong variable. */
export function readPostgresSettings(env: Environment): PostgresSettings | null {
  refuseWithout(env, OTHERS, "DATABASE_URL");
  const url = addressOf(env, "DATABASE_URL");
  if (url === null) return null;
  const transactionPooler = choice(env, "DATABASE_POOLER", ["off", "transaction"], "off") === "transaction";
  const directUrl = addressOf(env, "DATABASE_DIRECT_URL");
  if (transactionPooler && directUrl === null) {
    throw new StartFailure(
      "DATABASE_DIRECT_URL is missing; DATABASE_POOLER=transaction needs it, because a pooler passes on no notifications",
    );
  }
  return {
    ...postgresAt(url),
    directUrl: directUrl ?? url,
    applicationName: applicationNameOf(env),
    connections: wholeFrom(env, "DATABASE_CONNECTIONS", 1) ?? CONNECTIONS,
    statementTimeoutMs: (wholeFrom(env, "DATABASE_STATEMENT_TIMEOUT", 0) ?? STATEMENT_SECONDS) * 1000,
    transactionPooler,
    migrateAtStart: choice(env, "DATABASE_MIGRATIONS", ["apply", "require"], "apply") === "apply",
  };
}

/** The settings of a database with this address, by their defaults. */
export function postgresAt(url: string): PostgresSettings {
  return {
    ...{ url, directUrl: url, applicationName: APPLICATION_NAME, connections: CONNECTIONS },
    ...{ statementTimeoutMs: STATEMENT_SECONDS * 1000, transactionPooler: false },
    migrateAtStart: true,
  };
}

// PostgreSQL cuts a longer name, and replaces other characters.
function applicationNameOf({ DATABASE_APPLICATION_NAME: name }: Environment): string {
  if (name && !/^[\x20-\x7e]{1,63}$/.test(name)) {
    throw new StartFailure(
      "DATABASE_APPLICATION_NAME must have at most 63 letters, digits and signs of ASCII",
    );
  }
  return name || APPLICATION_NAME;
}

function addressOf(env: Environment, name: string): string | null {
  return urlOf(env, name, /^postgres(ql)?:$/) ? (env[name] ?? null) : null;
}
