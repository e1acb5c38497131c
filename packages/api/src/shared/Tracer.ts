/** Attributes of a span: constants, patterns and numbers. Never an id, address or text of a user. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

/** A piece of work with a beginning and an end. */
export interface Span {
  /** Null when nothing is traced. */
  readonly traceId: string | null;
  rename(name: string): void;
  add(attributes: SpanAttributes): void;
  fail(): void;
  end(): void;
}

/** Records spans. A span that starts while another one runs is its child. */
export interface Tracer {
  /** Runs work in a span, which ends with the work and has failed when the work throws. */
  run<Result>(name: string, options: SpanOptions, work: (span: Span) => Promise<Result>): Promise<Result>;
  /** Starts a span that the caller ends. */
  start(name: string, options: SpanOptions): Span;
}

/** What is sent to an OpenTelemetry collector. */
export interface Telemetry {
  readonly tracer: Tracer;
  /** Exports what was not exported yet. */
  stop(): Promise<void>;
}

/** How a span begins. */
export interface SpanOptions {
  /** `server` is a request that we answer, `client` one that we make. @default "internal" */
  readonly kind?: "server" | "client" | "internal";
  readonly attributes?: SpanAttributes;
  /** The header `traceparent` of our own proxy: the span continues its trace. */
  readonly traceparent?: string | undefined;
}

const noSpan: Span = {
  traceId: null,
  rename: () => undefined,
  add: () => undefined,
  fail: () => undefined,
  end: () => undefined,
};

/** Records nothing. */
export const noTracer: Tracer = {
  run: (_name, _options, work) => work(noSpan),
  start: () => noSpan,
};
