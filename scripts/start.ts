// `npm start`: builds the app and the API if they have changed, then runs the product on one address until Ctrl-C.
import { runScript } from "./launch/failure.ts";
import { say } from "./launch/part.ts";
import { portFrom } from "./launch/ports.ts";
import { runProduct } from "./launch/product.ts";
import { isBuilt } from "./build/buildStamp.ts";
import { loadDotEnv, readSettings } from "./launch/settings.ts";
import { runTool } from "./launch/runTool.ts";

await runScript(async () => {
  loadDotEnv();
  const { appPort: port } = readSettings(process.env);
  await runProduct({
    port,
    variable: "APP_PORT",
    // An address of the API alone, for tools that expect one.
    apiPort: process.env.API_PORT ? portFrom(process.env, "API_PORT", port) : undefined,
    detectsModel: true,
    build: async () => {
      const changed = ["app", "api"].filter((name) => !isBuilt(name));
      if (changed.length === 0) return;
      say("mimi", "building; the next start without a change skips this");
      await runTool("npm", ["run", "--silent", "build", "--", ...changed]);
    },
  });
});
