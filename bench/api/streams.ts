import { join } from "node:path";
import { root } from "../../scripts/launch/settings.ts";
import { type Server, startApi, startServer } from "./apiServer.ts";
import { type Figure, type Size } from "./Figure.ts";
import { type BenchDatabase, openHere } from "./databases.ts";
import { request } from "./requests.ts";
import { StreamReader } from "./StreamReader.ts";
import { PIECE, PIECE_MS } from "./pieces.ts";
import { anyCharacter, sendBody, signIn } from "./users.ts";
import { measureSend } from "../../packages/api/src/testing/measureSend.ts";

/** Chats per user: fewer than the daily quota of the free plan. */
const PER_PERSON = 40;
/** Milliseconds of processor time for a send (row 20c). */
const ACCEPTING = { PostgreSQL: { gate: 8, aim: 5 }, PGlite: { gate: 22, aim: 15 } } as const;
const STATEMENTS = { gate: 18, aim: 14 } as const;
/** Limits that refuse no send here, and are counted as always. */
const LIMITS = { RATE_LIMITS: "send:100000/20, exchange:100000/60", NEW_ACCOUNTS_PER_HOUR: "100000" };
const EVENTS_PER_SECOND = 1_000 / PIECE_MS;
/** Seconds of streaming before and after the measurement, because screening delays events. */
const ASIDE_S = 1.5;
/** Seconds until every accepted send has reached the model. */
const ASKED_S = 20;

/**
 * Row 20: many replies at once, each read by a client, while the model sends ten pieces a second. All are requested at the same
 * moment. The model waits until all streams are open, then sends to all of them, and events are counted meanwhile. Row 20c is
 * what each cost until it was open, beside a relay that only passes on.
 */
