import { join } from "node:path";
import type { Plugin } from "vite";
import { root } from "../../scripts/launch/settings.ts";
import { entryList } from "./entryList.ts";

const name = "virtual:entries";

/** Makes `virtual:entries` from the sources: the list of all components, with the addresses of their screenshots. */
export function entriesPlugin(): Plugin {
  return {
    name: "mimi-entries",
    resolveId: (source) => (source === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? moduleText() : undefined),
  };
}

function moduleText(): string {
  const entries = entryList();
  const files = [...new Set(entries.flatMap(({ light, dark }) => [light, dark]))].filter(
    (file) => file !== undefined,
  );
  const imported = (file: string | undefined) =>
    file === undefined ? "undefined" : `image${files.indexOf(file)}`;
  return [
    ...files.map((file, index) => `import image${index} from ${JSON.stringify(join(root, "__vr__", file))};`),
    "export const entries = [",
    ...entries.map(
      ({ light, dark, ...entry }) =>
        `  { ...${JSON.stringify(entry)}, light: ${imported(light)}, dark: ${imported(dark)} },`,
    ),
    "];",
  ].join("\n");
}
