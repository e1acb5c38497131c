import { once } from "node:events";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { storedAccounts, keepAccounts } from "./authAccounts.ts";
import { LaunchFailure } from "./failure.ts";
import { type Part, startPart, untilAnswers } from "./part.ts";
import { freePort } from "./ports.ts";

/** How often changed accounts are written to disk, in milliseconds. A kill -9 loses at most the changes of this time. */
const KEEP_EVERY_MS = 2_000;
/** Milliseconds for the emulator to import the accounts of the last run. */
const IMPORT_MS = 120_000;

/** A Firebase Auth emulator that was started. */
export interface AuthEmulator extends Part {
  /** `host:port`, for FIREBASE_AUTH_EMULATOR_HOST. */
  readonly host: string;
  /** Resolves when the emulator answers and is configured. Throws a LaunchFailure when it does not start. */
  untilReady(): Promise<void>;
  /** Starts to write accounts to the data folder after each change, and at the end. */
  keep(): void;
}

/** A place for the emulator and its accounts. */
interface EmulatorPlace {
  readonly port: number;
  readonly dataDir: string;
  readonly projectId: string;
}

/** Starts the emulator with the accounts of the last run. `program` replaces Firebase's own, for a test. */
export async function startAuthEmulator(
  where: EmulatorPlace,
  program = createRequire(import.meta.url).resolve("firebase-tools/lib/bin/firebase.js"),
): Promise<AuthEmulator> {
  const folder = join(where.dataDir, "auth");
  const [hub, logging] = [await freePort(), await freePort()];
  await prepare(folder, config(where.port, hub, logging));
  const accounts = storedAccounts(folder);
  const { promise: isReady, resolve: sayReady } = Promise.withResolvers<void>();
  const part = startPart({
    name: "auth",
    file: program,
    args: [
      ...["emulators:start", "--only", "auth", "--project", where.projectId],
      ...["--config", join(folder, "firebase.json")],
      ...(accounts ? ["--import", accounts] : []),
    ],
    cwd: folder,
    // Each emulator has its own temporary folder, because two emulators of one project would share a locator file.
    env: { ...process.env, TMPDIR: join(folder, "tmp"), NO_UPDATE_NOTIFIER: "1", NO_COLOR: "1", CI: "1" },
    output: (text) => {
      if (text.includes("All emulators ready")) sayReady();
      return readable(text);
    },
  });
  const host = `127.0.0.1:${where.port}`;
  let keeper: { stop(): Promise<void> } | null = null;
  return {
    ...part,
    host,
    untilReady: async () => {
      await untilAnswers(part, `http://${host}/`, 120_000);
      // It answers before it has the accounts of the last run. To copy them then would lose them.
      await Promise.race([isReady, part.ended, failsAfter(IMPORT_MS)]);
      await untilAnswers(part, `http://127.0.0.1:${hub}/`, 30_000);
      await hideWhoHasAnAccount(host, where.projectId);
    },
    keep: () => {
      const emulator = { host, hub: `http://127.0.0.1:${hub}`, projectId: where.projectId };
      keeper ??= keepAccounts(emulator, folder, KEEP_EVERY_MS);
    },
    stop: async () => {
      if (part.ending() === null) await keeper?.stop();
      await part.stop();
    },
  };
}

async function failsAfter(ms: number): Promise<never> {
  await once(AbortSignal.timeout(ms), "abort");
  throw new LaunchFailure(`The auth emulator did not import its accounts within ${ms / 1000} s.`);
}

async function prepare(folder: string, settings: object): Promise<void> {
  await mkdir(join(folder, "tmp"), { recursive: true });
  // Removes the files of an interrupted export.
  for (const name of await readdir(folder)) {
    if (name.startsWith("firebase-export-")) await rm(join(folder, name), { recursive: true, force: true });
  }
  await writeFile(join(folder, "firebase.json"), `${JSON.stringify(settings, null, 2)}\n`);
}

function config(port: number, hub: number, logging: number) {
  const host = "127.0.0.1";
  return {
    emulators: {
      singleProjectMode: true,
      auth: { host, port },
      hub: { host, port: hub },
      logging: { host, port: logging },
      ui: { enabled: false },
    },
  };
}

// New Firebase projects give the same answer for a wrong password and an unknown address. The emulator needs this setting.
async function hideWhoHasAnAccount(host: string, projectId: string): Promise<void> {
  const path = `/identitytoolkit.googleapis.com/v2/projects/${projectId}/config?updateMask=emailPrivacyConfig`;
  const answer = await fetch(`http://${host}${path}`, {
    method: "PATCH",
    headers: { Authorization: "Bearer owner", "Content-Type": "application/json" },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  });
  if (!answer.ok) throw new LaunchFailure(`The auth emulator refused its configuration (${answer.status}).`);
}

// Prints only the errors of the emulator, and the links that its e-mails would contain.
function readable(text: string): string | null {
  const line = text.replace(/^[i✔⚠⬢!]\s+/u, "").trim();
  if (/^To (verify|reset|sign in)/.test(line)) return line;
  if (/^emulators: (Detected demo|Export)/.test(line)) return null;
  return /error|fail|EADDR|invalid|unable/i.test(line) ? line : null;
}
