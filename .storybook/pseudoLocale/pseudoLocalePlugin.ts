import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const translatedFile = fileURLToPath(new URL("./translated.ts", import.meta.url));

/** Lets Storybook switch the language of every `X.copy.ts` without changes in components (see translated.ts). */
export function pseudoLocalePlugin(): Plugin {
  return {
    name: "mimi-pseudo-locale",
    enforce: "pre",
    transform(code, id) {
      if (!/\.copy\.ts$/.test(id.split("?")[0] ?? id)) return undefined;
      return { code: withTranslation(code), map: null };
    },
  };
}

/** Wraps the exported texts of an `X.copy.ts` in `translated`. */
export function withTranslation(code: string): string {
  const names: string[] = [];
  const plain = code.replace(/^export const (\w+)/gm, (_all, name: string) => {
    names.push(name);
    return `const ${name}__plain`;
  });
  const own = names.map((name) => `export const ${name} = translated(${name}__plain);`);
  return [`import { translated } from ${JSON.stringify(translatedFile)};`, plain, ...own].join("\n");
}
