import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { modelsFolder, writeChosenModel } from "../model/modelStore.ts";
import { installStandIn, newDataDir } from "../model/testing/standIn.ts";
import { connectModel } from "./connectModel.ts";
import { findLocalModel, findRunningModel } from "./localModel.ts";
import type { Stoppable } from "./supervise.ts";

let printed = "";
const parts: Stoppable[] = [];
beforeEach(() => {
  vi.spyOn(process.stdout, "write").mockImplementation((text) => {
    printed += String(text);
    return true;
  });
});
afterEach(async () => {
  await Promise.all(parts.splice(0).map((part) => part.stop()));
  vi.restoreAllMocks();
  printed = "";
});

/** A data folder with a chosen model, which the stand-in for node-llama-cpp runs. */
function prepare() {
  const dataDir = newDataDir();
  const path = installStandIn(dataDir);
  const folder = modelsFolder(dataDir);
  writeChosenModel(folder, { name: "small", file: "small.gguf", sampling: { temperature: 0.5 } });
  return { dataDir, path, folder };
}

function connect(dataDir: string, env: NodeJS.ProcessEnv = {}) {
  const own = <T extends Stoppable>(part: T) => {
    parts.push(part);
    return part;
  };
  const search = { env: { ...process.env, MODEL_AUTODETECT: "off", ...env }, dataDir, detects: true };
  return connectModel(search, own);
}

interface ModelEntry {
  readonly base_url: string;
  readonly api_key: string;
}

function entryOf({ MODELS_FILE: file = "" }: Readonly<Record<string, string>>): ModelEntry {
  const { models } = JSON.parse(readFileSync(file, "utf8")) as { readonly models: readonly ModelEntry[] };
  if (!models[0]) throw new Error("No model is described.");
  return models[0];
}

async function reply({ base_url, api_key }: ModelEntry, content: string): Promise<string> {
  const response = await fetch(`${base_url}/chat/completions`, {
    method: "POST",
    headers: { Authorization: `Bearer ${api_key}` },
    body: JSON.stringify({ messages: [{ role: "user", content }], stream: true }),
  });
  return response.text();
}

test("the chosen model runs in a process of its own, and its description is for this user only", async () => {
  const { dataDir } = prepare();
  const env = await connect(dataDir, { MODEL_CONTEXT: "3000", MODEL_CONCURRENCY: "2" });
  const entry = entryOf(env);
  expect(entry).toMatchObject({
    id: "small",
    context: 3_000,
    concurrency: 2,
    include_usage: true,
    system_role: "anywhere",
    alternate_roles: false,
    sampling: { temperature: 0.5 },
  });
  expect(env).toMatchObject({ MODEL_CONTEXT: "", MODEL_CONCURRENCY: "" });
  expect(statSync(env.MODELS_FILE ?? "").mode & 0o077).toBe(0);
  expect(await reply(entry, "Hello")).toContain("kettle");
  expect(printed).toMatch(/small \(npm run model\) is loading/);
  expect(printed).toMatch(/small loaded in [\d.]+ s: 3000 tokens of context, replies at once: 2/);
});

// Rule: model-own-process
test("a model that crashes ends only its reply, and is started again with the same address and key", async () => {
  const entry = entryOf(await connect(prepare().dataDir));
  await expect(reply(entry, "CRASH")).rejects.toThrow();
  await vi.waitFor(async () => expect(await reply(entry, "Hello")).toContain("kettle"), {
    timeout: 20_000,
    interval: 200,
  });
  expect(printed).toContain("the model part ended (signal SIGKILL); starting it again in 1 s");
});

test("the doctor finds a model that runs, and none after it was stopped", async () => {
  const { dataDir } = prepare();
  expect(await findRunningModel(dataDir)).toBeNull();
  const env = await connect(dataDir);
  expect(await findRunningModel(dataDir)).toEqual(env);
  await parts.pop()?.stop();
  expect(await findRunningModel(dataDir)).toBeNull();
});

test("MODEL_FILE is a file of one's own, and comes before the chosen model", async () => {
  const { dataDir, folder } = prepare();
  const own = join(folder, "My Model.Q4.gguf");
  writeFileSync(own, "GGUF");
  const env = await connect(dataDir, { MODEL_FILE: own });
  expect(entryOf(env)).toMatchObject({ id: "My-Model.Q4", model: "My Model.Q4", context: 4_096 });
  expect(printed).toContain("My Model.Q4 (MODEL_FILE) is loading");
});

// Rule: model-own-process
test.each([
  [
    "MODEL_BASE_URL",
    { MODEL_BASE_URL: "https://models.example/v1", MODEL_NAME: "large" },
    "large of models.example (MODEL_BASE_URL)",
  ],
  ["MODELS_FILE", { MODELS_FILE: "models.json" }, "those of models.json (MODELS_FILE)"],
  ["MODEL_BASE_URL=off", { MODEL_BASE_URL: "off" }, "MODEL_BASE_URL=off"],
])("%s comes before a model that runs here, and the start says so", async (_name, settings, line) => {
  const { dataDir } = prepare();
  expect(await connect(dataDir, { ...settings, MODEL_FILE: "own.gguf" })).toEqual({});
  expect(printed).toBe(`[model]    ${line}\n`);
  // The doctor looks only here.
  expect(findLocalModel(settings, dataDir)).toBeNull();
});

test("without any model the start says that `npm run model` downloads one", async () => {
  expect(await connect(newDataDir())).toEqual({});
  expect(printed).toContain(
    "no AI connected, so characters reply from a script; `npm run model` downloads one",
  );
});

test("a file that is no model stops the start in plain sentences", async () => {
  const { dataDir, path } = prepare();
  writeFileSync(path, "<html>");
  await expect(connect(dataDir)).rejects.toThrow(
    "The model part ended before it was ready (exit code 1). `npm run model` downloads it, and `npm run model -- --off` starts without it.",
  );
  expect(printed).toContain(`${path} cannot be run: Invalid GGUF magic. Expected GGUF.`);
});

test("a file or packages that are missing are named with what would help", () => {
  const { dataDir, path, folder } = prepare();
  expect(() => findLocalModel({ MODEL_FILE: "/absent.gguf" }, dataDir)).toThrow(
    "MODEL_FILE names /absent.gguf, which is not there. Correct or remove MODEL_FILE.",
  );
  rmSync(join(folder, "node_modules"), { recursive: true });
  expect(() => findLocalModel({}, dataDir)).toThrow(
    "node-llama-cpp, which runs the model, is not installed: `npm run model -- --install` does it.",
  );
  rmSync(path);
  expect(() => findLocalModel({}, dataDir)).toThrow(
    `npm run model names ${path}, which is not there. \`npm run model\` downloads it, and \`npm run model -- --off\` starts without it.`,
  );
  writeFileSync(join(folder, "model.json"), "{");
  expect(() => findLocalModel({}, dataDir)).toThrow(
    /model\.json cannot be read: .* Choose a model again: npm run model/,
  );
});

test.each([
  ["MODEL_CONTEXT", "many", 'MODEL_CONTEXT is "many"; it must be a whole number of at least 2000.'],
  ["MODEL_CONCURRENCY", "0", 'MODEL_CONCURRENCY is "0"; it must be a whole number of at least 1.'],
])("a wrong %s is named", async (name, value, message) => {
  await expect(connect(prepare().dataDir, { [name]: value })).rejects.toThrow(message);
});
