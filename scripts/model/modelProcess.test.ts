import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { createServer, request as httpRequest } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { root } from "../launch/settings.ts";
import { modelsFolder } from "./modelStore.ts";
import { fakeHub, type HubHabits } from "./testing/fakeHub.ts";
import { installStandIn, newDataDir } from "./testing/standIn.ts";

const running: { close(): unknown }[] = [];
afterEach(() => Promise.all(running.splice(0).map((one) => one.close())));

async function newHub(bytes: number, habits: Partial<HubHabits> = {}) {
  const hub = await fakeHub(randomBytes(bytes), habits);
  running.push(hub);
  return hub;
}

/** Runs `npm run model -- 1` in a data folder that has the stand-in for node-llama-cpp. */
function run(dataDir: string, env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [join(root, "scripts/model.ts"), "1"], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, MIMI_DATA_DIR: dataDir, ...env },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (bytes: Buffer) => (output += bytes.toString()));
  const code = new Promise<number | null>((resolve) => child.once("close", resolve));
  return { child, code, output: () => output };
}

function prepare() {
  const dataDir = newDataDir();
  installStandIn(dataDir);
  return { dataDir, file: join(modelsFolder(dataDir), "Qwen3-0.6B-Q4_K_M.gguf") };
}

/** A proxy that leads every address to the hub. */
async function proxyTo(hub: string) {
  const { hostname, port } = new URL(hub);
  const seen: string[] = [];
  const proxy = createServer((incoming, outgoing) => {
    seen.push(incoming.url ?? "");
    const { pathname } = new URL(incoming.url ?? "");
    const { method, headers } = incoming;
    httpRequest({ hostname, port, path: pathname, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 0, answer.headers);
      answer.pipe(outgoing);
    }).end();
  });
  proxy.on("connect", ({ url }, socket) => {
    seen.push(url ?? "");
    const target = connect(Number(port), hostname, () => {
      socket.write("HTTP/1.1 200 OK\r\n\r\n");
      target.pipe(socket).pipe(target);
    });
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  running.push({
    close: () => {
      proxy.closeAllConnections();
      proxy.close();
    },
  });
  return { seen, address: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}` };
}

// Rule: model-download
test("a proxy of the environment is used", async () => {
  const { dataDir, file } = prepare();
  const proxy = await proxyTo((await newHub(10_000)).address);
  const { code, output } = run(dataDir, { HF_ENDPOINT: "http://hub.example", HTTP_PROXY: proxy.address });
  expect(await code, output()).toBe(0);
  expect(existsSync(file)).toBe(true);
  expect(proxy.seen.every((address) => address.includes("hub.example"))).toBe(true);
  expect(proxy.seen).not.toEqual([]);
});

// Rule: model-download
test("Ctrl-C keeps what arrived and says so, and the same command resumes", async () => {
  const { dataDir, file } = prepare();
  const hub = await newHub(300_000, { breaksAfter: [100_000], folder: modelsFolder(dataDir) });
  const stopped = run(dataDir, { HF_ENDPOINT: hub.address });
  stopped.child.stdout.on("data", () => {
    if (stopped.output().includes("broke off")) stopped.child.kill("SIGINT");
  });
  expect(await stopped.code).toBe(1);
  expect(stopped.output().trim().split("\n").at(-1)).toBe(
    "Stopped. What has arrived is kept, and the same command resumes.",
  );
  const resumed = run(dataDir, { HF_ENDPOINT: hub.address });
  expect(await resumed.code).toBe(0);
  expect(hub.requests.at(-1)).toContain("bytes=100000-");
  expect(existsSync(file)).toBe(true);
});

test("a hub that cannot be reached is one sentence without a stack", async () => {
  const { code, output } = run(prepare().dataDir, { HF_ENDPOINT: "http://hub.invalid" });
  expect(await code).toBe(1);
  expect(output()).toMatch(/^hub\.invalid cannot be reached \(\w+\)\. Is this machine online\? .*\n$/);
});
