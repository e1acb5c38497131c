import { type ESTree, type Plugin, parseAst } from "vite";

/**
 * Leaves out what only the API needs to know about its calls (`server` in `packages/contract/src/route.ts`), and the server about
 * the pages (`server` in `packages/app/src/routes.ts`), so that a browser does not load it.
 */
export function dropServerFacts(): Plugin {
  return {
    name: "mimi-drop-server-facts",
    apply: "build",
    transform: {
      filter: { id: /\/packages\/(contract\/src\/.*|app\/src\/routes)\.ts$/ },
      handler: (code) => ({ code: withoutServerFacts(code), map: null }),
    },
  };
}

/**
 * The code with spaces in place of each `server` in `export const name = get(path, { ... })`, and in the pages of
 * `export const routes = { ... }`, so that lines stay as they are.
 */
export function withoutServerFacts(code: string): string {
  return parseAst(code)
    .body.flatMap(routeParts)
    .reduce((text, parts) => {
      const at = parts.findIndex(isServerFacts);
      const [found, before] = [parts[at], parts[at - 1]];
      if (!found || !before) return text;
      const removed = text.slice(before.end, found.end);
      return text.slice(0, before.end) + removed.replace(/[^\n]/g, " ") + text.slice(found.end);
    }, code);
}

/** The second argument of each route that a statement declares. */
function routeParts(statement: ESTree.Directive | ESTree.Statement): ESTree.ObjectPropertyKind[][] {
  if (statement.type !== "ExportNamedDeclaration" || statement.declaration?.type !== "VariableDeclaration")
    return [];
  return statement.declaration.declarations.flatMap(({ init }) => {
    if (init?.type === "ObjectExpression") return pageParts(init);
    if (init?.type !== "CallExpression" || init.callee.type !== "Identifier") return [];
    const parts = init.arguments[1];
    return ["get", "post"].includes(init.callee.name) && parts?.type === "ObjectExpression"
      ? [parts.properties]
      : [];
  });
}

/** The parts of each page in a table of pages. */
function pageParts({ properties }: ESTree.ObjectExpression): ESTree.ObjectPropertyKind[][] {
  return properties.flatMap((page) =>
    page.type === "Property" && page.value.type === "ObjectExpression" ? [page.value.properties] : [],
  );
}

function isServerFacts(property: ESTree.ObjectPropertyKind): boolean {
  return property.type === "Property" && property.key.type === "Identifier" && property.key.name === "server";
}
