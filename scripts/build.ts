// `npm run build [-- ui app api] [--if-changed]`: production builds of all three packages, or of those named. With
// --if-changed, only packages whose files have changed since the last build.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { build } from "esbuild";
import { inputsOf, isBuilt, noteBuilt } from "./build/buildStamp.ts";
import { precompress } from "./build/precompress.ts";
import { runScript } from "./launch/failure.ts";
import { root } from "./launch/settings.ts";
import { runTool } from "./launch/runTool.ts";

// Our own packages are bundled into one file. npm packages stay external (native code, WebAssembly, data files), except
// Drizzle: loaded file by file it uses 120 MB of memory.
const BUNDLED = /^(@mimi\/|drizzle-orm(\/|$))/;

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
  await build({
    absWorkingDir: root,
    entryPoints: ["packages/api/src/server/main.ts"],
    outdir: "packages/api/dist",
    bundle: true,
    // What is imported dynamically (the demo) is a file of its own, which production does not read.
    splitting: true,
    platform: "node",
    format: "esm",
    target: "node22",
    sourcemap: true,
    logLevel: "warning",
    plugins: [
      {
        name: "only-our-own-code",
        setup(bundle) {
          bundle.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === "entry-point" || BUNDLED.test(path) ? undefined : { path, external: true },
          );
        },
      },
    ],
  });
}
