import {
  type Context,
  defaultTextMapGetter,
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  type Span as OtelSpan,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPMetricExporter } from "@opentelemetry/exporter-metrics-otlp-proto";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-proto";
import {
  detectResources,
  envDetector,
  resourceFromAttributes,
  serviceInstanceIdDetector,
} from "@opentelemetry/resources";
import { MeterProvider, PeriodicExportingMetricReader } from "@opentelemetry/sdk-metrics";
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { Logger } from "pino";
import type { TelemetrySettings } from "../config/telemetrySettings.ts";
import { type Figure, figuresProducer } from "./metricData.ts";
import { noTracer, type Span, type SpanOptions, type Telemetry, type Tracer } from "../shared/Tracer.ts";

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL } as const;

/** Exports traces and metrics by OTLP. The exporters read their addresses and headers from the environment themselves. */
export function startOpenTelemetry(
  { traces, metrics }: TelemetrySettings,
  figures: () => Promise<readonly Figure[]>,
  log: Logger,
): Telemetry {
  logExportErrors(log);
  const resource = resourceFromAttributes({ "service.name": "mimi" })
    .merge(detectResources({ detectors: [serviceInstanceIdDetector] }))
    .merge(detectResources({ detectors: [envDetector] }));
  const provider =
    traces &&
    new TracerProvider({
      resource,
      sampler: samplerOf(traces.sampler, traces.ratio),
      spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
    });
  const readers =
    metrics === null
      ? []
      : [
          new PeriodicExportingMetricReader({
            exporter: new OTLPMetricExporter(),
            exportIntervalMillis: metrics.everyMs,
            exportTimeoutMillis: metrics.everyMs,
            metricProducers: [figuresProducer(figures)],
          }),
        ];
  const meters = new MeterProvider({ resource, readers });
  return {
    tracer: provider ? tracerOf(provider) : noTracer,
    stop: async () => {
      // A collector that does not answer must not fail the end of the process; the error is logged by `diag`.
      await Promise.allSettled([provider?.shutdown(), meters.shutdown()]);
    },
  };
}

/** Without the global state of the library, so that several servers of one process do not share it. */
function tracerOf(provider: TracerProvider): Tracer {
  const contexts = new AsyncLocalStorageContextManager().enable();
  const tracer = provider.getTracer("mimi");
  const begin = (name: string, { kind = "internal", attributes = {}, traceparent }: SpanOptions) => {
    const parent = traceparent === undefined ? contexts.active() : remoteParent(traceparent);
    const span = tracer.startSpan(name, { kind: KINDS[kind], attributes }, parent);
    return { span, context: trace.setSpan(parent, span) };
  };
  return {
    start: (name, options) => spanOf(begin(name, options).span),
    run: async (name, options, work) => {
      const { span, context } = begin(name, options);
      const own = spanOf(span);
      try {
        return await contexts.with(context, () => work(own));
      } catch (error) {
        // Its message can contain text of a user.
        own.add({ "error.type": error instanceof Error ? error.name : typeof error });
        own.fail();
        throw error;
      } finally {
        span.end();
      }
    },
  };
}

function remoteParent(traceparent: string): Context {
  return new W3CTraceContextPropagator().extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter);
}

function spanOf(span: OtelSpan): Span {
  return {
    traceId: span.spanContext().traceId,
    rename: (name) => void span.updateName(name),
    add: (attributes) => void span.setAttributes(attributes),
    fail: () => void span.setStatus({ code: SpanStatusCode.ERROR }),
    end: () => span.end(),
  };
}

function samplerOf(name: string, ratio: number): Sampler {
  const root = /always_off$/.test(name)
    ? new AlwaysOffSampler()
    : /traceidratio$/.test(name)
      ? new TraceIdRatioBasedSampler(ratio)
      : new AlwaysOnSampler();
  return name.startsWith("parentbased") ? new ParentBasedSampler({ root }) : root;
}

function logExportErrors(log: Logger): void {
  const warn = (message: string) => log.warn({ telemetry: message }, "OpenTelemetry reported a problem");
  const ignore = () => undefined;
  const logger = { error: warn, warn, info: ignore, debug: ignore, verbose: ignore };
  diag.setLogger(logger, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true });
}
