import { join } from "node:path";
import { root } from "../../scripts/launch/settings.ts";
import { databaseCpuMs, type Server, startApi, startServer } from "./apiServer.ts";
import type { BenchDatabase } from "./databases.ts";
import type { Figure, Size } from "./Figure.ts";
import { PIECE, PIECE_MS } from "./pieces.ts";
import { request } from "./requests.ts";
import { StreamReader } from "./StreamReader.ts";
import { anyCharacter, sendBody, signIn } from "./users.ts";

/** Three processes with more streams need more than two cores. */
const STREAMS_MAX = 300;
/** Chats per user: fewer than the daily quota of the free plan. */
const PER_PERSON = 40;
/** Seconds of streaming before and after the measurement. */
const ASIDE_S = 1.5;

/**
 * Row 26: processor time of the API and the database for one piece of text, with one, two and three processes. Each reply is
 * written by one process, and read through the next one.
 */
export async function severalProcesses(
  database: BenchDatabase,
  { streams, seconds }: Size,
): Promise<Figure[]> {
  const count = Math.min(streams, STREAMS_MAX);
  const figures: Figure[] = [];
  for (const processes of [1, 2, 3]) {
    const { api, db } = await costOfPiece(database, { processes, count, seconds });
    figures.push({
      row: "26",
      what: `${count} streams, written by one of ${processes} processes and read through the next: a piece of text`,
      value: api + db,
      unit: "µs",
      from: `the API ${api.toFixed(0)} µs, the database ${db.toFixed(0)} µs`,
    });
  }
  return figures;
}

interface Load {
  readonly processes: number;
  readonly count: number;
  readonly seconds: number;
}

/** Microseconds of all processes of the API, and of the database, for one piece. */
async function costOfPiece(
  { environment }: BenchDatabase,
  { processes, count, seconds }: Load,
): Promise<{ readonly api: number; readonly db: number }> {
  const provider = await startServer(join(root, "bench/api/streamingModel.ts"), {});
  const model = { MODEL_BASE_URL: `${provider.origin}/v1`, MODEL_NAME: "talking", CHAT_TITLES: "message" };
  const apis: Server[] = [];
  try {
    for (let at = 0; at < processes; at += 1) {
      apis.push(await startApi({ ...environment, ...model, UPLOADS_SHARED: "on" }));
    }
    const api = (at: number) => apis[at % processes] as Server;
    const names = Array.from(
      { length: Math.ceil(count / PER_PERSON) },
      (_none, at) => `bench-${Date.now()}-${at}`,
    );
    const sessions = await Promise.all(names.map((name) => signIn(api(0), name)));
    const character = await anyCharacter(api(0));
    const readers = await Promise.all(
      Array.from({ length: count }, async (_none, at) => {
        const session = sessions[Math.floor(at / PER_PERSON)] ?? "";
        const address = await beginReply(api(at), session, character);
        return new StreamReader(api(at + 1).origin, address, { "mimi-cookie": session });
      }),
    );
    await Promise.all(readers.map((reader) => reader.opened));
    while (Number(await request(`${provider.origin}/waiting`)) < count) await pause(0.1);
    const pieces = (seconds + 2 * ASIDE_S) * (1_000 / PIECE_MS);
    await request(`${provider.origin}/send?pieces=${pieces}`);
    await pause(ASIDE_S);
    const measure = () => ({
      api: apis.reduce((sum, one) => sum + one.cpuMs(), 0),
      db: databaseCpuMs(environment.DATABASE_URL ?? ""),
      pieces: readers.reduce((sum, one) => sum + one.pieces, 0),
    });
    const before = measure();
    await pause(seconds);
    const after = measure();
    const whole = PIECE.repeat(pieces);
    for (const { text, reason } of await Promise.all(readers.map((reader) => reader.ended))) {
      if (text !== whole) throw new Error(`A stream was not complete: ${reason || text?.length}`);
    }
    const per = (ms: number) => (ms * 1_000) / (after.pieces - before.pieces);
    return { api: per(after.api - before.api), db: per(after.db - before.db) };
  } finally {
    for (const api of apis) await api.end();
    await provider.end();
  }
}

/** Sends a message, and leaves its stream. Resolves to the address at which the reply can be read. */
async function beginReply(api: Server, session: string, character: string): Promise<string> {
  const body = sendBody(character);
  const response = await fetch(`${api.origin}/api/chat/send/`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "mimi-cookie": session },
    body: JSON.stringify(body),
  });
  let text = "";
  for await (const chunk of response.body ?? []) {
    text += Buffer.from(chunk).toString();
    const [, messageId] = /"messageId":"([^"]+)"/.exec(text) ?? [];
    // Leaving the loop closes the connection.
    if (messageId !== undefined) return `/api/chat/stream/?chat_key=${body.chat_key}&message_id=${messageId}`;
  }
  throw new Error(`A message was not accepted: ${text}`);
}

const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
