import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ErrorCode, routes } from "@mimi/contract";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { untilFirstToken } from "../areas/chat/testing/chatFixture.ts";
import { createPglite } from "../db/pglite/pglite.ts";
import { newChatKey, newId } from "../shared/ids.ts";
import { type ApiProcess, startApi } from "../testing/apiProcess.ts";
import { pgliteDump } from "../testing/databases.ts";
import { readEvents, textOf } from "../testing/eventStream.ts";
import { isNightly } from "../testing/nightly.ts";
import { type ScriptedProvider, scriptedProvider } from "../testing/scriptedProvider.ts";
import { canMount, diskOf, onSmallDisk } from "../testing/smallDisk.ts";
import { parseAnswer } from "../testing/testApp.ts";

const MB = 1024 * 1024;
/** Enough for the database, the sample covers, and three times the reserve. */
const DISK_MB = 320;
const RESERVE_MB = 64;
/** Long enough that the screening shows its beginning before the next piece. */
const PIECE = "A long walk by the sea, and home again. ".repeat(20);
/** The machine can be busy. */
const WAITING = { timeout: 30_000, interval: 100 };

describe.skipIf(!isNightly || !canMount())("a file system that is really full", () => {
  const root = mkdtempSync(join(tmpdir(), "mimi-small-disk-"));
  let api: ApiProcess;
  let provider: ScriptedProvider;
  let disk: ReturnType<typeof diskOf>;
  let session: string;
  const chat_key = newChatKey();
  let character_id: string;

  beforeAll(async () => {
    const [files, folder] = [join(root, "files"), join(root, "data")];
    for (const one of [files, folder]) mkdirSync(one);
    await (await createPglite(join(files, "db"), await pgliteDump())).close();
    provider = await scriptedProvider();
    api = await startApi(
      {
        ...{ MIMI_DATA_DIR: folder, DISK_RESERVE_MB: String(RESERVE_MB), CHAT_TITLES: "message" },
        ...{ MODEL_BASE_URL: provider.baseUrl, MODEL_NAME: "scripted" },
      },
      onSmallDisk(folder, DISK_MB, files),
    );
    disk = diskOf(api.pid, folder);
    session = await api.signIn(newId());
    character_id = (await api.call(routes.listTop)).data[0]?.id ?? "";
  }, 120_000);
  afterAll(async () => {
    await api.end("SIGKILL");
    await provider.close();
    rmSync(root, { recursive: true });
  });

  const send = (text: string) =>
    api.send(routes.sendMessage, { chat_key, character_id, client_id: newId(), text }, { session });
  const texts = async () =>
    (await api.call(routes.listMessages, { chat_key }, { session })).data.messages.map(
      ({ alternatives, selected }) => alternatives[selected]?.text,
    );
  const readyIs = (status: number) =>
    vi.waitFor(async () => expect((await fetch(`${api.origin}/readyz`)).status).toBe(status), WAITING);

  // Rule: full-disk-calls
  it("refuses writes with 503, and reads; it accepts writes again when there is room, without a restart", {
    timeout: 180_000,
  }, async () => {
    for (const round of [1, 2, 3]) {
      expect(disk.freeBytes()).toBeGreaterThan(RESERVE_MB * MB);
      expect(textOf(await readEvents(await send(`Hello ${round}`)))).toBe("Hello.");
      const before = await texts();
      disk.fill();
      expect(disk.freeBytes()).toBe(0);
      await readyIs(503);
      expect(await (await fetch(`${api.origin}/readyz`)).text()).toContain(
        "Little disk space (database, uploads)",
      );
      const refused = await parseAnswer(await send("Anybody?"));
      expect([refused.status, refused.code]).toEqual([503, ErrorCode.unavailable]);
      expect((await fetch(`${api.origin}/healthz`)).status).toBe(200);
      expect(await texts()).toEqual(before);
      expect((await api.call(routes.listTop)).code).toBe(0);
      disk.empty();
      await readyIs(200);
      expect(textOf(await readEvents(await send(`There you are ${round}`)))).toBe("Hello.");
      expect(await texts()).toHaveLength(before.length + 2);
    }
  });

  // Rule: full-disk-reply
  it("loses no text of a reply that is being written", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    provider.play(async (turn) => {
      turn.say(PIECE);
      await promise;
      turn.say("Good evening.");
      turn.finish();
    });
    const { reader, events } = await untilFirstToken(await send("Tell me."));
    disk.fill();
    await readyIs(503);
    resolve();
    await vi.waitFor(() => expect(provider.calls.at(-1)?.response.writableFinished).toBe(true), WAITING);
    disk.empty();
    await readyIs(200);
    expect(textOf([...events, ...(await reader.rest())])).toBe(`${PIECE}Good evening.`);
    expect((await texts()).at(-1)).toBe(`${PIECE}Good evening.`);
  });
});
