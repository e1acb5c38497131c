import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { copyOf, type Stage, stagesOf, variablesOf, wordsOf } from "./dockerfile.ts";

/** The user id of `nobody` on Linux. As root, the image runs as this user. */
const NOBODY = 65_534;

/** An image without an engine: a folder with the files of the last stage, and how to start it. */
export interface Image {
  readonly workdir: string;
  readonly env: Readonly<Record<string, string>>;
  readonly command: readonly string[];
  readonly healthCheck: readonly string[];
  /** The only folder beside the system's temporary one that the image writes to. */
  readonly dataDir: string;
}

/**
 * Runs the COPY and RUN steps of a Dockerfile in order, each stage in a folder of its own. The Node of this process
 * replaces the base image. At the end no user can write to the files, except to the data folder.
 */
export function buildImage(
  dockerfile: string,
  {
    context,
    folder,
    print,
  }: { readonly context: string; readonly folder: string; readonly print: (line: string) => void },
): Image {
  const built = new Map<string, string>();
  let image: Image | null = null;
  for (const stage of stagesOf(dockerfile)) {
    const root = join(folder, stage.name);
    built.set(stage.name, root);
    image = buildStage(stage, { root, context, built, home: join(folder, "home"), print });
  }
  if (!image) throw new Error("The Dockerfile has no stage.");
  const done = spawnSync("chmod", ["-R", "a-w", join(folder, "final/mimi")]);
  if (done.status !== 0) throw new Error("The files of the image could not be made read-only.");
  return image;
}

interface Place {
  readonly root: string;
  readonly context: string;
  readonly built: ReadonlyMap<string, string>;
  readonly home: string;
  readonly print: (line: string) => void;
}

function buildStage({ name, instructions }: Stage, place: Place): Image {
  const { root, home, print } = place;
  let workdir = root;
  let env: Record<string, string> = {};
  let command: readonly string[] = [];
  let healthCheck: readonly string[] = [];
  mkdirSync(home, { recursive: true });
  for (const { name: instruction, text } of instructions) {
    print(`${name}: ${instruction} ${text.slice(0, 100)}`);
    if (instruction === "WORKDIR") mkdirSync((workdir = join(root, text)), { recursive: true });
    else if (instruction === "COPY") copy(text, workdir, place);
    else if (instruction === "RUN") run(text, workdir, place);
    else if (instruction === "ENV") env = { ...env, ...variablesOf(text) };
    else if (instruction === "CMD") command = wordsOf(text);
    else if (instruction === "HEALTHCHECK") healthCheck = wordsOf(text);
  }
  return { workdir, env, command, healthCheck, dataDir: join(root, "data") };
}

function copy(text: string, workdir: string, { root, context, built }: Place): void {
  const { from, sources, to } = copyOf(text);
  const base = from === null ? context : built.get(from);
  if (base === undefined) throw new Error(`COPY from an unknown stage: ${text}`);
  const target = to.startsWith("/") ? join(root, to) : join(workdir, to);
  for (const source of sources) {
    const path = join(base, source);
    const isFolder = statSync(path).isDirectory();
    const into =
      !isFolder && (to.endsWith("/") || sources.length > 1) ? join(target, basename(source)) : target;
    mkdirSync(isFolder ? into : dirname(into), { recursive: true });
    cpSync(path, into, { recursive: true, verbatimSymlinks: true });
  }
}

/** Absolute paths of the image are below the folder of the stage, and `node` is the user who runs the image here. */
function run(text: string, workdir: string, { root, home }: Place): void {
  const owner = isRoot ? `${NOBODY}:${NOBODY}` : `${process.getuid?.()}:${process.getgid?.()}`;
  const here = text.replaceAll(/(?<=\s)\/(?=\w)/g, `${root}/`).replaceAll("node:node", owner);
  const { status } = spawnSync("sh", ["-ec", here], {
    cwd: workdir,
    env: { ...bare(), HOME: home },
    stdio: "inherit",
  });
  if (status !== 0) throw new Error(`RUN ${text} failed.`);
}

/** Starts the command of an image as a user without rights. `env` replaces variables of the image. */
export function startImage(image: Image, env: Readonly<Record<string, string>>): ChildProcess {
  const [program = "", ...args] = image.command;
  return spawn(program, args, { ...placeOf(image, env), stdio: ["ignore", "pipe", "inherit"] });
}

/** Runs the health check of an image once. Returns its exit code. */
export function checkHealth(image: Image, env: Readonly<Record<string, string>>): number | null {
  return runInImage(image, image.healthCheck, env).status;
}

/** Runs another command of an image to its end. Returns its exit code and what it printed. */
export function runInImage(image: Image, command: readonly string[], env: Readonly<Record<string, string>>) {
  const [program = "", ...args] = command;
  const { status, stdout } = spawnSync(program, args, { ...placeOf(image, env), encoding: "utf8" });
  return { status, stdout };
}

function placeOf(image: Image, env: Readonly<Record<string, string>>) {
  const user = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  const data = { MIMI_DATA_DIR: image.dataDir };
  return { cwd: image.workdir, env: { ...bare(), ...image.env, ...data, ...env }, ...user };
}

const isRoot = process.getuid?.() === 0;

/** As in the image: the Node of this process first, and no settings of this machine but the address of the registry. */
function bare(): Record<string, string> {
  const registry = spawnSync("npm", ["config", "get", "registry"], { encoding: "utf8" }).stdout.trim();
  return {
    PATH: [dirname(process.execPath), "/usr/local/bin", "/usr/bin", "/bin"].join(":"),
    npm_config_registry: registry,
    ...(process.env.NODE_EXTRA_CA_CERTS ? { NODE_EXTRA_CA_CERTS: process.env.NODE_EXTRA_CA_CERTS } : {}),
  };
}
