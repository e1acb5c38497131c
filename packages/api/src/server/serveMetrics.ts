import { createServer } from "node:http";
import { closeServer, listen } from "./listen.ts";
import type { Metrics } from "../metrics/Metrics.ts";
import type { MetricsSettings } from "../config/serverSettings.ts";

/** Serves only `/metrics`, on its own port. */
export async function serveMetrics(
  metrics: Metrics,
  { host, port }: MetricsSettings,
): Promise<{ readonly address: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.url !== "/metrics") return void response.writeHead(404).end();
    metrics.text().then(
      (text) => response.writeHead(200, { "Content-Type": metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  const bound = await listen(server, { host, port, variable: "METRICS_PORT" });
  return { address: `http://${host}:${bound}`, close: () => closeServer(server) };
}
