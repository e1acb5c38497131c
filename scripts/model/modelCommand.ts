import { freemem, totalmem } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { existsSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { LaunchFailure } from "../launch/failure.ts";
import { catalogue, type CatalogueModel } from "./catalogue.ts";
import { downloadFile, storedBytes } from "./download/downloadFile.ts";
import { type HubFile, hubOf, lookUp } from "./download/hub.ts";
import { ProgressBar, type ProgressOutput } from "./download/progressBar.ts";
import { formatBytes } from "./format.ts";
import {
  installLlama,
  isLlamaInstalled,
  LLAMA_VERSION,
  PACKAGE_BYTES,
  platformPackage,
} from "./llamaPackage.ts";
import { forgetChosenModel, readChosenModel, writeChosenModel } from "./modelStore.ts";

/** How `npm run model` was called, and where. */
export interface ModelCommand {
  readonly env: NodeJS.ProcessEnv;
  /** The folder of models. */
  readonly folder: string;
  /** A name or a number; absent to be asked. */
  readonly choice?: string;
  /** Only list the models. */
  readonly list?: boolean;
  /** Run no model from now on. */
  readonly off?: boolean;
  /** Only install what runs a model, for a file of one's own (MODEL_FILE). */
  readonly onlyInstall?: boolean;
  readonly models?: readonly CatalogueModel[];
  readonly output?: ProgressOutput;
  /** Asks a question on the terminal; null without one. */
  readonly ask?: ((question: string) => Promise<string>) | null;
  readonly install?: (folder: string) => Promise<void>;
  /** Ctrl-C. */
  readonly signal?: AbortSignal;
  readonly pausesMs?: readonly number[];
}

/** The model that is chosen by the Enter key. */
const USUAL = 1;
/** Free space that must be left, in bytes. */
const RESERVE_BYTES = 300e6;

/** `npm run model`: lists the models, and downloads the chosen one. Throws a LaunchFailure in plain sentences. */
export async function runModelCommand(command: ModelCommand): Promise<void> {
  const { env, folder, models = catalogue, output = process.stdout, off, list } = command;
  const say = (text: string) => output.write(`${text}\n`);
  if (off) {
    forgetChosenModel(folder);
    return void say("No model of `npm run model` runs from now on. Its file stays in the data folder.");
  }
  if (command.onlyInstall) {
    await provideLlama(command, say);
    return void say("A file of your own runs with MODEL_FILE=<file>.gguf");
  }
  const model = command.choice === undefined ? null : modelNamed(command.choice, models);
  if (list || model === null) say(listOf(models, folder));
  if (list) return;
  const chosen = model ?? (await askFor(command, models));
  if (chosen === null) return void say(`Choose one: npm run model -- ${models[USUAL]?.name}`);
  await provide(chosen, command, say);
  say(`${chosen.name} is ready: \`npm start\` runs it from now on. \`npm run model -- --off\` ends that.`);
  const other = ["MODEL_BASE_URL", "MODELS_FILE", "MODEL_FILE"].find((name) => env[name]);
  if (other) say(`${other} is set, and is used instead until you remove it.`);
}

/** The models as a table, with what is here already. */
function listOf(models: readonly CatalogueModel[], folder: string): string {
  const chosen = readChosenModel(folder)?.name;
  const stateOf = ({ name, file }: CatalogueModel) => {
    if (name === chosen) return "in use";
    return existsSync(join(folder, file)) ? "downloaded" : "";
  };
  const rows = [
    ["", "model", "download", "memory", "licence", "", ""],
    ...models.map((model, index) => [
      String(index + 1),
      model.name,
      formatBytes(model.bytes),
      formatBytes(model.memoryBytes),
      model.licence,
      model.about,
      stateOf(model),
    ]),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const lines = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "));
  const memory = `This machine has ${formatBytes(totalmem())} of memory, ${formatBytes(freemem())} of it free.`;
  return [...lines.map((line) => `  ${line.trimEnd()}`), "", memory].join("\n");
}

function modelNamed(choice: string, models: readonly CatalogueModel[]): CatalogueModel {
  const found = models.find(({ name }, index) => [name, String(index + 1)].includes(choice.toLowerCase()));
  if (found) return found;
  const names = models.map(({ name }, index) => `${name} (${index + 1})`).join(", ");
  throw new LaunchFailure(
    `There is no model "${choice}". There are ${names}. A file of your own runs with MODEL_FILE=<file>.gguf`,
  );
}

async function askFor(
  { ask = askOnTerminal(), signal }: ModelCommand,
  models: readonly CatalogueModel[],
): Promise<CatalogueModel | null> {
  if (ask === null) return null;
  const answer = await ask(`\nWhich one? [${USUAL + 1}] `);
  signal?.throwIfAborted();
  return modelNamed(answer.trim() || String(USUAL + 1), models);
}

function askOnTerminal(): ((question: string) => Promise<string>) | null {
  const { stdin: input, stdout: output } = process;
  if (!input.isTTY || !output.isTTY) return null;
  return async (question) => {
    const terminal = createInterface({ input, output });
    try {
      return await terminal.question(question);
    } catch {
      // Ctrl-C or Ctrl-D.
      throw new LaunchFailure("\nNothing was changed.");
    } finally {
      terminal.close();
    }
  };
}

/** Installs what runs the model, downloads the model, and makes it the chosen one. */
async function provide(
  model: CatalogueModel,
  command: ModelCommand,
  say: (text: string) => void,
): Promise<void> {
  const { env, folder, output = process.stdout, signal, pausesMs } = command;
  const file: HubFile = { hub: hubOf(env), repository: model.repository, file: model.file };
  const remote = await lookUp(file, signal);
  const path = join(folder, model.file);
  const stored = await storedBytes({ remote, path });
  await provideLlama(command, say, remote.bytes - stored);
  const from = `${new URL(remote.url).host}/${model.repository}`;
  if (stored === remote.bytes) say(`${model.file} is here already`);
  else say(`${stored > 0 ? "Resuming" : "Downloading"} ${model.file} from ${from}`);
  const bar = new ProgressBar(remote.bytes, output);
  try {
    await downloadFile({
      remote,
      path,
      onProgress: (bytes) => bar.show(bytes),
      onBreak: (bytes, reason) => {
        bar.end();
        say(`The connection broke off at ${formatBytes(bytes)} (${reason}); resuming`);
      },
      ...(signal ? { signal } : {}),
      ...(pausesMs ? { pausesMs } : {}),
    });
  } finally {
    bar.end();
  }
  say(`SHA-256 compared: ${remote.sha256}`);
  writeChosenModel(folder, { name: model.name, file: model.file, sampling: model.sampling });
}

/** Installs what runs the model. @param moreBytes the room that is needed afterwards @default 0 */
async function provideLlama(
  { folder, install = installLlama, signal }: ModelCommand,
  say: (text: string) => void,
  moreBytes = 0,
): Promise<void> {
  const isInstalled = isLlamaInstalled(folder, platformPackage());
  await requireSpace(folder, moreBytes + (isInstalled ? 0 : PACKAGE_BYTES));
  if (isInstalled) return;
  say(`Installing node-llama-cpp ${LLAMA_VERSION}, which runs the model (${formatBytes(PACKAGE_BYTES)})`);
  await install(folder);
  signal?.throwIfAborted();
}

async function requireSpace(folder: string, needed: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free >= needed + RESERVE_BYTES) return;
  throw new LaunchFailure(
    `The disk of ${folder} has ${formatBytes(free)} free, and ${formatBytes(needed + RESERVE_BYTES)} are needed. Make room, or set MIMI_DATA_DIR to a folder on another disk.`,
  );
}
