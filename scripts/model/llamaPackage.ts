import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LaunchFailure } from "../launch/failure.ts";
import { runTool } from "../launch/runTool.ts";

/** The version of node-llama-cpp with which everything here was tested. */
export const LLAMA_VERSION = "3.21.1";
/** The reader of chat templates that this version of node-llama-cpp uses, too. */
const JINJA_VERSION = "0.5.11";
/** The room that the packages need, in bytes. */
export const PACKAGE_BYTES = 90e6;

/** The package with the library of each platform. Those for graphics cards are several times as large, and not installed. */
const platformPackages: Readonly<Record<string, string>> = {
  "linux-x64": "linux-x64",
  "linux-arm64": "linux-arm64",
  "linux-arm": "linux-armv7l",
  "linux-riscv64": "linux-riscv64",
  "darwin-arm64": "mac-arm64-metal",
  "darwin-x64": "mac-x64",
  "win32-x64": "win-x64",
  "win32-arm64": "win-arm64",
};

/** The name of the package for a platform. Throws a LaunchFailure when there is none. */
export function platformPackage(platform = process.platform, arch = process.arch): string {
  const name = platformPackages[`${platform}-${arch}`];
  if (name) return `@node-llama-cpp/${name}`;
  throw new LaunchFailure(
    `node-llama-cpp has no library for this machine (${platform} on ${arch}). Ollama or another server can run a model: docs/guides/models.md`,
  );
}

/** Whether the right version of the packages is in the folder. */
export function isLlamaInstalled(folder: string, own = platformPackage()): boolean {
  return [`node-llama-cpp`, own].every((name) => {
    const manifest = join(folder, "node_modules", name, "package.json");
    if (!existsSync(manifest)) return false;
    const { version } = JSON.parse(readFileSync(manifest, "utf8")) as { readonly version?: string };
    return version === LLAMA_VERSION;
  });
}

/**
 * Installs node-llama-cpp into the folder with npm, and of its optional binaries only the one for this machine: 83 MB, and
 * 730 MB with all of them. No package may run a script. Throws a LaunchFailure when npm fails.
 */
export async function installLlama(folder: string, run: typeof runTool = runTool): Promise<void> {
  const own = platformPackage();
  // npm installs into the nearest folder with a manifest.
  writeFileSync(join(folder, "package.json"), `${JSON.stringify({ private: true })}\n`);
  const packages = [
    `node-llama-cpp@${LLAMA_VERSION}`,
    `${own}@${LLAMA_VERSION}`,
    `@huggingface/jinja@${JINJA_VERSION}`,
  ];
  const options = ["--save-exact", "--omit=optional", "--ignore-scripts", "--no-audit", "--no-fund"];
  try {
    await run("npm", ["install", "--loglevel=error", ...options, ...packages], process.env, folder);
  } catch (error) {
    if (!(error instanceof LaunchFailure)) throw error;
    throw new LaunchFailure(
      `npm could not install node-llama-cpp ${LLAMA_VERSION}; it says why above. Nothing was downloaded yet, and the same command tries again.`,
    );
  }
  if (!isLlamaInstalled(folder, own)) throw new LaunchFailure(`npm did not install ${own} ${LLAMA_VERSION}.`);
}
