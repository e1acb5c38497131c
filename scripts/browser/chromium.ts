import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, readFileSync } from "node:fs";
import { chmod, mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { LaunchOptions } from "playwright";
import { LaunchFailure } from "../launch/failure.ts";
import { root } from "../launch/settings.ts";
import { type FontSet, fontConfiguration, fontSets } from "./fontSets.ts";

const { version } = JSON.parse(
  readFileSync(join(root, "node_modules/@sparticuz/chromium/package.json"), "utf8"),
) as { version: string };

/** The folder of the unpacked browser. Each version has its own. */
const folder = join(root, "node_modules/.cache", `chromium-${version}`);

/** The path of the Chromium for tests: the one from npm, or CHROMIUM_PATH. The file may not exist yet. */
const chromiumPath: string = process.env.CHROMIUM_PATH || join(folder, "chromium");

/** Flags against background requests, and for the same text rendering on every machine. */
const chromiumFlags: readonly string[] = [
  // The sandbox often cannot be created in containers or by unprivileged users. Tests load our own pages only.
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--font-render-hinting=none",
  "--disable-lcd-text",
];

/**
 * Options for Playwright to start the browser. {@link prepareChromium} must run before the browser starts, but not before this
 * function is called.
 *
 * @param set The system fonts that the browser sees. @default `FONT_SET`, or `liberation`
 * @throws LaunchFailure when FONT_SET names no font set.
 */
export function chromiumLaunchOptions(
  set: FontSet = fontSetFrom(process.env),
): Required<Pick<LaunchOptions, "executablePath" | "args" | "env">> {
  // The Chromium from npm includes its libraries. Another browser uses those of the machine.
  const libraries = process.env.CHROMIUM_PATH ? {} : { LD_LIBRARY_PATH: join(folder, "al2023/lib") };
  // The form of dates in the browser's own controls does not depend on the language of the machine.
  const language = { LC_ALL: "C.UTF-8", LANGUAGE: "" };
  const env = { ...process.env, ...libraries, ...language, FONTCONFIG_FILE: fontFile(set) };
  return { executablePath: chromiumPath, args: [...chromiumFlags], env };
}

/**
 * Unpacks the browser from npm if needed (about 3 s, 210 MB), and writes the configuration of the font sets. Needs no network, and
 * writes only inside the repository.
 *
 * @throws LaunchFailure with one line when CHROMIUM_PATH names no program, or the browser cannot be unpacked.
 */
export async function prepareChromium(): Promise<void> {
  if (process.env.CHROMIUM_PATH) {
    if (!isProgram(chromiumPath)) {
      throw new LaunchFailure(`CHROMIUM_PATH is ${chromiumPath}, where there is no program.`);
    }
  } else if (!existsSync(chromiumPath)) {
    await unpack();
  }
  await mkdir(folder, { recursive: true });
  await Promise.all(fontSets.map(writeFontFile));
}

async function writeFontFile(set: FontSet): Promise<void> {
  const cache = join(folder, `fonts-${set}-cache`);
  const configuration = fontConfiguration(set, cache);
  if (existsSync(fontFile(set)) && readFileSync(fontFile(set), "utf8") === configuration) return;
  // fontconfig does not notice changed font names, so the index is deleted.
  await rm(cache, { recursive: true, force: true });
  await writeFile(fontFile(set), configuration);
}

// Unpacked into a temporary folder and then renamed, so that parallel or interrupted runs leave a complete folder.
async function unpack(): Promise<void> {
  await mkdir(dirname(folder), { recursive: true });
  const staging = await mkdtemp(`${folder}-`);
  try {
    const { status, stderr } = spawnSync(
      process.execPath,
      [fileURLToPath(new URL("unpack.ts", import.meta.url))],
      { env: { ...process.env, TMPDIR: staging }, stdio: ["ignore", "ignore", "pipe"], encoding: "utf8" },
    );
    if (status !== 0) throw new LaunchFailure(`Chromium could not be unpacked: ${stderr.trim()}`);
    // Other users of the same checkout can run it too.
    for (const path of [staging, join(staging, "chromium")]) await chmod(path, 0o755);
    await rename(staging, folder);
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    if (!existsSync(chromiumPath)) throw error;
  }
}

function fontFile(set: FontSet): string {
  return join(folder, `fonts-${set}.conf`);
}

function fontSetFrom({ FONT_SET: name }: NodeJS.ProcessEnv): FontSet {
  const set = fontSets.find((one) => one === (name || "liberation"));
  if (set) return set;
  throw new LaunchFailure(`FONT_SET is ${name}; it must be one of ${fontSets.join(", ")}.`);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    // Missing or not executable.
    return false;
  }
}
