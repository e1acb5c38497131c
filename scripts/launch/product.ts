import { startWatchedApi } from "./api.ts";
import { startAuthEmulator } from "./authEmulator.ts";
import { connectModel } from "./connectModel.ts";
import { forwardPort } from "./forwardPort.ts";
import { requireFreePorts } from "./ports.ts";
import { readSettings } from "./settings.ts";
import { supervise } from "./supervise.ts";

/** How the built product is run. */
export interface ProductPlan {
  readonly port: number;
  /** The variable that sets the port. */
  readonly variable: "APP_PORT" | "PORT";
  /** A second port that answers like the first one. @default none */
  readonly apiPort?: number;
  /** Whether to look for a model server on this machine. @default false */
  readonly detectsModel?: boolean;
  /** Makes sure that the builds are there. Runs once the ports are known to be free. */
  readonly build: () => Promise<void>;
}

/**
 * Runs the production builds on one address, with the auth emulator unless a Firebase project is set, until Ctrl-C. Prints
 * `ready <address>`. Throws a LaunchFailure when a part does not start.
 */
export async function runProduct(product: ProductPlan): Promise<void> {
  const { port, variable, apiPort, detectsModel = false, build } = product;
  const { dataDir, projectId, emulator, authPort, authHost } = readSettings(process.env);
  const publicUrl = process.env.PUBLIC_URL || `http://localhost:${port}`;
  await requireFreePorts([
    { part: "API and app", port, variable },
    ...(apiPort === undefined ? [] : [{ part: "API", port: apiPort, variable: "API_PORT" }]),
    ...(emulator ? [{ part: "auth emulator", port: authPort, variable: "AUTH_PORT" }] : []),
  ]);
  await build();
  await supervise(async (own) => {
    const search = { env: process.env, dataDir, detects: detectsModel };
    Object.assign(process.env, await connectModel(search, own));
    const auth = emulator ? own(await startAuthEmulator({ port: authPort, dataDir, projectId })) : null;
    const plan = { port, dataDir, publicUrl, authHost: auth?.host ?? authHost };
    const api = own(startWatchedApi({ ...plan, built: true }));
    await Promise.all([auth?.untilReady(), api.untilReady()]);
    // Not earlier: if the data folder is in use, its accounts must not be overwritten.
    auth?.keep();
    if (apiPort !== undefined) own(await forwardPort(apiPort, port));
    process.stdout.write(`ready ${publicUrl}\n`);
  });
}
