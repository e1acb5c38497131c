import { spawn } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { root } from "../../launch/settings.ts";

const GENERATED = new Set(["node_modules", "dist", "covers"]);
const ROOT_FILES = ["package.json", "tsconfig.json", "biome.json", ".gitignore", "vite.config.ts"];
/** What the types of languages are checked with: their texts and the parts of the product that read them. */
const TYPED = [
  "packages/*/src/locales",
  "packages/*/src/**/*.d.ts",
  "packages/app/src/*",
  "packages/api/src/server/main.ts",
];

/** Copies what the product is made of into an empty folder. Everything from npm is linked; our own packages are the copies. */
export function copyRepository(folder: string): void {
  for (const name of ["packages", "scripts"])
    cpSync(join(root, name), join(folder, name), {
      recursive: true,
      filter: (path) => !GENERATED.has(path.slice(path.lastIndexOf("/") + 1)),
    });
  for (const name of ROOT_FILES) cpSync(join(root, name), join(folder, name));
  const config = { extends: "./tsconfig.json", include: TYPED };
  writeFileSync(join(folder, "tsconfig.languages.json"), JSON.stringify(config));

  const own = "node_modules/@mimi";
  mkdirSync(join(folder, own), { recursive: true });
  for (const name of readdirSync(join(root, "node_modules")))
    if (!["@mimi", ".cache", ".vite", ".vite-temp"].includes(name))
      symlinkSync(join(root, "node_modules", name), join(folder, "node_modules", name));
  for (const name of readdirSync(join(root, "packages"))) {
    const manifest = JSON.parse(readFileSync(join(root, "packages", name, "package.json"), "utf8")) as {
      name: string;
    };
    symlinkSync(join(folder, "packages", name), join(folder, "node_modules", manifest.name));
    const modules = join(root, "packages", name, "node_modules");
    if (existsSync(modules)) symlinkSync(modules, join(folder, "packages", name, "node_modules"));
  }
}

/** Runs a command there. Resolves to its output. Rejects with it when the command fails. */
export async function outputOf(folder: string, command: string): Promise<string> {
  const [program = "", ...words] = command.split(" ");
  const child = spawn(program, words, {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (output += text));
  const code = await new Promise((resolve) => child.once("close", resolve));
  if (code !== 0) throw new Error(`${command} failed:\n${output}`);
  return output;
}
