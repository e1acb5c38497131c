import { changesSomething, ErrorCode, needsDiskSpace, type Route, routes } from "@mimi/contract";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OpenDatabase } from "../db/Database.ts";
import { session } from "../db/schema/account.ts";
import { character, user } from "../db/schema/referenced.ts";
import { RateLimits } from "../domain/quota/RateLimits.ts";
import { DiskSpace } from "../shared/DiskSpace.ts";
import { newId } from "../shared/ids.ts";
import { type ChatFixture, chatFixture, untilFirstToken } from "../areas/chat/testing/chatFixture.ts";
import { addCharacter } from "../testing/addCharacter.ts";
import { freshPglite } from "../testing/databases.ts";
import { textOf } from "../testing/eventStream.ts";
import { exampleOf } from "../testing/identifiers.ts";
import { identityToken } from "../testing/identityTokens.ts";
import { plainImage } from "../testing/images.ts";
import { parseAnswer, type TestApp, testApp } from "../testing/testApp.ts";

const MB = 1024 * 1024;
const limits = new RateLimits({ rates: null });

/** A disk whose free space a test sets. */
function fakeDisk(
  folders: { database?: string; uploads?: string },
  setReadOnly?: OpenDatabase["setReadOnly"],
) {
  let [free, now] = [1_000 * MB, 0];
  const disk = new DiskSpace({
    folders,
    reserveBytes: 256 * MB,
    log: pino({ level: "silent" }),
    clock: () => now,
    freeBytes: async () => free,
    setReadOnly,
  });
  const leave = async (mb: number) => {
    free = mb * MB;
    now += 1_000;
    await disk.short();
  };
  return { disk, leave };
}

const reading = Object.entries<Route>(routes).filter(([, route]) => !changesSomething(route));
const writing = Object.entries<Route>(routes).filter(([, route]) => needsDiskSpace(route));

describe("with little disk space for the database", () => {
  let database: OpenDatabase;
  let api: TestApp;
  let moderator: string;
  let character_id: string;
  let disk: ReturnType<typeof fakeDisk>;

  beforeAll(async () => {
    database = await freshPglite();
    disk = fakeDisk({ database: "/data/db", uploads: "/data/uploads" }, database.setReadOnly);
    api = testApp(database, { disk: disk.disk, limits });
    moderator = await api.signIn("disk-moderator");
    await database.db.update(user).set({ role: "moderator" });
    character_id = await addCharacter(database.db);
  });
  afterAll(() => api.stop());

  async function codeOf(route: Route): Promise<number> {
    const headers: Record<string, string> =
      route.who === "bearer" ? { Authorization: `Bearer ${await identityToken()}` } : {};
    const given = exampleOf(route);
    const input = { ...given, ...("character_id" in given ? { character_id } : {}) };
    const answer = await api.send(route, input, { session: moderator, headers });
    if (!answer.headers.get("Content-Type")?.includes("json")) return 0;
    const text = await answer.text();
    return text.startsWith('{"code"') ? (JSON.parse(text) as { code: number }).code : 0;
  }

  describe.each([
    ["below the reserve", 255],
    ["nearly full, so that the database itself refuses writes", 60],
  ])("%s", (_name, mb) => {
    beforeEach(() => disk.leave(mb));

    // Rule: full-disk-calls
    it.each(writing)("%s is refused with 503", async (_name, route) => {
      expect(await codeOf(route)).toBe(ErrorCode.unavailable);
    });

    // Rule: full-disk-calls
    it.each(reading)("%s still works", async (_call, route) => {
      // A session that was not seen for a while is usually written by the next call.
      await disk.leave(1_000);
      await database.db.update(session).set({ seen_at: new Date(Date.now() - 10 * 60_000) });
      await disk.leave(mb);
      expect(await codeOf(route)).not.toBe(ErrorCode.unavailable);
    });

    // Rule: full-disk-calls
    it("readiness names the disks, and the process is healthy", async () => {
      const ready = await api.app.request("/readyz");
      expect(ready.status).toBe(503);
      expect(await ready.text()).toContain("Little disk space (database, uploads)");
      expect((await api.app.request("/healthz")).status).toBe(200);
    });

    it("says why it refuses, and when to try again", async () => {
      const answer = await api.send(routes.savePersona, { name: "Sam" }, { session: moderator });
      expect(answer.headers.get("Retry-After")).toBe("60");
      expect(await answer.json()).toMatchObject({
        code: ErrorCode.unavailable,
        details: { reason: "disk_full" },
      });
    });
  });

  it("jobs in the background cannot write when the disk is nearly full, and can when there is room again", async () => {
    await disk.leave(60);
    const write = () => database.db.update(character).set({ tagline: newId() });
    await expect(write()).rejects.toMatchObject({ cause: { code: "25006" } });
    await disk.leave(300);
    await expect(write()).resolves.toBeDefined();
    expect((await api.app.request("/readyz")).status).toBe(200);
  });
});

