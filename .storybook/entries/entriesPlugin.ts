import { join } from "node:path";
import type { Plugin } from "vite";
import { examples } from "../../packages/ui/scripts/examples.ts";
import { root } from "../../scripts/launch/settings.ts";
import { entryList } from "./entryList.ts";

const modules: Readonly<Record<string, () => string>> = {
  "virtual:entries": entriesText,
  "virtual:examples": examplesText,
};

/**
 * Makes modules from the sources: `virtual:entries` is the list of all components with the addresses of their screenshots, and
 * `virtual:examples` has the `@example` of each.
 */
export function entriesPlugin(): Plugin {
  return {
    name: "mimi-entries",
    resolveId: (source) => (source in modules ? `\0${source}` : undefined),
    load: (id) => modules[id.replace(/^\0/, "")]?.(),
  };
}

function examplesText(): string {
  const byComponent = examples(join(root, "packages/ui")).map(({ component, code }) => [component, code]);
  return `export const examples = ${JSON.stringify(Object.fromEntries(byComponent))};`;
}

function entriesText(): string {
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
