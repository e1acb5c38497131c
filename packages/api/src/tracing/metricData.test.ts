import { Counter, Gauge, Histogram, Registry } from "prom-client";
import { expect, it } from "vitest";
import { figuresProducer } from "./metricData.ts";

it("converts counters, gauges and histograms, with the values between two boundaries", async () => {
  const registry = new Registry();
  const registers = [registry];
  const counter = new Counter({ name: "calls_total", help: "Calls", labelNames: ["code"], registers });
  const gauge = new Gauge({ name: "open", help: "Open", registers });
  const buckets = [0.1, 1];
  const histogram = new Histogram({
    name: "took_seconds",
    help: "Time",
    labelNames: ["kind"],
    buckets,
    registers,
  });
  counter.inc({ code: "200" }, 3);
  gauge.set(7);
  for (const seconds of [0.05, 0.5, 0.6, 5]) histogram.observe({ kind: "reply" }, seconds);
  const { resourceMetrics } = await figuresProducer(() => registry.getMetricsAsJSON()).collect();
  const metrics = resourceMetrics.scopeMetrics.flatMap((scope) => scope.metrics);
  const points = metrics.map(({ descriptor, dataPoints }) => [
    descriptor.name,
    descriptor.unit,
    dataPoints.map(({ attributes, value }) => ({ attributes, value })),
  ]);
  expect(points).toEqual([
    ["calls_total", "", [{ attributes: { code: "200" }, value: 3 }]],
    ["open", "", [{ attributes: {}, value: 7 }]],
    [
      "took_seconds",
      "s",
      [
        {
          attributes: { kind: "reply" },
          value: { buckets: { boundaries: [0.1, 1], counts: [1, 2, 1] }, sum: 6.15, count: 4 },
        },
      ],
    ],
  ]);
});
