import type { Plugin } from "vite";

const ID = "\0valibot/";
const FILE = /\/valibot\/dist\/index\.m?js$/;
const REGION = /^\/\/#region (\S+)\n([\s\S]*?)^\/\/#endregion$/gm;
const DECLARED = /^(?:async )?(?:const|let|var|class|function\*?)\s+([\w$]+)/gm;

/**
 * Makes a module of each validator in the built app (docs/decisions). valibot is published as one file, which a bundler
 * puts in one place whole: what a single dialog checks would be loaded by everybody first.
 */
export function validatorsApart(): Plugin {
  let parts = new Map<string, string>();
  return {
    name: "mimi-validators-apart",
    apply: "build",
    enforce: "pre",
    // None of them does anything before it is called.
    resolveId: (source) => (source.startsWith(ID) ? { id: source, moduleSideEffects: false } : null),
    load: (id) => parts.get(id),
    transform: {
      filter: { id: FILE },
      handler(code) {
        parts = partsOf(code);
        return { code: parts.get(ID) ?? "", map: null };
      },
    },
  };
}

/** The modules by their ids, the one that hands all of them on first. Throws when the file is written otherwise. */
export function partsOf(code: string): Map<string, string> {
  const regions = [...code.matchAll(REGION)].map(([, path = "", body = ""]) => ({ id: ID + path, body }));
  const homes = new Map<string, string>();
  for (const { id, body } of regions) {
    for (const [, name = ""] of body.matchAll(DECLARED)) homes.set(name, id);
  }
  const [, list = ""] = /^export \{([^}]*)\};/m.exec(code) ?? [];
  const exported = list.split(",").map((name) => {
    const [own = "", as = own] = name.trim().split(" as ");
    return { own, as };
  });
  if (regions.length === 0 || exported.some(({ own }) => !homes.has(own)))
    throw new Error(
      "valibot's file is not of regions with an export of each any more; leave out the plugin that reads it.",
    );
  const index = exported.map(
    ({ own, as }) => `export { ${own} as ${as} } from ${JSON.stringify(homes.get(own))};`,
  );
  return new Map([
    [ID, index.join("\n")],
    ...regions.map(({ id, body }) => [id, moduleOf(id, body, homes)] as const),
  ]);
}

/** Names that are properties alone are imported too, which a bundler takes away. */
function moduleOf(id: string, body: string, homes: ReadonlyMap<string, string>): string {
  const own = [...body.matchAll(DECLARED)].map(([, name = ""]) => name);
  const used = new Set([...body.matchAll(/[\w$]+/g)].map(([name]) => name));
  const foreign = [...used].filter((name) => homes.has(name) && homes.get(name) !== id);
  const imports = foreign.map((name) => `import { ${name} } from ${JSON.stringify(homes.get(name))};`);
  return [...imports, body, `export { ${own.join(", ")} };`].join("\n");
}
