import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { catalogue, type CatalogueModel } from "./catalogue.ts";
import { type ModelCommand, runModelCommand } from "./modelCommand.ts";
import { modelsFolder, readChosenModel } from "./modelStore.ts";
import { type FakeHub, fakeHub, type HubHabits } from "./testing/fakeHub.ts";
import { installStandIn, newDataDir } from "./testing/standIn.ts";
import { tinyModel as tiny } from "./testing/tinyModel.ts";

const hubs: FakeHub[] = [];
afterEach(() => Promise.all(hubs.splice(0).map((hub) => hub.close())));

/** Runs the command against a hub with the tiny model, in a new data folder. */
async function prepare(habits: Partial<HubHabits> = {}) {
  const dataDir = newDataDir();
  const folder = modelsFolder(dataDir);
  const hub = await fakeHub(tiny, { folder, ...habits });
  hubs.push(hub);
  let text = "";
  const run = (command: Partial<ModelCommand> = {}) =>
    runModelCommand({
      env: { HF_ENDPOINT: hub.address },
      folder,
      ask: null,
      install: async () => void installStandIn(dataDir),
      pausesMs: [1],
      output: { write: (more) => (text += more) },
      ...command,
    });
  return { hub, folder, run, text: () => text, chosen: () => readChosenModel(folder)?.name ?? null };
}

const sha256 = () => createHash("sha256").update(tiny).digest("hex");

test("lists three small models with their size, memory and licence", async () => {
  const { run, text, folder } = await prepare();
  await run({ list: true });
  expect(catalogue.map(({ name, licence }) => [name, licence])).toEqual([
    ["qwen3-0.6b", "Apache-2.0"],
    ["qwen3-1.7b", "Apache-2.0"],
    ["qwen3-4b", "Apache-2.0"],
  ]);
  expect(text()).toMatch(/^ {2}2 {2}qwen3-1\.7b +1\.1 GB +2\.4 GB +Apache-2\.0 +for most machines$/m);
  expect(text()).toMatch(/This machine has .* of memory/);
  expect(readdirSync(folder)).toEqual([]);
});

// Rule: model-download
test("without a terminal it lists the models and says how to choose", async () => {
  const { run, text, chosen } = await prepare();
  await run();
  expect(text()).toContain("qwen3-4b");
  expect(text().trim().split("\n").at(-1)).toBe("Choose one: npm run model -- qwen3-1.7b");
  expect(chosen()).toBeNull();
});

test.each([
  ["qwen3-0.6b", "qwen3-0.6b"],
  ["3", "qwen3-4b"],
  ["QWEN3-4B", "qwen3-4b"],
])("%s downloads %s, and `npm start` runs it from then on", async (choice, name) => {
  const { run, text, folder, chosen, hub } = await prepare();
  await run({ choice });
  expect(chosen()).toBe(name);
  const file = catalogue.find((model) => model.name === name)?.file ?? "";
  expect(readFileSync(join(folder, file)).equals(tiny)).toBe(true);
  expect(hub.requests[0]).toContain(file);
  expect(text()).toContain(`SHA-256 compared: ${sha256()}`);
  expect(text()).toContain(`${name} is ready: \`npm start\` runs it from now on.`);
});

test.each([
  ["", "qwen3-1.7b"],
  ["1", "qwen3-0.6b"],
])("the answer %j on a terminal is %s", async (answer, name) => {
  const { run, chosen } = await prepare();
  await run({ ask: async () => answer });
  expect(chosen()).toBe(name);
});

test("an unknown model is one sentence with those that exist", async () => {
  const { run } = await prepare();
  await expect(run({ choice: "gpt-9" })).rejects.toThrow(
    'There is no model "gpt-9". There are qwen3-0.6b (1), qwen3-1.7b (2), qwen3-4b (3). A file of your own runs with MODEL_FILE=<file>.gguf',
  );
});