export async function streams(database: BenchDatabase, { streams: count, seconds }: Size): Promise<Figure[]> {
  const statements = await countStatements(database);
  const provider = await startServer(join(root, "bench/api/streamingModel.ts"), {});
  const model = { MODEL_BASE_URL: `${provider.origin}/v1`, MODEL_NAME: "talking", CHAT_TITLES: "message" };
  const api = await startApi({ ...database.environment, ...LIMITS, ...model });
  try {
    const names = Array.from(
      { length: Math.ceil(count / PER_PERSON) },
      (_none, at) => `bench-${Date.now()}-${at}`,
    );
    const sessions = await Promise.all(names.map((name) => signIn(api, name)));
    const character = await anyCharacter(api);
    const open = (at: number) => read(api, sessions[Math.floor(at / PER_PERSON)] ?? "", character);
    const pieces = (seconds + 2 * ASIDE_S) * EVENTS_PER_SECOND;
    // The first reply warms up the code, and is not measured.
    const first = open(0);
    await sendTo([first], 5);
    await first.ended;

    const memory = new Highest(() => api.memory());
    const before = memory.most;
    const cpu = measureCpu({ api, provider });
    const began = performance.now();
    const readers = Array.from({ length: count }, (_none, at) => open(at));
    await Promise.all(readers.map((reader) => reader.opened));
    const openedIn = (performance.now() - began) / 1_000;
    const accepting = (cpu().api ?? 0) / count;
    await sendTo(readers, pieces);
    await pause(ASIDE_S);
    const atStart = readers.map(({ events, pieces }) => ({ events, pieces }));
    const cpuWhileStreaming = measureCpu({ api, provider });
    const since = performance.now();
    await pause(seconds);
    const window = (performance.now() - since) / 1_000;
    const used = cpuWhileStreaming();
    const perSecond = (counts: readonly number[]) => counts.reduce((sum, one) => sum + one, 0) / window;
    const events = readers.map((reader, at) => reader.events - (atStart[at]?.events ?? 0));
    const newPieces = readers.map((reader, at) => reader.pieces - (atStart[at]?.pieces ?? 0));
    const ends = await Promise.all(readers.map((reader) => reader.ended));
    memory.end();
    const relaying = await relayCost();
    const whole = PIECE.repeat(pieces);
    const failed = ends.flatMap(({ text, reason }) =>
      text === whole ? [] : [reason || `received ${text?.length}`],
    );

    const name = `${count} streams at ${EVENTS_PER_SECOND} events/s, ${database.kind}`;
    const [eventsPerSecond, piecesPerSecond] = [perSecond(events), perSecond(newPieces)];
    const missing = (rate: number) => Math.max(0, (1 - rate / (count * EVENTS_PER_SECOND)) * 100);
    const least = Math.min(...events) / window;
    const cores = Object.entries(used).map(([who, ms]) => `${who} ${(ms / window / 10).toFixed(0)} %`);
    return [
      {
        row: "20",
        what: `${name}: that did not come whole`,
        value: failed.length,
        unit: "errors",
        gate: 0,
        aim: 0,
        from: failed[0] ?? `${pieces} events each`,
      },
      {
        row: "20",
        what: `${name}: words that did not come in their second`,
        value: missing(piecesPerSecond),
        unit: "%",
        gate: 5,
        aim: 1,
        from: `${piecesPerSecond.toFixed(0)} pieces/s, in however many events`,
      },
      {
        row: "20",
        what: `${name}: events that did not come in their second`,
        value: missing(eventsPerSecond),
        unit: "%",
        gate: 5,
        aim: 1,
        from: `${eventsPerSecond.toFixed(0)} events/s while all talked, the slowest stream ${least.toFixed(1)}/s`,
      },
      {
        row: "20",
        what: `${name}: memory for each`,
        value: (memory.most - before) / count / 1_024,
        unit: "KB",
        gate: 150,
        aim: 60,
        from: `${mb(before)} MB before, ${mb(memory.most)} MB at most`,
      },
      {
        row: "20",
        what: `${name}: the API's processor time for each event`,
        value: ((used.api ?? 0) * 1_000) / (eventsPerSecond * window),
        unit: "µs",
        from: `of a core: ${cores.join(", ")}`,
      },
      {
        row: "20",
        what: `${name}: until all were open, requested at once`,
        value: openedIn,
        unit: "s",
        from: `the API ${accepting.toFixed(1)} ms of processor time for each`,
      },
      {
        row: "20c",
        what: `${count} sends at once, ${database.kind}: the API's processor time to accept one`,
        value: accepting,
        unit: "ms",
        ...ACCEPTING[database.kind],
        from: `a bare relay ${relaying.toFixed(1)} ms`,
      },
      {
        row: "20c",
        what: `a send in a chat, ${database.kind}: statements until it is accepted, with its rate limit`,
        value: statements,
        unit: "statements",
        ...STATEMENTS,
      },
    ];
  } finally {
    await api.end();
    await provider.end();
  }

  /** The processor time of a bare relay for one of as many requests, in milliseconds. */
  async function relayCost(): Promise<number> {
    const relay = await startServer(join(root, "bench/api/bareRelay.ts"), { MODEL_ORIGIN: provider.origin });
    try {
      const open = () => new StreamReader(relay.origin, "/", {}, JSON.stringify({ text: "Hello." }));
      const first = open();
      await sendTo([first], 1);
      await first.ended;
      const cpu = measureCpu({ relay });
      const readers = Array.from({ length: count }, open);
      await Promise.all(readers.map((reader) => reader.opened));
      const used = (cpu().relay ?? 0) / count;
      await sendTo(readers, 1);
      await Promise.all(readers.map((reader) => reader.ended));
      return used;
    } finally {
      await relay.end();
    }
  }

  /** Starts the model when all requests have arrived or failed. */
  async function sendTo(readers: readonly StreamReader[], pieces: number): Promise<void> {
    await Promise.all(readers.map((reader) => reader.opened));
    const deadline = performance.now() + ASKED_S * 1_000;
    while (
      Number(await request(`${provider.origin}/waiting`)) < readers.length &&
      performance.now() < deadline
    ) {
      await pause(0.1);
    }
    await request(`${provider.origin}/send?pieces=${pieces}`);
  }
}

/** The statements of the second send in a chat. Measured before the API opens the database. */
async function countStatements(database: BenchDatabase): Promise<number> {
  const opened = await openHere(database);
  const [, next = []] = await measureSend(opened);
  await opened.close();
  return next.length;
}

/** The maximum of a value over time. */
class Highest {
  most: number;
  readonly #watching: NodeJS.Timeout;

  constructor(read: () => number) {
    this.most = read();
    this.#watching = setInterval(() => {
      this.most = Math.max(this.most, read());
    }, 100);
  }

  end(): void {
    clearInterval(this.#watching);
  }
}

type CpuUse = Readonly<Record<string, number>>;

/** Measures processor time from now on, in milliseconds, of these servers and of this process, which reads the streams. */
function measureCpu(servers: Readonly<Record<string, Server>>): () => CpuUse {
  const readAll = (): CpuUse => {
    const all = Object.entries(servers).map(([who, server]) => [who, server.cpuMs()] as const);
    return { ...Object.fromEntries(all), readers: ownCpuMs() };
  };
  const then = readAll();
  return () => Object.fromEntries(Object.entries(readAll()).map(([who, ms]) => [who, ms - (then[who] ?? 0)]));
}

function ownCpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1_000));

const mb = (bytes: number) => (bytes / 1024 / 1024).toFixed(0);

function read(api: Server, session: string, character_id: string): StreamReader {
  const headers = { "Content-Type": "application/json", "mimi-cookie": session };
  return new StreamReader(api.origin, "/api/chat/send/", headers, JSON.stringify(sendBody(character_id)));
}
