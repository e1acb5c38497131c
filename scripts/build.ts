// `npm run build [-- ui app api] [--if-changed]`: production builds of all three packages, or of those named. With
// --if-changed, only packages whose files have changed since the last build.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { bundleApi } from "./build/bundleApi.ts";
import { inputsOf, isBuilt, noteBuilt } from "./build/buildStamp.ts";
import { precompress } from "./build/precompress.ts";
import { runScript } from "./launch/failure.ts";
import { root } from "./launch/settings.ts";
import { runTool } from "./launch/runTool.ts";

const builders: Readonly<Record<string, () => Promise<void>>> = {
  ui: () => runTool("npm", ["run", "build", "-w", "@mimi/ui"]),
  app: buildApp,
  api: buildApi,
};

await runScript(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { "if-changed": { type: "boolean", default: false } },
  });
  const names = positionals.length > 0 ? positionals : Object.keys(builders);
  for (const name of names) {
    const builder = builders[name];
    if (!builder)
      throw new Error(`There is no "${name}" to build, only ${Object.keys(builders).join(", ")}.`);
    if (values["if-changed"] && isBuilt(name)) {
      process.stdout.write(`${name} is built already\n`);
      continue;
    }
    const start = performance.now();
    const inputs = inputsOf(name);
    await builder();
    noteBuilt(name, inputs);
    process.stdout.write(`built ${name} in ${((performance.now() - start) / 1000).toFixed(1)} s\n`);
  }
});

async function buildApp(): Promise<void> {
  const vite = ["--no-install", "vite", "build", "--logLevel", "warn"];
  await runTool("npx", vite);
  // The server build is put into the folder that the first build has emptied.
  await runTool("npx", [...vite, "--ssr", "src/entry-server.tsx"]);
  await precompress(join(root, "packages/app/dist"));
}

async function buildApi(): Promise<void> {
  rmSync(join(root, "packages/api/dist"), { recursive: true, force: true });
  await bundleApi(["packages/api/src/server/main.ts"], "packages/api/dist");
}
