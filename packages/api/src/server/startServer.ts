import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { createServer } from "node:http";
import { setTimeout as setTimeoutAsync } from "node:timers/promises";
import type { Logger } from "pino";
import { openDatabase } from "../db/open.ts";
import type { Deps } from "../domain/deps.ts";
import type { Area } from "../http/handle.ts";
import { seedSample } from "../seed/seedSample.ts";
import { seedTags } from "../seed/seedTags.ts";
import { createApp } from "../http/createApp.ts";
import { writeChunks } from "../http/answer/chunks.ts";
import { answerMalformedRequests } from "../http/request/unreadableRequest.ts";
import { closeServer, listen } from "./listen.ts";
import { lockUploads } from "./lockUploads.ts";
import { chooseFiles, makeDeps } from "./makeDeps.ts";
import { providersInUse } from "./providersInUse.ts";
import { serveMetrics } from "./serveMetrics.ts";
import { metricsOf } from "../metrics/metricsOf.ts";
import { startTelemetry } from "../tracing/startTelemetry.ts";
import { tracedDatabase } from "../tracing/tracedDatabase.ts";
import { noTracer } from "../shared/Tracer.ts";
import type { Settings } from "../config/settings.ts";

/** A running API. */
export interface RunningServer {
  /** Without a trailing slash. */
  readonly address: string;
  /** The address of `/metrics`; null when metrics are off. */
  readonly metricsAddress: string | null;
  /** Ends running work, then closes the database. */
  stop(): Promise<void>;
}

/** What runs in a server. */
export interface ServerParts {
  createAreas(deps: Deps): readonly Area[];
  startJobs(deps: Deps): { close(): Promise<void> };
}

/**
 * Opens the database, adds sample data at the first start, and listens. Throws a StartFailure that the operator can
 * correct. `parts` makes the areas that the server serves, and starts the jobs.
 */
export async function startServer(
  settings: Settings,
  log: Logger,
  parts: ServerParts,
): Promise<RunningServer> {
  const providers = providersInUse(settings);
  const named = Object.entries(providers).map(([part, provider]) => `${part}: ${provider}`);
  log.info({ providers }, `starting with ${named.join(", ")}`);
  const opened = await openDatabase(settings, log);
  let unlockUploads: () => Promise<void> = async () => undefined;
  try {
    const { postgres, s3, uploadsShared } = settings;
    if (postgres && !s3 && !uploadsShared) unlockUploads = await lockUploads(postgres, log);
    const [draining, stopping] = [new AbortController(), new AbortController()];
    const places = { database: opened, files: chooseFiles(settings) };
    const metrics = settings.metrics || settings.telemetry ? metricsOf(settings, places, log) : null;
    const telemetry = await startTelemetry(settings, metrics, log);
    const { tracer } = telemetry;
    const database = tracer === noTracer ? opened : tracedDatabase(opened, tracer);
    const signals = { draining: draining.signal, stopping: stopping.signal };
    const deps = makeDeps(settings, log, database, { ...signals, metrics, tracer });
    deps.disk.watch();
    await seedTags(deps.db);
    if (settings.sampleData) await seedSample(deps);
    const areas = parts.createAreas(deps);
    const jobs = parts.startJobs(deps);
    const app = createApp(deps, areas);
    const answer = getRequestListener(
      async (request, env) => writeChunks(await app.fetch(request, env), (env as HttpBindings).outgoing, log),
      { hostname: settings.host },
    );
    const server = createServer(
      { keepAliveTimeout: settings.keepAliveSeconds * 1000 },
      (request, response) => void answer(request, response),
    );
    answerMalformedRequests(server);
    const port = await listen(server, { ...settings, variable: "API_PORT" });
    const metricsServer = settings.metrics && metrics && (await serveMetrics(metrics, settings.metrics));
    for (const area of areas) {
      area
        .warmUp?.()
        .catch((err: unknown) => log.warn({ err }, "warming up failed: first calls may be slow"));
    }
    return {
      address: `http://${settings.host}:${port}`,
      metricsAddress: metricsServer?.address ?? null,
      stop: async () => {
        draining.abort();
        await setTimeoutAsync(settings.drainSeconds * 1000);
        stopping.abort();
        const closed = closeServer(server);
        await Promise.all([jobs.close(), ...areas.map((area) => area.stop?.())]);
        await Promise.all([closed, metricsServer?.close(), deps.counters.close(), deps.disk.close()]);
        await Promise.all([database.close(), unlockUploads()]);
        await telemetry.stop();
      },
    };
  } catch (error) {
    await Promise.all([opened.close(), unlockUploads()]);
    throw error;
  }
}
