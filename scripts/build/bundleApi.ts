import { build } from "esbuild";
import { root } from "../launch/settings.ts";

// Our own packages are bundled into one file. npm packages stay external (native code, WebAssembly, data files), except
// Drizzle: loaded file by file it uses 120 MB of memory.
const BUNDLED = /^(@mimi\/|drizzle-orm(\/|$))/;

/**
 * Bundles programs of the API for Node. A program starts in a third of the time that its sources take.
 *
 * @param programs Their sources, from the root of the repository.
 * @param outdir The folder for the bundles, from the root or absolute. It must be inside `packages/api`, whose files they read.
 * @param outbase The folder below which the bundles keep the folders of their sources. @default the folder that all have
 */
export async function bundleApi(
  programs: readonly string[],
  outdir: string,
  outbase?: string,
): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: [...programs],
    outdir,
    ...(outbase === undefined ? {} : { outbase }),
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
