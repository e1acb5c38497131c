import type { Plugin } from "vite";
import { readSettings } from "../../packages/api/src/config/settings.ts";

const PLACE = /(<script type="application\/json" id="mimi-config">)([\s\S]*?)(<\/script>)/;

/** Puts the configuration into the page's `mimi-config` element. Throws when the page has no such element. */
export function withConfig(html: string, env: NodeJS.ProcessEnv): string {
  if (!PLACE.test(html)) {
    throw new Error(
      'index.html has no <script type="application/json" id="mimi-config">; the app could not sign in.',
    );
  }
  const json = JSON.stringify(readSettings(env).browser).replaceAll("<", "\\u003c");
  return html.replace(PLACE, (_all, open: string, _old, close: string) => `${open}${json}${close}`);
}

/** Fills the page in development. A production build keeps the placeholder: its server fills it at run time. */
export function runtimeConfig(): Plugin {
  return {
    name: "mimi-runtime-config",
    apply: "serve",
    transformIndexHtml: { order: "pre", handler: (html) => withConfig(html, process.env) },
  };
}
