import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { type Outcome, report } from "./check.ts";

/** A stranger's page, as its source, and the most that `@mimi/ui` may add to it. */
interface Consumer {
  readonly what: string;
  readonly source: string;
  /** Bytes of JS and CSS together, gzip -9, without React. */
  readonly limit: number;
}

const KB = 1024;

// Each links the stylesheets of what it uses; whatever loads later is counted too.
const consumers: readonly Consumer[] = [
  {
    what: "one Button",
    source: `
      import "@mimi/ui/css/base.css";
      import "@mimi/ui/css/button.css";
      export { Button } from "@mimi/ui/button";`,
    limit: 4 * KB,
  },
  {
    what: "one Button and one dialog",
    source: `
      import "@mimi/ui/css/base.css";
      import "@mimi/ui/css/button.css";
      import "@mimi/ui/css/modal.css";
      export { Button } from "@mimi/ui/button";
      export { Modal } from "@mimi/ui/modal";`,
    limit: 25 * KB,
  },
];

/** Builds small pages against the package installed in `app`, and weighs what it adds to each. */
export async function consumerSizes(app: string): Promise<Outcome[]> {
  return Promise.all(
    consumers.map(async ({ what, source, limit }) => {
      const sizes = await weigh(app, source);
      const total = sizes.js + sizes.css;
      const text = `${what} adds ${kilobytes(sizes.js)} JS + ${kilobytes(sizes.css)} CSS = ${kilobytes(total)} KB gzip over React`;
      // No bytes of either kind means that something was lost on the way, which no limit would notice.
      const whole = sizes.js > 0 && sizes.css > 0;
      return report(whole && total <= limit, `${text}, at most ${kilobytes(limit)}`);
    }),
  );
}

async function weigh(app: string, source: string): Promise<{ js: number; css: number }> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: app },
    outdir: app,
    write: false,
    bundle: true,
    splitting: true,
    minify: true,
    format: "esm",
    target: "es2022",
    external: ["react", "react-dom", "react/jsx-runtime", "react-dom/client"],
    logLevel: "silent",
  });
  const total = (ending: string) =>
    outputFiles
      .filter(({ path }) => path.endsWith(ending))
      .reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0);
  return { js: total(".js"), css: total(".css") };
}

function kilobytes(count: number): string {
  return (count / KB).toFixed(1);
}
