import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { postgresAt } from "../config/databaseSettings.ts";
import { openPostgres } from "../db/postgres/postgres.ts";
import { user } from "../db/schema/referenced.ts";
import { freshPostgresAddress } from "../testing/databases.ts";
import { runProgram } from "../testing/programs.ts";

function run(databaseUrl: string, ...args: string[]) {
  const env = { DATABASE_URL: databaseUrl, LOG_LEVEL: "silent" };
  const done = runProgram("cli/moderator", args, { env });
  return { status: done.status, output: done.stdout + done.stderr };
}

it("the command makes a user a moderator and revokes it", async () => {
  const url = await freshPostgresAddress();
  const { db, close } = await openPostgres(postgresAt(url), () => undefined);
  await db.insert(user).values({ id: "u1", user_name: "Ada" });
  const role = async () => (await db.select().from(user).where(eq(user.id, "u1")))[0]?.role;
  expect(run(url, "u1")).toEqual({ status: 0, output: "u1 is now a moderator\n" });
  expect(await role()).toBe("moderator");
  expect(run(url, "u1", "--revoke")).toEqual({ status: 0, output: "u1 is no longer a moderator\n" });
  expect(await role()).toBe("user");
  expect(run(url, "u2")).toEqual({ status: 1, output: "there is no user u2\n" });
  await close();
});

it.each([
  ["no user", []],
  ["an address", ["ada@example.org"]],
  ["what is no id", ["a b"]],
])("the command prints its usage for %s", (_case, args) => {
  const { status, output } = run("", ...args);
  expect(status).toBe(1);
  expect(output.trim().split("\n")).toHaveLength(1);
});
