import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { minify } from "terser";
import type { Plugin } from "vite";

/** Makes the scripts of `public/`, which the bundler copies as they are, as small as all others. */
export function plainScripts(): Plugin {
  return {
    name: "mimi-plain-scripts",
    apply: "build",
    async writeBundle({ dir = "" }) {
      const scripts = readdirSync(dir).filter((name) => name.endsWith(".js"));
      for (const path of scripts.map((name) => join(dir, name))) {
        const { code = "" } = await minify(readFileSync(path, "utf8"), {
          ecma: 2020,
          compress: { passes: 3 },
        });
        writeFileSync(path, code);
      }
    },
  };
}
