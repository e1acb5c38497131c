import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { build, type Plugin, type ResolvedConfig } from "vite";

const PLACE = "<!-- prelude -->";
const entry = fileURLToPath(new URL("../../packages/app/src/prelude.ts", import.meta.url));

/**
 * Puts `prelude.ts` into index.html, as an inline script of the built app, which runs before the first paint. In development
 * it is a module like any other.
 */
export function inlinePrelude(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "mimi-inline-prelude",
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: "pre",
      async handler(html) {
        if (!html.includes(PLACE))
          throw new Error(`index.html has no ${PLACE}: the page would flash in another theme.`);
        const script =
          config.command === "serve"
            ? `<script type="module" src="/src/prelude.ts"></script>`
            : `<script>${await bundled(config)}</script>`;
        return html.replace(PLACE, () => script);
      },
    },
  };
}

async function bundled({ resolve, build: { target } }: ResolvedConfig): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "warn",
    resolve: { conditions: resolve.conditions },
    plugins: [vanillaExtractPlugin()],
    build: { write: false, target, rolldownOptions: { input: entry, output: { format: "iife" } } },
  });
  const [output] = [result].flat();
  const chunk = output && "output" in output ? output.output.find(({ type }) => type === "chunk") : undefined;
  if (chunk?.type !== "chunk") throw new Error("The prelude was not built.");
  const code = chunk.code.trim();
  if (code.includes("</script")) throw new Error("The prelude would end the element that it is put into.");
  return code;
}
