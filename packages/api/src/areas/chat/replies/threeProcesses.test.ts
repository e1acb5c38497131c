import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { routes } from "@mimi/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { postgresAt } from "../../../config/databaseSettings.ts";
import { rowsOf, type OpenDatabase } from "../../../db/Database.ts";
import { openPostgres } from "../../../db/postgres/postgres.ts";
import { newChatKey, newId } from "../../../shared/ids.ts";
import { type ApiProcess, clientOf, startApi } from "../../../testing/apiProcess.ts";
import { freshPostgresAddress } from "../../../testing/databases.ts";
import { EventReader, partOf, shapeOf, type StreamEvent, textOf } from "../../../testing/eventStream.ts";
import { isNightly, times } from "../../../testing/nightly.ts";
import { type ScriptedProvider, scriptedProvider } from "../../../testing/scriptedProvider.ts";
import { isInstalled, type RunningProxy, startCaddy, startNginx } from "../../../testing/systemProxy.ts";
import { type TestChat, testChatOf, untilFirstToken } from "../testing/chatFixture.ts";

const PEOPLE = times({ gate: 30, nightly: 300 });
/** The screening delays the last words, which can be the beginning of a refused phrase. */
const MORE = " quietly".repeat(40);

/** How users reach the processes: a call goes to the next process, or through a proxy with its ordinary settings. */
const entries = {
  directly: null,
  "through nginx": { program: "nginx", start: startNginx },
  "through Caddy": { program: "caddy", start: startCaddy },
} as const;
type Entry = keyof typeof entries;

/** A user who reads the reply to a message. */
interface Talk {
  /** The chat by each way to the API. */
  readonly chats: readonly TestChat[];
  readonly replyId: string;
  readonly seen: StreamEvent[];
  readonly reader: EventReader;
}

/** The proxies are tested at night: they are not installed everywhere. */
function isSkipped(entry: Entry): boolean {
  const proxy = entries[entry];
  return proxy !== null && (!isNightly || !isInstalled(proxy.program));
}

describe.each((Object.keys(entries) as Entry[]).filter((entry) => !isSkipped(entry)))(
  "three processes, of which one is killed while many users chat %s",
  { timeout: 240_000 },
  (entry) => {
    let proxy: RunningProxy | undefined;
    let ways: readonly Pick<ApiProcess, "send" | "call">[];
    let processes: readonly ApiProcess[];
    let provider: ScriptedProvider;
    let database: OpenDatabase;
    let folder: string;
    let characterId: string;

    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), "mimi-three-"));
      provider = await scriptedProvider();
      const address = await freshPostgresAddress();
      database = await openPostgres(postgresAt(address), () => undefined);
      const model = { MODEL_BASE_URL: provider.baseUrl, MODEL_NAME: "scripted", CHAT_TITLES: "message" };
      const shared = {
        MIMI_DATA_DIR: folder,
        UPLOADS_SHARED: "on",
        DATABASE_URL: address,
        DATABASE_CONNECTIONS: "10",
      };
      const start = () => startApi({ ...shared, ...model });
      processes = [await start(), await start(), await start()];
      proxy = await entries[entry]?.start(...processes.map(({ origin }) => origin));
      ways = proxy ? [clientOf(proxy.address)] : processes;
      characterId = (await processes[0]?.call(routes.listTop))?.data[0]?.id ?? "";
    }, 120_000);
    afterAll(async () => {
      await proxy?.stop();
      await Promise.all(processes.map((one) => one.end("SIGTERM")));
      await database.close();
      await provider.close();
      rmSync(folder, { recursive: true, force: true });
    });

    /** Sends a message to one process, and reads the reply at another one. */
    async function talk(at: number): Promise<Talk> {
      const session = await processes[at % 3]?.signIn(newId());
      if (session === undefined) throw new Error("There are three processes.");
      const chatKey = newChatKey();
      const chats = ways.map((api) => testChatOf(api, session, characterId, chatKey));
      const first = await untilFirstToken(await sendUntilTaken(chatAt(chats, at)));
      await first.reader.close();
      const resumed = await chatAt(chats, at + 1).resume(first.replyId, first.events.at(-1)?.id);
      return { chats, replyId: first.replyId, seen: [...first.events], reader: new EventReader(resumed) };
    }

    /** A busy machine can answer that the call is to be retried. */
    async function sendUntilTaken(chat: TestChat): Promise<Response> {
      const client_id = newId();
      let response = await chat.send("Hello", { client_id });
      while (response.status === 503) response = await chat.send("Hello", { client_id });
      return response;
    }

    /** Reads a reply to its end, and resumes at the processes that are left. */
    async function readOn({ chats, replyId, seen, reader }: Talk): Promise<void> {
      let connection = reader;
      for (let at = 0; !isEnded(seen); at += 1) {
        try {
          for (let event = await connection.next(); event; event = await connection.next()) seen.push(event);
        } catch {
          // The connection was cut: by the kill, or because the process is gone.
        }
        if (isEnded(seen)) return;
        const response = await chatAt(chats, 1 + (at % 2)).resume(replyId, seen.at(-1)?.id);
        // A proxy answers for the process that is gone until it has found out.
        if (response.ok) connection = new EventReader(response);
        else await response.body?.cancel();
      }
    }

    it(`loses nothing that was acknowledged, and every stream of ${PEOPLE} resumes`, async () => {
      const gate = Promise.withResolvers<void>();
      provider.play(async (turn) => {
        turn.say(`Good evening.${MORE}`);
        await gate.promise;
        turn.say(`Come in.${MORE}`);
        turn.finish();
      });
      const talks = await Promise.all(Array.from({ length: PEOPLE }, (_none, at) => talk(at)));
      const reading = talks.map(readOn);
      await processes[0]?.end("SIGKILL");
      gate.resolve();
      await Promise.all(reading);
      const finishes: string[] = [];
      for (const [at, { chats, seen }] of talks.entries()) {
        const { messages } = await chatAt(chats, 1).messages();
        const [, sent, reply] = messages;
        expect(sent?.alternatives[0]?.text).toBe("Hello");
        // What a client saw is stored, and nothing else; each stream ended once.
        expect(textOf(seen)).toBe(reply?.alternatives[0]?.text);
        expect(shapeOf(seen).filter((type) => type === "finish")).toHaveLength(1);
        const { finish } = partOf(seen, "data-ended").data;
        // The first process wrote the replies of every third user. They keep their text, and can be requested again.
        if (!proxy) expect(finish).toBe(at % 3 === 0 ? "error" : "complete");
        finishes.push(finish);
        expect(textOf(seen)).toContain("Good evening.");
      }
      expect(new Set(finishes)).toEqual(new Set(["error", "complete"]));
      const charged = await database.db.execute(sql`select sum(used)::int as used from message_usage`);
      // A reply that broke off does not count (product 9).
      const complete = finishes.filter((finish) => finish === "complete");
      expect(rowsOf<{ used: number }>(charged)[0]?.used).toBe(complete.length);
    });
  },
);

function chatAt(chats: readonly TestChat[], at: number): TestChat {
  const chat = chats[at % chats.length];
  if (!chat) throw new Error("There are three processes.");
  return chat;
}

function isEnded(events: readonly StreamEvent[]): boolean {
  return events.at(-1)?.part === "[DONE]";
}
