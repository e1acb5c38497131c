import * as v from "valibot";
import { choice, setting, webAddress, whole, withoutSlash } from "./setting.ts";

const exporter = choice("otlp", "none");
const SHARE = "must be a number from 0 to 1";

/** What OpenTelemetry exports, and where to; null exports nothing. Its exporters read addresses and headers themselves. */
export const telemetrySettings = v.pipe(
  v.object({
    OTEL_EXPORTER_OTLP_ENDPOINT: setting(
      "OpenTelemetry: traces and the same metrics, sent to a collector by OTLP over HTTP. Unset: OpenTelemetry is off. Its other " +
        "standard variables (OTEL_EXPORTER_OTLP_HEADERS, OTEL_SERVICE_NAME, OTEL_RESOURCE_ATTRIBUTES) are read too.",
      webAddress,
      { example: "http://collector:4318" },
    ),
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: setting("Another address for the traces.", webAddress, {
      example: "http://collector:4318/v1/traces",
    }),
    OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: setting("Another address for the metrics.", webAddress, {
      example: "http://collector:4318/v1/metrics",
    }),
    OTEL_EXPORTER_OTLP_PROTOCOL: setting("The only protocol that is supported.", choice("http/protobuf"), {
      default: "http/protobuf",
    }),
    OTEL_SDK_DISABLED: setting("true, false: true switches OpenTelemetry off.", choice("true", "false"), {
      default: "false",
    }),
    OTEL_TRACES_EXPORTER: setting("otlp, none: none leaves out the traces.", exporter, { default: "otlp" }),
    OTEL_METRICS_EXPORTER: setting("otlp, none: none leaves out the metrics.", exporter, { default: "otlp" }),
    OTEL_TRACES_SAMPLER: setting(
      "Which requests are traced: always_on, always_off, traceidratio (a part from 0 to 1), or one of them with parentbased_ " +
        "before it.",
      choice(
        ...["always_on", "always_off", "traceidratio"],
        ...["parentbased_always_on", "parentbased_always_off", "parentbased_traceidratio"],
      ),
      { default: "parentbased_always_on" },
    ),
    OTEL_TRACES_SAMPLER_ARG: setting(
      "The part of the requests that traceidratio traces, from 0 to 1.",
      v.pipe(v.string(), v.transform(Number), v.number(SHARE), v.minValue(0, SHARE), v.maxValue(1, SHARE)),
      { default: "1" },
    ),
    OTEL_METRIC_EXPORT_INTERVAL: setting(
      "Milliseconds between two exports of the metrics.",
      whole(1, "milliseconds"),
      { default: "60000" },
    ),
  }),
  v.title("OpenTelemetry: see docs/operate.md"),
  v.transform((env) => {
    const all = env.OTEL_EXPORTER_OTLP_ENDPOINT;
    const below = (part: string) => (all ? new URL(`${withoutSlash(all)}/v1/${part}`) : undefined);
    const traces = env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? below("traces");
    const metrics = env.OTEL_EXPORTER_OTLP_METRICS_ENDPOINT ?? below("metrics");
    if (env.OTEL_SDK_DISABLED === "true" || (!traces && !metrics)) return null;
    return {
      traces:
        traces && env.OTEL_TRACES_EXPORTER === "otlp"
          ? { url: traces, sampler: env.OTEL_TRACES_SAMPLER, ratio: env.OTEL_TRACES_SAMPLER_ARG }
          : null,
      metrics:
        metrics && env.OTEL_METRICS_EXPORTER === "otlp"
          ? { url: metrics, everyMs: env.OTEL_METRIC_EXPORT_INTERVAL }
          : null,
    };
  }),
);

export type TelemetrySettings = Readonly<NonNullable<v.InferOutput<typeof telemetrySettings>>>;
