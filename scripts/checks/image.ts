import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildImage, checkHealth, type Image, runInImage, startImage } from "../container/runImage.ts";
import { freePort } from "../launch/ports.ts";
import { root } from "../launch/settings.ts";
import { type Check, type Outcome, report, sum } from "./check.ts";
import { print } from "./output.ts";

const START_MS = 180_000;

/** Runs the steps of the Dockerfile without a container engine, and starts what they make. */
export const image: Check = {
  name: "image",
  title:
    "The steps of the Dockerfile in bare folders, and its command as a user without rights in a read-only tree",
  alone: true,
  limitMinutes: 60,
  run: async () => {
    const folder = mkdtempSync(join(tmpdir(), "mimi-image-"));
    // The user without rights must be able to enter it.
    chmodSync(folder, 0o755);
    try {
      const context = join(folder, "context");
      mkdirSync(context);
      const files = spawnSync("sh", ["-c", 'git archive HEAD | tar -x -C "$0"', context], { cwd: root });
      if (files.status !== 0) throw new Error("The files of the last commit could not be written.");
      const dockerfile = readFileSync(join(root, "Dockerfile"), "utf8");
      const built = buildImage(dockerfile, { context, folder, print: (line) => print(`${line}\n`) });
      return await tryImage(built);
    } finally {
      spawnSync("chmod", ["-R", "u+w", folder]);
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

async function tryImage(built: Image): Promise<Outcome> {
  const port = await freePort();
  const env = {
    ...{ PORT: String(port), API_HOST: "127.0.0.1", PUBLIC_URL: "https://mimi.example" },
    ...{ FIREBASE_PROJECT_ID: "mimi-image", FIREBASE_API_KEY: "key" },
    ...{ MODEL_BASE_URL: "off", STRIPE_SECRET_KEY: "off", SCREENING_LEXICON: "off" },
    ...{ MODERATORS: "off", S3_ENDPOINT: "off" },
  };
  const child = startImage(built, env);
  const ended = once(child, "exit");
  try {
    const ready = await untilReady(`http://127.0.0.1:${port}/readyz`, () => child.exitCode !== null);
    const page = ready ? await (await fetch(`http://127.0.0.1:${port}/`)).text() : "";
    const outcomes = [
      report(ready, "the image answers /readyz"),
      report(page.includes("<h1"), "the image serves the page with its content"),
      report(checkHealth(built, env) === 0, "the health check passes while the process runs"),
      report(!isWritable(built.workdir), "the files of the image cannot be written"),
    ];
    child.kill("SIGTERM");
    const [code] = (await ended) as [number | null];
    const cli = (file: string) => runInImage(built, ["node", `packages/api/src/cli/${file}`], env);
    return sum([
      ...outcomes,
      report(code === 0, "the process ends with 0 after SIGTERM"),
      report(checkHealth(built, env) !== 0, "the health check fails afterwards"),
      report(cli("migrate.ts").status === 0, "the command migrate runs in the image"),
      // Without a network it finds no public keys, and says so in its table.
      report(
        /^sign-in /m.test(cli("doctor/doctor.ts").stdout),
        "the command doctor prints its table in the image",
      ),
    ]);
  } finally {
    child.kill("SIGKILL");
  }
}

async function untilReady(url: string, hasEnded: () => boolean): Promise<boolean> {
  const end = Date.now() + START_MS;
  while (Date.now() < end && !hasEnded()) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return false;
}

/** By the permissions, because root can write to everything. */
function isWritable(folder: string): boolean {
  const { status } = spawnSync("sh", [
    "-c",
    'test -z "$(find "$0" ! -type l -perm /222 -print -quit)"',
    folder,
  ]);
  return status !== 0;
}
