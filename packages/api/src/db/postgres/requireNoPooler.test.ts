import { beforeAll, afterAll, expect, it } from "vitest";
import { postgresAt } from "../../config/databaseSettings.ts";
import { StartFailure } from "../../shared/StartFailure.ts";
import { type PostgresCluster, startPostgres } from "../../testing/postgresCluster.ts";
import { type Connection, requireNoPooler } from "./requireNoPooler.ts";

const settings = postgresAt("postgres://db.example/mimi");

/** Connections of a server that answers each query by one of its processes. */
function serverWith(processFor: (client: number, query: number) => number) {
  let clients = 0;
  let queries = 0;
  const ended: number[] = [];
  const open = () => {
    const client = clients;
    clients += 1;
    return {
      connect: () => Promise.resolve(),
      query: () => Promise.resolve({ rows: [{ pid: processFor(client, queries++) }] }),
      end: async () => void ended.push(client),
    } as unknown as Connection;
  };
  return { open, ended };
}

// Rule: pooler-named
it.each([
  ["has one connection", () => 7],
  ["gives each query the next of three connections", (_client: number, query: number) => query % 3],
])("a pooler of transactions that %s is named, with what to set", async (_what, processFor) => {
  const { open, ended } = serverWith(processFor);
  const failure = requireNoPooler(settings, open);
  await expect(failure).rejects.toThrow(StartFailure);
  await expect(failure).rejects.toThrow(/DATABASE_POOLER=transaction.*DATABASE_DIRECT_URL/);
  expect(ended).toEqual([0, 1]);
});

it("a pooler of transactions that refuses the time limit of a connection is named", async () => {
  const open = () =>
    ({
      connect: () => Promise.reject(new Error("unsupported startup parameter: statement_timeout")),
      end: () => Promise.resolve(),
    }) as unknown as Connection;
  await expect(requireNoPooler(settings, open)).rejects.toThrow(/DATABASE_POOLER=transaction/);
});

// Rule: pooler-named
it("a pooler of sessions is accepted", async () => {
  const { open, ended } = serverWith((client) => 10 + client);
  await requireNoPooler(settings, open);
  expect(ended).toEqual([0, 1]);
});

let cluster: PostgresCluster;
beforeAll(async () => {
  cluster = await startPostgres();
});
afterAll(() => cluster.stop());

it("PostgreSQL itself is accepted", async () => {
  await requireNoPooler(postgresAt(await cluster.freshDatabase()));
});
