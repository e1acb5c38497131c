import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import workspace from "../../package.json" with { type: "json" };
import lock from "../../package-lock.json" with { type: "json" };
import { LaunchFailure } from "../launch/failure.ts";
import { installLlama, isLlamaInstalled, LLAMA_VERSION, platformPackage } from "./llamaPackage.ts";

const newFolder = () => mkdtempSync(join(tmpdir(), "mimi-models-"));

function pretendInstalled(folder: string, version: string): void {
  for (const name of ["node-llama-cpp", platformPackage()]) {
    const target = join(folder, "node_modules", name);
    mkdirSync(target, { recursive: true });
    writeFileSync(join(target, "package.json"), JSON.stringify({ version }));
  }
}

test("each platform has its own package, and one without is named", () => {
  expect(platformPackage("linux", "x64")).toBe("@node-llama-cpp/linux-x64");
  expect(platformPackage("darwin", "arm64")).toBe("@node-llama-cpp/mac-arm64-metal");
  expect(platformPackage("win32", "x64")).toBe("@node-llama-cpp/win-x64");
  expect(() => platformPackage("freebsd", "x64")).toThrow(
    "node-llama-cpp has no library for this machine (freebsd on x64). Ollama or another server can run a model: docs/guides/models.md",
  );
});

// Rule: llama-not-a-dependency
test("npm installs exact versions into the folder, without the other binaries and without scripts", async () => {
  const folder = newFolder();
  const calls: { readonly args: readonly string[]; readonly cwd: string | undefined }[] = [];
  await installLlama(folder, async (_command, args, _env, cwd) => {
    calls.push({ args, cwd });
    pretendInstalled(folder, LLAMA_VERSION);
  });
  const [call] = calls;
  expect(call?.cwd).toBe(folder);
  expect(call?.args).toEqual(
    expect.arrayContaining([
      "--omit=optional",
      "--ignore-scripts",
      "node-llama-cpp@3.21.1",
      `${platformPackage()}@3.21.1`,
    ]),
  );
  // Otherwise npm would look for a manifest above, which is that of the workspace.
  expect(JSON.parse(readFileSync(join(folder, "package.json"), "utf8"))).toEqual({ private: true });
});

test("an installation that fails, or leaves something out, is one sentence", async () => {
  const failing = installLlama(newFolder(), () => Promise.reject(new LaunchFailure("exit code 1")));
  await expect(failing).rejects.toThrow(
    "npm could not install node-llama-cpp 3.21.1; it says why above. Nothing was downloaded yet, and the same command tries again.",
  );
  await expect(installLlama(newFolder(), async () => {})).rejects.toThrow(
    `npm did not install ${platformPackage()} 3.21.1.`,
  );
});

test("another version is installed again", () => {
  const folder = newFolder();
  expect(isLlamaInstalled(folder)).toBe(false);
  pretendInstalled(folder, "3.20.0");
  expect(isLlamaInstalled(folder)).toBe(false);
  pretendInstalled(folder, LLAMA_VERSION);
  expect(isLlamaInstalled(folder)).toBe(true);
});

// Rule: llama-not-a-dependency
test("node-llama-cpp is no dependency of the workspace", () => {
  const names = [...Object.keys(workspace.devDependencies), ...Object.keys(lock.packages)];
  expect(names.filter((name) => name.includes("node-llama-cpp"))).toEqual([]);
  expect(existsSync(new URL("../../node_modules/node-llama-cpp", import.meta.url))).toBe(false);
});
