import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { type Outcome, report } from "./check.ts";

/** The source of a consumer's page, and the size limit of `@mimi/ui` in it. */
interface Consumer {
  readonly what: string;
  readonly source: string;
  /** Bytes of JS and CSS together, gzip -9, without React. */
  readonly limit: number;
}

const KB = 1024;

// Each page imports the stylesheets that it uses. Dynamic imports count too.
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

/** Builds small pages with the package installed in `app`, and measures how much the package adds to each. */
export async function consumerSizes(app: string): Promise<Outcome[]> {
  return Promise.all(
    consumers.map(async ({ what, source, limit }) => {
      const sizes = await bundledSizes(app, source);
      const total = sizes.js + sizes.css;
      const text = `${what} adds ${kilobytes(sizes.js)} JS + ${kilobytes(sizes.css)} CSS = ${kilobytes(total)} KB gzip over React`;
      // No bytes of a kind means that files are missing, which a limit would not find.
      const whole = sizes.js > 0 && sizes.css > 0;
      return report(whole && total <= limit, `${text}, at most ${kilobytes(limit)}`);
    }),
  );
}

async function bundledSizes(app: string, source: string): Promise<{ js: number; css: number }> {
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
