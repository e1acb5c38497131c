import { copyFileSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { LLAMA_VERSION, platformPackage } from "../llamaPackage.ts";
import { modelsFolder } from "../modelStore.ts";

/** A new data folder. */
export function newDataDir(): string {
  return mkdtempSync(join(tmpdir(), "mimi-model-"));
}

/** Puts the stand-in for node-llama-cpp, and a file that it loads, into a data folder. Returns the file's path. */
export function installStandIn(dataDir: string): string {
  const folder = modelsFolder(dataDir);
  writeFileSync(join(folder, "package.json"), '{"private":true}');
  writePackage(folder, "node-llama-cpp", "llama.js");
  writePackage(folder, platformPackage(), null);
  writePackage(folder, "@huggingface/jinja", "jinja.js");
  const path = join(folder, "small.gguf");
  writeFileSync(path, "GGUF");
  return path;
}

function writePackage(folder: string, name: string, source: string | null): void {
  const target = join(folder, "node_modules", name);
  mkdirSync(join(target, "dist"), { recursive: true });
  const manifest = { name, version: LLAMA_VERSION, type: "module", exports: { ".": "./dist/index.js" } };
  writeFileSync(join(target, "package.json"), JSON.stringify(manifest));
  if (source === null) return;
  const file = fileURLToPath(new URL(`standIn/${source}`, import.meta.url));
  copyFileSync(file, join(target, "dist/index.js"));
}