test("a download that breaks off twice is resumed and checked, and the terminal shows it", async () => {
  const { run, text, hub, chosen } = await prepare({ breaksAfter: [2_000_000, 1_000_000] });
  await run({ choice: "1" });
  expect(text().match(/The connection broke off at (2|3)\.0 MB \(.+\); resuming/g)).toHaveLength(2);
  expect(
    hub.requests.filter((one) => /^GET \/store.* bytes=/.test(one)).map((one) => one.split("=")[1]),
  ).toEqual(["2000000-", "3000000-"]);
  expect(text()).toContain("100 %  5.7 MB of 5.7 MB");
  expect(chosen()).toBe("qwen3-0.6b");
});

test("after Ctrl-C the same command resumes", async () => {
  const { run, text, hub, chosen } = await prepare({ breaksAfter: [2_000_000] });
  const stop = new AbortController();
  const output = {
    write: (line: string) => {
      if (line.includes("broke off")) stop.abort();
    },
  };
  await expect(run({ choice: "1", signal: stop.signal, output })).rejects.toThrow("aborted");
  expect(chosen()).toBeNull();
  await run({ choice: "1" });
  expect(text()).toContain("Resuming Qwen3-0.6B-Q4_K_M.gguf");
  expect(hub.requests.at(-1)).toContain("bytes=2000000-");
  expect(chosen()).toBe("qwen3-0.6b");
});

test("a model with another SHA-256 is deleted and not chosen", async () => {
  const { run, folder, chosen } = await prepare({ sha256: "f".repeat(64) });
  await expect(run({ choice: "1" })).rejects.toThrow(/another SHA-256 .* so it was deleted/);
  expect(readdirSync(folder).filter((name) => name.includes(".gguf"))).toEqual(["small.gguf"]);
  expect(chosen()).toBeNull();
});

// Rule: model-download
test("a disk without room is named before anything is downloaded", async () => {
  const { run, folder } = await prepare({ size: 1e15 });
  await expect(run({ choice: "1" })).rejects.toThrow(
    /^The disk of .* has .* free, and 1000000\.4 GB are needed\. Make room, or set MIMI_DATA_DIR/,
  );
  expect(readdirSync(folder)).toEqual([]);
});

test("says when another model is configured, which is used instead", async () => {
  const { run, text, hub } = await prepare();
  await run({ choice: "1", env: { HF_ENDPOINT: hub.address, MODEL_BASE_URL: "https://models.example/v1" } });
  expect(text()).toContain("MODEL_BASE_URL is set, and is used instead until you remove it.");
});

test("a model that is here already is checked, not downloaded", async () => {
  const { run, text, hub } = await prepare();
  await run({ choice: "1" });
  await run({ choice: "1" });
  expect(text()).toContain("Qwen3-0.6B-Q4_K_M.gguf is here already\nSHA-256 compared");
  expect(hub.requests.filter((one) => one.startsWith("GET /store/"))).toHaveLength(1);
});

test("the list marks what is here, and --off keeps the file", async () => {
  const { run, text, folder, chosen } = await prepare();
  await run({ choice: "1" });
  await run({ list: true });
  expect(text()).toMatch(/qwen3-0\.6b .* in use$/m);
  await run({ off: true });
  expect(chosen()).toBeNull();
  await run({ list: true });
  expect(text()).toMatch(/qwen3-0\.6b .* downloaded$/m);
  expect(existsSync(join(folder, "Qwen3-0.6B-Q4_K_M.gguf"))).toBe(true);
});

test("--install only installs what runs a file of one's own, once", async () => {
  const { run, text, hub } = await prepare();
  await run({ onlyInstall: true });
  await run({ onlyInstall: true });
  expect(text().match(/Installing node-llama-cpp/g)).toHaveLength(1);
  expect(hub.requests).toEqual([]);
});

test("every model of the catalogue has the fields of a request that servers know", () => {
  const known = ["temperature", "top_p", "top_k", "min_p", "presence_penalty"];
  const unknown = ({ sampling }: CatalogueModel) =>
    Object.keys(sampling).filter((name) => !known.includes(name));
  expect(catalogue.flatMap(unknown)).toEqual([]);
});
