import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { routes } from "@mimi/contract";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPglite } from "../../../db/pglite/pglite.ts";
import { newId } from "../../../shared/ids.ts";
import { type ApiProcess, killAll, startApi } from "../../../testing/apiProcess.ts";
import { pgliteDump } from "../../../testing/databases.ts";
import { seededNumbers, times } from "../../../testing/nightly.ts";
import { type PostgresCluster, startPostgres } from "../../../testing/postgresCluster.ts";
import { type ScriptedProvider, scriptedProvider } from "../../../testing/scriptedProvider.ts";
import { expectStored, type ConfirmedWrites, writeUntilFailure } from "../testing/confirmedWrites.ts";

/** How often the API is killed, and the database stopped, on each database. `CRASH_ROUNDS=100` for a long run. */
const ROUNDS = Number(process.env.CRASH_ROUNDS) || times({ gate: 1, nightly: 20 });
const WRITERS = 4;
const TEST_MS = 60_000 + ROUNDS * 90_000;

let provider: ScriptedProvider;
let cluster: PostgresCluster;
let folders: string[];

beforeAll(async () => {
  folders = [];
  provider = await scriptedProvider();
  cluster = await startPostgres({ durable: true });
});
afterAll(async () => {
  killAll();
  await provider.close();
  await cluster.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** An environment with its own data folder, and with PostgreSQL for that kind. */
async function environment(kind: string): Promise<Record<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), "mimi-survival-"));
  folders.push(folder);
  const place = {
    MIMI_DATA_DIR: folder,
    MODEL_BASE_URL: provider.baseUrl,
    MODEL_NAME: "scripted",
    CHAT_TITLES: "message",
  };
  if (kind === "PostgreSQL") return { ...place, DATABASE_URL: await cluster.freshDatabase() };
  await (await createPglite(join(folder, "db"), await pgliteDump())).close();
  return place;
}

/** Makes the heartbeats of all replies so old that the replies count as abandoned. PGlite does not need heartbeats. */
async function ageHeartbeats({ DATABASE_URL: connectionString }: Record<string, string>): Promise<void> {
  if (!connectionString) return;
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query("update streaming_reply set heartbeat_at = heartbeat_at - interval '1 minute'");
  await client.end();
}

async function anyCharacter(api: ApiProcess): Promise<string> {
  const [first] = (await api.call(routes.listTop)).data;
  if (!first) throw new Error("The sample cast is missing.");
  return first.id;
}

/** Replies in small pieces, so that replies are in every state when a process is killed. */
function replySlowly(): void {
  provider.play(async (turn) => {
    for (let piece = 0; piece < 4; piece += 1) {
      turn.say("Good evening. ");
      await pause(15);
    }
    turn.finish();
  });
}

/** Milliseconds before each stop: random numbers that are the same for the same TEST_SEED. */
const pauses = seededNumbers(ROUNDS * 4, 1_200).values();

/** Users who write for a random time. Resolves to their confirmed writes. */
async function writeForAWhile(
  api: ApiProcess,
  characterId: string,
  isEnough?: () => boolean,
): Promise<readonly Promise<ConfirmedWrites>[]> {
  const confirmed = Promise.withResolvers<void>();
  const writing = Array.from({ length: WRITERS }, () =>
    writeUntilFailure(api, characterId, confirmed.resolve, isEnough),
  );
  await confirmed.promise;
  await pause(pauses.next().value ?? 0);
  return writing;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe.each(["PGlite", "PostgreSQL"])("confirmed writes, on %s", (kind) => {
  let settings: Record<string, string>;
  /** Restarted with the same data after each kill. */
  let api: ApiProcess;

  beforeAll(async () => {
    settings = await environment(kind);
    api = await startApi(settings);
  });
  afterAll(() => api.end("SIGKILL"));

  it("survive kill -9 at any moment", { timeout: TEST_MS }, async () => {
    replySlowly();
    for (let round = 0; round < ROUNDS; round += 1) {
      const characterId = await anyCharacter(api);
      const writing = await writeForAWhile(api, characterId);
      expect(await api.end("SIGKILL")).toBeNull();
      const users = await Promise.all(writing);
      await ageHeartbeats(settings);
      api = await startApi(settings);
      await Promise.all(users.map((writes) => expectStored(api, characterId, writes)));
    }
  });

  if (kind === "PostgreSQL") {
    it.each([
      ["an immediate stop", () => cluster.crash()],
      ["an orderly restart", () => cluster.restart()],
    ])("survive %s of the database, and the API reconnects", { timeout: TEST_MS }, async (_how, stop) => {
      const characterId = await anyCharacter(api);
      const session = await api.signIn(newId());
      replySlowly();
      for (let round = 0; round < ROUNDS; round += 1) {
        let isBack = false;
        const writing = await writeForAWhile(api, characterId, () => isBack);
        await stop();
        // After a very quick restart no write fails, so that the writers are stopped here.
        isBack = true;
        const users = await Promise.all(writing);
        const answered = async () => (await api.call(routes.getQuota, {}, { session })).code;
        await expect.poll(answered).toBe(0);
        await ageHeartbeats(settings);
        await Promise.all(users.map((writes) => expectStored(api, characterId, writes)));
      }
    });
  }
});
