import { spawnSync } from "node:child_process";
import { freePort } from "../launch/ports.ts";
import { root } from "../launch/settings.ts";
import { type Check, type Outcome, report, sum } from "./check.ts";
import { command } from "./command.ts";
import { print } from "./output.ts";

const START_MS = 180_000;
const NAME = "mimi-nightly";

/** Builds the image by Docker, and starts it as compose.yaml does. */
export const image: Check = {
  name: "image",
  title: "The image of the Dockerfile, built and run by Docker with a read-only file system",
  alone: true,
  limitMinutes: 60,
  run: async () => {
    if (docker("info").status !== 0) {
      const isCi = process.env.CI === "true";
      print(`  ${isCi ? "FAIL" : "skip"}   no engine of Docker runs here, so the image cannot be built\n`);
      return { passed: 0, failed: isCi ? 1 : 0 };
    }
    const built = await command("docker", ["build", "--tag", NAME, root]);
    if (built.code !== 0) return report(false, "the image is built");
    try {
      return await tryImage();
    } finally {
      docker("rm", "--force", "--volumes", NAME);
    }
  },
};

const SETTINGS = {
  ...{ PUBLIC_URL: "https://mimi.example", FIREBASE_PROJECT_ID: "mimi-image", FIREBASE_API_KEY: "key" },
  ...{ MODEL_BASE_URL: "off", STRIPE_SECRET_KEY: "off", SCREENING_LEXICON: "off" },
  ...{ MODERATORS: "off", S3_ENDPOINT: "off" },
};
/** Options of `docker run`. */
const OPTIONS = [
  ...["--read-only", "--tmpfs", "/tmp", "--cap-drop", "ALL", "--security-opt", "no-new-privileges:true"],
  ...Object.entries(SETTINGS).flatMap(([name, value]) => ["--env", `${name}=${value}`]),
];

async function tryImage(): Promise<Outcome> {
  const port = await freePort();
  const publish = ["--detach", "--name", NAME, "--publish", `127.0.0.1:${port}:8080`];
  const started = docker("run", ...publish, ...OPTIONS, NAME);
  if (started.status !== 0) return report(false, `the image starts: ${started.stderr}`);
  const healthy = await untilHealthy();
  const page = healthy ? await (await fetch(`http://127.0.0.1:${port}/`)).text() : "";
  docker("stop", "--time", "25", NAME);
  const cli = (file: string) =>
    docker("run", "--rm", ...OPTIONS, NAME, "node", `packages/api/src/cli/${file}`);
  return sum([
    report(healthy, "the health check passes"),
    report(page.includes("<h1"), "the image serves the page with its content"),
    report(inspect("{{.State.ExitCode}}") === "0", "the process ends with 0 after SIGTERM"),
    report(cli("migrate.ts").status === 0, "the command migrate runs in the image"),
    report(
      /^sign-in /m.test(cli("doctor/doctor.ts").stdout),
      "the command doctor prints its table in the image",
    ),
  ]);
}

async function untilHealthy(): Promise<boolean> {
  const end = Date.now() + START_MS;
  while (Date.now() < end && inspect("{{.State.Running}}") === "true") {
    if (inspect("{{.State.Health.Status}}") === "healthy") return true;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  return false;
}

function inspect(format: string): string {
  return docker("inspect", "--format", format, NAME).stdout.trim();
}

function docker(...args: readonly string[]) {
  return spawnSync("docker", args, { encoding: "utf8" });
}
