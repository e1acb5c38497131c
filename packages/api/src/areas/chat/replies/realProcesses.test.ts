import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { routes } from "@mimi/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OpenDatabase } from "../../../db/Database.ts";
import { postgresAt } from "../../../config/databaseSettings.ts";
import { openPostgres } from "../../../db/postgres/postgres.ts";
import { messageUsage } from "../../../db/schema/account.ts";
import { newChatKey, newId } from "../../../shared/ids.ts";
import { type ApiProcess, startApi } from "../../../testing/apiProcess.ts";
import { freshPostgresAddress } from "../../../testing/databases.ts";
import {
  EventReader,
  partOf,
  readEvents,
  shapeOf,
  type StreamEvent,
  textOf,
} from "../../../testing/eventStream.ts";
import { type ScriptedProvider, scriptedProvider } from "../../../testing/scriptedProvider.ts";
import { shortestMs } from "../../../testing/shortest.ts";
import { testChatOf, untilFirstToken } from "../testing/chatFixture.ts";
import { bytesUntil, gatesFor, pieces, receivedEvents } from "../testing/disconnects.ts";

/** Text after a piece: the screening delays the last words, which can be the beginning of a refused phrase. */
const MORE = " quietly".repeat(40);

describe("two operating system processes on one PostgreSQL", () => {
  let processes: readonly [ApiProcess, ApiProcess];
  let provider: ScriptedProvider;
  let database: OpenDatabase;
  let folder: string;
  let characterId: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "mimi-processes-"));
    provider = await scriptedProvider();
    const address = await freshPostgresAddress();
    database = await openPostgres(postgresAt(address), () => undefined);
    const model = {
      MODEL_BASE_URL: provider.baseUrl,
      MODEL_NAME: "scripted",
      MODEL_CONCURRENCY: "2",
      CHAT_TITLES: "message",
    };
    const shared = { MIMI_DATA_DIR: folder, UPLOADS_SHARED: "on", DATABASE_URL: address };
    const start = () => startApi({ ...shared, ...model });
    processes = [await start(), await start()];
    characterId = (await processes[0].call(routes.listTop)).data[0]?.id ?? "";
  });
  afterAll(async () => {
    await Promise.all(processes.map((one) => one.end("SIGTERM")));
    await database.close();
    await provider.close();
    rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(() =>
    provider.play((turn) => {
      turn.say("Good ", "evening.");
      turn.finish();
    }),
  );

  /** The same chat through each process. */
  async function talks() {
    const session = await processes[0].signIn(newId());
    const chatKey = newChatKey();
    const by = (api: ApiProcess) => testChatOf(api, session, characterId, chatKey);
    return { session, here: by(processes[0]), there: by(processes[1]) };
  }

  it("accept exactly the remaining messages of the day, of 200 at once", async () => {
    const { session, here } = await talks();
    const { uid } = (await processes[0].call(routes.getUser, {}, { session })).data;
    const day = new Date().toISOString().slice(0, 10);
    await database.db.insert(messageUsage).values({ user_id: uid, day, used: 40 });
    const calls = provider.calls.length;
    const statuses = await Promise.all(
      Array.from({ length: 200 }, async (_, at) => {
        const one = testChatOf(at % 2 ? processes[0] : processes[1], session, characterId, newChatKey());
        const client_id = newId();
        let response = await one.send("Hello", { client_id });
        // A busy machine can answer that the call is to be retried.
        while (response.status === 503) response = await one.send("Hello", { client_id });
        await response.text();
        return response.status;
      }),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(190);
    expect(await here.used()).toBe(50);
    expect(provider.calls.length - calls).toBe(10);
  });

  it("accept a message once that is sent 50 times at once and again later", async () => {
    const { here, there } = await talks();
    const calls = provider.calls.length;
    const client_id = newId();
    const sends = Array.from({ length: 50 }, (_, at) =>
      (at % 2 ? here : there).sendAndRead("Hello", { client_id }),
    );
    const answers = [...(await Promise.all(sends)), await there.sendAndRead("Hello", { client_id })];
    expect(new Set(answers.map((events) => partOf(events, "start").messageId)).size).toBe(1);
    expect(new Set(answers.map(textOf))).toEqual(new Set(["Good evening."]));
    expect((await here.messages()).messages).toHaveLength(3);
    expect(provider.calls.length - calls).toBe(1);
    expect(await there.used()).toBe(1);
    expect((await there.send("Something else", { client_id })).status).toBe(409);
  });

  it("continue each other's streams live after every lost connection", async () => {
    const gates = gatesFor(pieces.length + 1);
    provider.play(async (turn) => {
      for (const [at, piece] of pieces.entries()) {
        await gates[at]?.promise;
        turn.say(piece + MORE);
      }
      await gates.at(-1)?.promise;
      turn.finish();
    });
    const { here, there } = await talks();
    const seen: StreamEvent[] = [];
    let connection = await here.send("Hello");
    for (const [at, piece] of pieces.entries()) {
      gates[at]?.resolve();
      seen.push(...(await receivedEvents(await bytesUntil(connection, piece), "within a letter")));
      connection = await (at % 2 ? here : there).resume(partOf(seen, "start").messageId, seen.at(-1)?.id);
    }
    gates.at(-1)?.resolve();
    seen.push(...(await readEvents(connection)));
    expect(textOf(seen)).toBe(pieces.map((piece) => piece + MORE).join(""));
    expect(shapeOf(seen).filter((type) => type === "finish")).toHaveLength(1);
  });

  /** A reply that is written here until it is stopped. */
  async function endlessReply() {
    provider.play((turn) => turn.say(`Good evening${MORE}`));
    const { here, there } = await talks();
    const { reader, replyId } = await untilFirstToken(await here.send("Hello"));
    // Otherwise the reply can be stopped before its first token is stored.
    await expect.poll(async () => (await there.reply()).alternatives[0]?.text).toMatch(/^Good /);
    return { here, there, reader, replyId };
  }

  it("stop each other's replies within a second", async () => {
    // Two at once: there are two places at the model.
    const replies = [await endlessReply(), await endlessReply()];
    expect(await shortestMs(replies, ({ there, replyId }) => there.stop(replyId))).toBeLessThan(1_000);
  });

  it("cancel the request to the provider when the other stops the reply", async () => {
    const { here, there, reader, replyId } = await endlessReply();
    const answer = await there.stop(replyId);
    expect(answer.data).toMatchObject({ message: { status: "stopped" } });
    expect((await here.reply()).alternatives[0]?.text).toMatch(/^Good evening/);
    expect(partOf(await reader.rest(), "data-ended").data.finish).toBe("stopped");
    await provider.calls.at(-1)?.hungUp;
  });

  // Rule: model-places-shared
  it("share the places at the model", async () => {
    const gate = Promise.withResolvers<void>();
    provider.play(async (turn) => {
      turn.say(`Good evening${MORE}`);
      await gate.promise;
      turn.finish();
    });
    const [first, second, third] = [await talks(), await talks(), await talks()];
    const running = [
      await untilFirstToken(await first.here.send("Hello")),
      await untilFirstToken(await second.there.send("Hello")),
    ];
    const waiting = new EventReader(await third.there.send("Hello"));
    const events: StreamEvent[] = [];
    for (let event = await waiting.next(); event; event = await waiting.next()) {
      events.push(event);
      if (shapeOf([event])[0] === "data-waiting") break;
    }
    expect(partOf(events, "data-waiting").data).toEqual({ waiting: true });
    gate.resolve();
    const rest = await waiting.rest();
    expect(partOf(rest, "data-waiting").data).toEqual({ waiting: false });
    expect(textOf(rest)).toMatch(/^Good evening/);
    for (const { reader } of running) await reader.rest();
  });
});
