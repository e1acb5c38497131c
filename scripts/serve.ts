// `npm run serve`: the production builds, as they are, on one address (PORT).
import { existsSync } from "node:fs";
import { join } from "node:path";
import { LaunchFailure, runScript } from "./launch/failure.ts";
import { portFrom } from "./launch/ports.ts";
import { runProduct } from "./launch/product.ts";
import { loadDotEnv, root } from "./launch/settings.ts";

await runScript(async () => {
  loadDotEnv();
  await runProduct({
    port: portFrom(process.env, "PORT", 8080),
    variable: "PORT",
    build: async () => {
      for (const built of ["packages/app/dist/index.html", "packages/api/dist/main.js"]) {
        if (!existsSync(join(root, built)))
          throw new LaunchFailure(`${built} is missing; run \`npm run build\` first.`);
      }
    },
  });
});
