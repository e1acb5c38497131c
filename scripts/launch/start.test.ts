// `npm start` with its real processes: first start, second start, Ctrl-C, kill -9, and failures of one line. And `npm run dev`.
import { type ChildProcessByStdio, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { modelsFolder, writeChosenModel } from "../model/modelStore.ts";
import { installStandIn } from "../model/testing/standIn.ts";
import { freePort } from "./ports.ts";
import { root } from "./settings.ts";

const START_MS = 120_000;

interface Product {
  readonly process: ChildProcessByStdio<null, Readable, Readable>;
  /** Everything printed so far. */
  output(): string;
  /** Resolves to the exit code. */
  readonly ended: Promise<number | null>;
}

const dataDir = mkdtempSync(join(tmpdir(), "mimi-start-"));
const ports = { APP_PORT: 0, API_PORT: 0, AUTH_PORT: 0 };
const user = { email: "first.user@example.test", password: "a quiet river" };
let product: Product;
let session = "";

beforeAll(async () => {
  for (const name of ["APP_PORT", "API_PORT", "AUTH_PORT"] as const) ports[name] = await freePort();
});

afterAll(async () => {
  product.process.kill("SIGTERM");
  await product.ended;
  rmSync(dataDir, { recursive: true, force: true });
});

test("the first start builds the product and prints the address, which serves the app and its configuration", {
  timeout: START_MS,
}, async () => {
  product = await startReady();
  const page = await (await fetch(`http://localhost:${ports.APP_PORT}/`)).text();
  expect(page).toContain('<div id="root">');
  expect(page).toContain(`"authEmulator":"http://127.0.0.1:${ports.AUTH_PORT}"`);
  expect(await call("/tag/")).toMatchObject({ code: 0 });
});

test("pages come as a public server sends them: rendered, with a policy, and 404 for an unknown address", async () => {
  const home = await fetch(`http://localhost:${ports.APP_PORT}/`);
  expect(home.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  expect(await home.text()).toContain("<h1");
  expect((await fetch(`http://localhost:${ports.APP_PORT}/no-such-page`)).status).toBe(404);
});

test("API_PORT answers like the address", async () => {
  const answer = await fetch(`http://127.0.0.1:${ports.API_PORT}/api/tag/`);
  expect(await answer.json()).toMatchObject({ code: 0 });
});

test("a user signs up, and the API accepts the session", async () => {
  const { idToken } = await account("signUp");
  const answer = await call("/user/create_cookie/", { Authorization: `Bearer ${idToken}` });
  session = String(answer.data);
  expect(await call("/user/", { "mimi-cookie": session })).toMatchObject({ code: 0 });
});

test("a taken port is one line that names the variable", { timeout: START_MS }, async () => {
  const other = start({ ...ports, APP_PORT: await freePort() });
  expect(await other.ended).toBe(1);
  expect(other.output().trim()).toBe(
    `Port ${ports.API_PORT} (API) is already in use; choose another with API_PORT=<port>.`,
  );
});

test("a data folder in use is one line, and the running server is not affected", {
  timeout: START_MS,
}, async () => {
  const other = start({
    APP_PORT: await freePort(),
    API_PORT: await freePort(),
    AUTH_PORT: await freePort(),
  });
  expect(await other.ended).toBe(1);
  expect(other.output()).toMatch(/in use by process \d+/);
  expect(other.output()).not.toMatch(/\n\s+at /);
  expect(await call("/user/", { "mimi-cookie": session })).toMatchObject({ code: 0 });
});

test("Ctrl-C ends all processes with exit code 0", { timeout: START_MS }, async () => {
  product.process.kill("SIGINT");
  expect(await product.ended).toBe(0);
  for (const port of Object.values(ports)) await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
});

test("the second start knows the account and the session", { timeout: START_MS }, async () => {
  product = await startReady();
  expect(await call("/user/", { "mimi-cookie": session })).toMatchObject({ code: 0 });
  expect((await account("signInWithPassword")).idToken).toBeTruthy();
});

test("kill -9 leaves no process running, and loses no account older than a few seconds", {
  timeout: START_MS,
}, async () => {
  const late = { ...user, email: "late.user@example.test" };
  await account("signUp", late);
  await vi.waitFor(() => expect(storedAccounts()).toContain(late.email), { timeout: 20_000, interval: 200 });
  product.process.kill("SIGKILL");
  await product.ended;
  await vi.waitFor(
    async () => {
      for (const port of Object.values(ports))
        await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
    },
    { timeout: 30_000, interval: 200 },
  );
  product = await startReady();
  expect((await account("signInWithPassword", late)).idToken).toBeTruthy();
  expect(await call("/user/", { "mimi-cookie": session })).toMatchObject({ code: 0 });
});

// Rule: model-own-process
test("a downloaded model replies, and its crash ends one reply and nothing else", {
  timeout: START_MS,
}, async () => {
  product.process.kill("SIGINT");
  expect(await product.ended).toBe(0);
  installStandIn(dataDir);
  writeChosenModel(modelsFolder(dataDir), { name: "small", file: "small.gguf", sampling: {} });
  product = await startReady();
  expect(product.output()).toContain("small (npm run model) is loading");
  // Without a model, the app says that its lines are prepared.
  expect(await (await fetch(`http://localhost:${ports.APP_PORT}/`)).text()).toContain('"demoModel":false');
  expect(await say("Good evening.")).toContain("kettle");
  const broken = await say("CRASH");
  expect(broken).toContain("evening");
  expect(broken).toContain('"finish":"error"');
  await vi.waitFor(async () => expect(await say("Are you there?")).toContain("kettle"), {
    timeout: 30_000,
    interval: 500,
  });
  expect(product.output()).toContain("the model part ended (signal SIGKILL)");
});

test("npm run dev serves the sources with hot reload, and the same data", { timeout: START_MS }, async () => {
  product.process.kill("SIGINT");
  expect(await product.ended).toBe(0);
  product = await startReady("dev");
  const page = await (await fetch(`http://localhost:${ports.APP_PORT}/`)).text();
  expect(page).toContain("/@vite/client");
  expect(await call("/user/", { "mimi-cookie": session })).toMatchObject({ code: 0 });
});

function start(on: typeof ports, script: "start" | "dev" = "start"): Product {
  const child = spawn("npm", ["run", script, "--silent"], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      ...Object.fromEntries(Object.entries(on).map(([name, port]) => [name, String(port)])),
      MIMI_DATA_DIR: dataDir,
      // The result must not depend on what else runs on this machine.
      MODEL_AUTODETECT: "off",
    },
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      text += chunk.toString();
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  return { process: child, output: () => text, ended };
}

async function startReady(script?: "dev"): Promise<Product> {
  const started = start(ports, script);
  const line = `ready http://localhost:${ports.APP_PORT}\n`;
  await vi.waitFor(
    () => {
      if (started.process.exitCode !== null) return;
      if (!started.output().includes(line)) throw new Error(`Not ready:\n${started.output()}`);
    },
    { timeout: START_MS - 5_000, interval: 100 },
  );
  expect(started.output()).toContain(line);
  return started;
}

async function call(
  path: string,
  headers: Record<string, string> = {},
): Promise<{ code: number; data: unknown }> {
  const answer = await fetch(`http://localhost:${ports.APP_PORT}/api${path}`, { headers });
  return (await answer.json()) as { code: number; data: unknown };
}

/** Sends a message in a new chat. Returns the stream of the reply. */
async function say(text: string): Promise<string> {
  const headers = { "mimi-cookie": session };
  const { data: found } = await call("/search/?info=odile&count=1");
  const [character] = (found as { readonly items: readonly { readonly id: string }[] }).items;
  const { data: chat } = await call(`/character/new_chatkey/?character_id=${character?.id}`, headers);
  const message = { ...(chat as object), client_id: randomUUID(), character_id: character?.id, text };
  const answer = await fetch(`http://localhost:${ports.APP_PORT}/api/chat/send/`, {
    method: "POST",
    headers: { ...headers, "Content-Type": "application/json" },
    body: JSON.stringify(message),
  });
  return answer.text();
}

async function account(what: "signUp" | "signInWithPassword", who = user): Promise<{ idToken?: string }> {
  const answer = await fetch(
    `http://127.0.0.1:${ports.AUTH_PORT}/identitytoolkit.googleapis.com/v1/accounts:${what}?key=demo-key`,
    {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ ...who, returnSecureToken: true }),
    },
  );
  return (await answer.json()) as { idToken?: string };
}

function storedAccounts(): string {
  return readFileSync(join(dataDir, "auth/accounts/auth_export/accounts.json"), "utf8");
}