// Rule: full-disk-reply
describe("a running reply on a disk that fills up", () => {
  let chats: ChatFixture;
  let disk: ReturnType<typeof fakeDisk>;
  const failures: string[] = [];

  beforeAll(async () => {
    const database = await freshPglite();
    disk = fakeDisk({ database: "/data/db" }, database.setReadOnly);
    const log = pino({ level: "error" }, { write: (line) => void failures.push(line) });
    chats = await chatFixture(database, { disk: disk.disk, log });
  });
  afterAll(() => chats.close());

  async function started(rest: Promise<void>) {
    await disk.leave(1_000);
    chats.provider.play(async (turn) => {
      turn.say("Good ");
      await rest;
      turn.say("evening.");
      turn.finish();
    });
    const testChat = await chats.newChat();
    return { testChat, ...(await untilFirstToken(await testChat.send("Hello"))) };
  }

  it.each([
    ["below the reserve it is written to its end", 100],
    ["nearly full, its text waits in the process until there is room", 10],
  ])("%s", async (_name, mb) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { testChat, reader, events } = await started(promise);
    await disk.leave(mb);
    expect((await testChat.send("And another?")).status).toBe(503);
    resolve();
    // A database that is away is tried four times.
    if (mb === 10) await expect.poll(() => failures.length).toBeGreaterThan(5);
    await disk.leave(1_000);
    expect(textOf([...events, ...(await reader.rest())])).toBe("Good evening.");
    expect((await testChat.reply()).alternatives[0]).toMatchObject({
      text: "Good evening.",
      finish: "complete",
    });
  });
});

describe("a full disk of the uploads", () => {
  it.each(["ENOSPC", "EDQUOT"])("is answered with 503 and not 500 (%s)", async (code) => {
    const full = Object.assign(new Error("no space left"), { code });
    const none = { get: async () => null, list: async function* () {}, remove: async () => undefined };
    const files = { ...none, put: () => Promise.reject(full) };
    const api = testApp(await freshPglite(), { files, limits });
    expect(await upload(api)).toMatchObject({ status: 503, code: ErrorCode.unavailable });
    await api.stop();
  });

  it("refuses uploads alone when the database is elsewhere", async () => {
    const { disk, leave } = fakeDisk({ uploads: "/data/uploads" });
    const api = testApp(await freshPglite(), { disk, limits });
    await leave(100);
    expect(await upload(api)).toMatchObject({ status: 503, code: ErrorCode.unavailable });
    const own = await api.signIn("disk-other");
    expect((await api.call(routes.savePersona, { name: "Sam" }, { session: own })).code).toBe(0);
    await api.stop();
  });

  async function upload(api: TestApp) {
    const body = new FormData();
    body.set("file", new File([await plainImage("png")], "a.png"));
    const headers = { "mimi-cookie": await api.signIn("disk-uploader") };
    return parseAnswer(await api.app.request("/api/user/upload/", { method: "POST", body, headers }));
  }
});
