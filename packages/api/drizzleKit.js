// drizzle-kit is installed at the root, drizzle-orm here: npm keeps them apart, because firebase-tools wants another
// PGlite. This makes the one find the other. Run by `npm run migrations`.
import Module, { createRequire, registerHooks } from "node:module";
import { dirname, join } from "node:path";

const here = import.meta.url;
const require = createRequire(here);

// For `import("drizzle-orm")`; the answer is a file, so that the kit's own resolver is not asked.
registerHooks({
  resolve: (specifier, context, next) =>
    specifier.startsWith("drizzle-orm") && context.conditions.includes("import")
      ? next(specifier, { ...context, parentURL: here })
      : next(specifier, context),
});

// For `require("drizzle-orm")`, which the kit resolves by itself.
process.env.NODE_PATH = join(import.meta.dirname, "node_modules");
Module._initPaths();

require(join(dirname(require.resolve("drizzle-kit")), "bin.cjs"));
