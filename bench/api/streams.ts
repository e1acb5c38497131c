import { Agent, request } from "node:http";
import { join } from "node:path";
import { root } from "../../scripts/launch/settings.ts";
import { type Server, startApi, startServer } from "./apiServer.ts";
import type { Figure, Size } from "./Figure.ts";
import type { Place } from "./places.ts";
import { ask } from "./requests.ts";

/** Fewer than the free plan's messages of a day. */
const PER_PERSON = 40;
const EVENTS_PER_SECOND = 10;

interface Outcome {
  readonly events: number;
  readonly whole: boolean;
  readonly reason: string;
}

/** Row 20: so many replies at once, each read by somebody while the model says something ten times a second. */
export async function streams(place: Place, { streams: count, seconds }: Size): Promise<Figure[]> {
  const pieces = seconds * EVENTS_PER_SECOND;
  const provider = await startServer(join(root, "bench/api/talkingProvider.ts"), { PIECES: String(pieces) });
  const model = { MODEL_BASE_URL: `${provider.origin}/v1`, MODEL_NAME: "talking" };
  const api = await startApi({ ...place.environment, ...model });
  try {
    const sessions = await Promise.all(
      Array.from({ length: Math.ceil(count / PER_PERSON) }, (_none, at) =>
        signIn(api, `bench-${Date.now()}-${at}`),
      ),
    );
    const character = await anyCharacter(api);
    const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
    const start = (at: number) => read(api, agent, sessions[Math.floor(at / PER_PERSON)] ?? "", character);
    // The code that a first reply loads and warms is not a stream's.
    await start(0);
    const before = api.memory();
    let most = before;
    const watching = setInterval(() => {
      most = Math.max(most, api.memory());
    }, 250);
    const cpu = api.cpuMs();
    const began = performance.now();
    const outcomes = await Promise.all(Array.from({ length: count }, (_none, at) => start(at)));
    const took = (performance.now() - began) / 1000;
    clearInterval(watching);
    agent.destroy();
    const failed = outcomes.filter(({ whole }) => !whole);
    const events = outcomes.reduce((sum, one) => sum + one.events, 0);
    const name = `${count} streams at ${EVENTS_PER_SECOND} events/s, ${place.kind}`;
    const load = `${took.toFixed(1)} s for ${seconds} s of talk, ${((api.cpuMs() - cpu) / took / 10).toFixed(0)} % of a core`;
    return [
      {
        row: "20",
        what: `${name}: that did not end whole`,
        value: failed.length,
        unit: "errors",
        gate: 0,
        aim: 0,
        from: failed[0]?.reason ?? load,
      },
      {
        row: "20",
        what: `${name}: memory for each`,
        value: (most - before) / count / 1024,
        unit: "KB",
        gate: 150,
        aim: 60,
        from: `${mb(before)} MB before, ${mb(most)} MB at most`,
      },
      { row: "20", what: `${name}: events that arrived`, value: events / took, unit: "events/s" },
    ];
  } finally {
    await api.end();
    await provider.end();
  }
}

const mb = (bytes: number) => (bytes / 1024 / 1024).toFixed(0);

async function anyCharacter(api: Server): Promise<string> {
  const { data } = JSON.parse(await ask(`${api.origin}/api/index/top/`)) as { data: { id: string }[] };
  return data[0]?.id ?? "";
}

async function signIn(api: Server, name: string): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    ...{
      iss: "https://securetoken.google.com/demo-mimi",
      aud: "demo-mimi",
      sub: name,
      email: `${name}@example.org`,
    },
    ...{ iat: now, auth_time: now, exp: now + 3600 },
  };
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const token = `${part({ alg: "none", typ: "JWT" })}.${part(claims)}.`;
  const headers = { Authorization: `Bearer ${token}` };
  const response = await fetch(`${api.origin}/api/user/create_cookie/`, { headers });
  return ((await response.json()) as { data: string }).data;
}

function read(api: Server, agent: Agent, session: string, character_id: string): Promise<Outcome> {
  const key = () => crypto.randomUUID().replaceAll("-", "");
  const body = JSON.stringify({ chat_key: key(), client_id: key(), character_id, text: "Hello." });
  const headers = { "Content-Type": "application/json", "mimi-cookie": session };
  return new Promise((resolve) => {
    const asking = request(`${api.origin}/api/chat/send/`, { method: "POST", agent, headers }, (response) => {
      let events = 0;
      let tail = "";
      response.setEncoding("utf8").on("data", (chunk: string) => {
        const text = tail + chunk;
        events += text.split("\n\n").length - 1;
        tail = text.slice(text.lastIndexOf("\n\n") + 2);
        if (text.includes('"finish":"complete"')) whole = true;
        said = (said + chunk).slice(-500);
      });
      let whole = false;
      let said = "";
      const done = () =>
        resolve({
          events,
          whole,
          reason: whole ? "" : `${response.statusCode}: ${said.replaceAll("\n", " ")}`,
        });
      response.on("end", done).on("error", done);
    });
    asking.on("error", (error) => resolve({ events: 0, whole: false, reason: error.message }));
    asking.end(body);
  });
}
