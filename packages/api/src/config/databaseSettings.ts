import * as v from "valibot";
import { address, choice, matching, rule, setting, whole } from "./setting.ts";

const postgresAddress = v.pipe(
  address(/^postgres(ql)?:$/, "is not an address of a database"),
  v.transform(({ href }) => href),
);
const onlyWith = "DATABASE_URL";

/** How PostgreSQL is reached; null is the embedded database in the data folder. */
export const postgresSettings = v.pipe(
  v.object({
    DATABASE_URL: setting(
      "Unset: PGlite (PostgreSQL inside the API's process), stored in the data folder. Set: PostgreSQL 15 or newer, for " +
        "several API processes.",
      postgresAddress,
      { example: "postgres://mimi:secret@localhost:5432/mimi", secret: true },
    ),
    DATABASE_CONNECTIONS: setting(
      "The most connections of a process for calls. Each process has up to four more, and one for each job that runs.",
      whole(1, "connections"),
      { default: "20", onlyWith },
    ),
    DATABASE_APPLICATION_NAME: setting(
      "The name of the connections in pg_stat_activity.", // PostgreSQL cuts a longer name, and replaces other characters.
      matching(/^[\x20-\x7e]{1,63}$/, "must have at most 63 letters, digits and signs of ASCII"),
      { default: "mimi", onlyWith },
    ),
    DATABASE_STATEMENT_TIMEOUT: setting(
      "After so many seconds PostgreSQL ends a statement; 0 is no limit. Migrations have none.",
      whole(0, "seconds"),
      { default: "30", onlyWith },
    ),
    DATABASE_MIGRATIONS: setting(
      "`apply`: the start runs missing migrations. `require`: the start refuses a database that lacks one, and you run " +
        "`npm run migrate` before.",
      choice("apply", "require"),
      { default: "apply", onlyWith },
    ),
    DATABASE_POOLER: setting(
      "off, transaction: `transaction` if DATABASE_URL is a pooler such as PgBouncer that gives each transaction another " +
        "connection.",
      choice("off", "transaction"),
      { default: "off", onlyWith },
    ),
    DATABASE_DIRECT_URL: setting(
      "PostgreSQL itself behind such a pooler, for migrations, locks, and one connection that receives notices.",
      postgresAddress,
      { onlyWith, secret: true },
    ),
  }),
  v.title("Database"),
  rule(
    (env) =>
      env.DATABASE_URL !== undefined &&
      env.DATABASE_POOLER === "transaction" &&
      env.DATABASE_DIRECT_URL === undefined &&
      "DATABASE_DIRECT_URL is missing; DATABASE_POOLER=transaction needs it, because a pooler passes on no notifications",
  ),
  v.transform(
    (env) =>
      (env.DATABASE_URL !== undefined && {
        url: env.DATABASE_URL,
        /** PostgreSQL itself, for migrations and notifications. The same as `url` without a pooler. */
        directUrl: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL,
        applicationName: env.DATABASE_APPLICATION_NAME,
        connections: env.DATABASE_CONNECTIONS,
        /** 0 is no limit. A pooler sets it by its role instead. */
        statementTimeoutMs: env.DATABASE_STATEMENT_TIMEOUT * 1000,
        /** Whether no statement can be prepared. */
        transactionPooler: env.DATABASE_POOLER === "transaction",
        migrateAtStart: env.DATABASE_MIGRATIONS === "apply",
      }) ||
      null,
  ),
);

export type PostgresSettings = Readonly<NonNullable<v.InferOutput<typeof postgresSettings>>>;

/** The settings of a database with this address, by their defaults. */
export function postgresAt(url: string): PostgresSettings {
  const settings = v.parse(postgresSettings, { DATABASE_URL: url });
  if (settings === null) throw new Error("An address of a database was empty.");
  return settings;
}
