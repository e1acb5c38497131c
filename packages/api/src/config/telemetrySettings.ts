import { StartFailure } from "../shared/StartFailure.ts";
import { choice, type Environment, urlOf, wholeFrom } from "./environment.ts";

const SAMPLERS = [
  "always_on",
  "always_off",
  "traceidratio",
  "parentbased_always_on",
  "parentbased_always_off",
  "parentbased_traceidratio",
] as const;

const METRICS_EVERY_MS = 60_000;

/** What is exported by OpenTelemetry, and where to. Its exporters read the addresses and headers themselves. */
export interface TelemetrySettings {
  /** Null exports no traces. */
  readonly traces: { readonly url: URL; readonly sampler: string; readonly ratio: number } | null;
  /** Null exports no metrics. `everyMs`: milliseconds between two exports. */
  readonly metrics: { readonly url: URL; readonly everyMs: number } | null;
}

/**
 * Reads the standard variables `OTEL_...`; null when no address is set. Throws a StartFailure that names a variable with a
 * value that is wrong or not supported.
 */
export function readTelemetrySettings(env: Environment): TelemetrySettings | null {
  const all = urlOf(env, "OTEL_EXPORTER_OTLP_ENDPOINT");
  const traces = urlOf(env, "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT") ?? below(all, "v1/traces");
  const metrics = urlOf(env, "OTEL_EXPORTER_OTLP_METRICS_ENDPOINT") ?? below(all, "v1/metrics");
  choice(env, "OTEL_EXPORTER_OTLP_PROTOCOL", ["http/protobuf"], "http/protobuf");
  const sampler = choice(env, "OTEL_TRACES_SAMPLER", SAMPLERS, "parentbased_always_on");
  const ratio = ratioOf(env);
  const everyMs = wholeFrom(env, "OTEL_METRIC_EXPORT_INTERVAL", 1) ?? METRICS_EVERY_MS;
  const isOn = (name: string) => choice(env, name, ["otlp", "none"], "otlp") === "otlp";
  const [tracesOn, metricsOn] = [isOn("OTEL_TRACES_EXPORTER"), isOn("OTEL_METRICS_EXPORTER")];
  if (choice(env, "OTEL_SDK_DISABLED", ["true", "false"], "false") === "true") return null;
  if (!traces && !metrics) return null;
  return {
    traces: traces && tracesOn ? { url: traces, sampler, ratio } : null,
    metrics: metrics && metricsOn ? { url: metrics, everyMs } : null,
  };
}

function below(base: URL | null, path: string): URL | null {
  return base && new URL(`${base.href.replace(/\/*$/, "")}/${path}`);
}

function ratioOf(env: Environment): number {
  const ratio = Number(env.OTEL_TRACES_SAMPLER_ARG || "1");
  if (ratio >= 0 && ratio <= 1) return ratio;
  throw new StartFailure("OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1");
}
