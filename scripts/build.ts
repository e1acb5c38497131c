// `npm run build [ui] [app] [api]`: production builds of all three, or of those named.
import { build } from "esbuild";
import { runScript } from "./launch/failure.ts";
import { root } from "./launch/settings.ts";
import { runTool } from "./runTool.ts";

// Our own packages are one file; what comes from npm stays there (native parts, WebAssembly and data files). Drizzle is the
// exception: loaded file by file it takes 120 MB of memory for good.
const BUNDLED = /^(@mimi\/|drizzle-orm(\/|$))/;

const builders: Readonly<Record<string, () => Promise<void>>> = {
  ui: () => runTool("npm", ["run", "build", "-w", "@mimi/ui"]),
  app: buildApp,
  api: buildApi,
};

await runScript(async () => {
  const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(builders);
  for (const name of names) {
    const builder = builders[name];
    if (!builder)
      throw new Error(`There is no "${name}" to build, only ${Object.keys(builders).join(", ")}.`);
    const start = performance.now();
    await builder();
    process.stdout.write(`built ${name} in ${((performance.now() - start) / 1000).toFixed(1)} s\n`);
  }
});

async function buildApp(): Promise<void> {
  const vite = ["--no-install", "vite", "build", "--logLevel", "warn"];
  await runTool("npx", vite);
  // What the server draws of its pages lies in the folder that the app's own build has emptied.
  await runTool("npx", [...vite, "--ssr", "src/app/firstPicture.tsx"]);
}

async function buildApi(): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: ["packages/api/src/main.ts"],
    outfile: "packages/api/dist/main.js",
    bundle: true,
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
