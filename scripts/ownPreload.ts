import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const file = fileURLToPath(new URL("../packages/app/src/services/loadPart.ts", import.meta.url));

/** Has the built app load its parts by our own code in place of Vite's, with which a part that failed once stays failed. */
export function ownPreload(): Plugin {
  return {
    name: "mimi-own-preload",
    apply: "build",
    transform: {
      filter: { id: /\0vite\/preload-helper/ },
      handler: () => ({
        code: `export { loadPart as __vitePreload } from ${JSON.stringify(file)};`,
        map: null,
      }),
    },
  };
}
