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

/** Where the browser from npm is unpacked; a new version gets a new folder. */
const folder = join(root, "node_modules/.cache", `chromium-${version}`);

/** The Chromium to test with: the one from npm, or the program that CHROMIUM_PATH names. It may not be there yet. */
const chromiumPath: string = process.env.CHROMIUM_PATH || join(folder, "chromium");

/** Flags that make Chromium quiet and its text the same on every machine. */
const chromiumFlags: readonly string[] = [
  // Containers and unprivileged users often cannot create the sandbox. Tests only load our own pages.
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
 * How Playwright starts the browser. Loading a configuration that calls this needs no browser; {@link prepareChromium}
 * must have run before the browser starts.
 *
 * @param set The system fonts that the browser sees. @default `FONT_SET`, or `liberation`
 * @throws LaunchFailure when FONT_SET names no font set.
 */
export function chromiumLaunchOptions(
  set: FontSet = fontSetFrom(process.env),
): Required<Pick<LaunchOptions, "executablePath" | "args" | "env">> {
  // The libraries that Chromium needs come with it; a browser of the machine uses the machine's.
  const libraries = process.env.CHROMIUM_PATH ? {} : { LD_LIBRARY_PATH: join(folder, "al2023/lib") };
  const env = { ...process.env, ...libraries, FONTCONFIG_FILE: fontFile(set) };
  return { executablePath: chromiumPath, args: [...chromiumFlags], env };
}

/**
 * Unpacks the browser from npm when it is not there yet (about 3 s, 210 MB) and writes the font sets' configuration.
 * Needs no network and no rights outside the repository.
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
  // fontconfig does not notice that names are changed in another way than when it wrote its index.
  await rm(cache, { recursive: true, force: true });
  await writeFile(fontFile(set), configuration);
}

// Unpacked beside its place and then moved there: two runs at once, or one that was interrupted, leave it whole.
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
    // Another user of the same checkout may run it too.
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
    // Absent or not executable: not a program, which is all that is asked.
    return false;
  }
}
