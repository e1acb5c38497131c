import { join } from "node:path";
import { build } from "esbuild";

/** A file of the new app as one script for a browser, with the packages that the app has installed. */
export async function appScript(app: string, file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(app, file)],
    bundle: true,
    write: false,
    format: "iife",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "silent",
  });
  return outputFiles[0]?.text ?? "";
}
