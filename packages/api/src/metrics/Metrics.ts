import { ErrorCode } from "@mimi/contract";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { OpenDatabase } from "../db/Database.ts";

const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const REPLY_SECONDS = [0.5, 1, 2.5, 5, 10, 20, 40, 80];

/** The result of a request. */
export interface RequestOutcome {
  /** The pattern of a route, never an address of a request. */
  readonly route: string;
  readonly method: string;
  readonly status: number;
  readonly seconds: number;
}

/** The result of a generation. */
export interface GenerationOutcome {
  /** `reply` is for a waiting user, `background` is not. */
  readonly kind: "reply" | "background";
  readonly finish: string;
  /** The error code that the user gets. */
  readonly code: ErrorCode | null;
  readonly seconds: number;
}

/** Metrics of the process. Labels are constants: never an id, name, text or address. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests = this.#histogram(
    "mimi_request_seconds",
    "Requests until their headers",
    REQUEST_SECONDS,
    ["route", "method", "status"],
  );
  readonly #refusals = this.#counter("mimi_refusals_total", "Answers that were no success, by code", [
    "code",
  ]);
  readonly #quotaRefusals = this.#counter("mimi_quota_refusals_total", "Messages beyond the day's quota", []);
  readonly #streams = this.#gauge("mimi_open_streams", "Event streams that are being read");
  readonly #generating = this.#gauge("mimi_generations_running", "Replies asked of the model and not ended");
  readonly #generations = this.#histogram(
    "mimi_generation_seconds",
    "Replies until their end",
    REPLY_SECONDS,
    ["kind", "finish"],
  );
  readonly #failures = this.#counter("mimi_provider_failures_total", "Replies that the model failed", [
    "code",
  ]);
  readonly #paymentAlerts = this.#counter(
    "mimi_payment_alerts_total",
    "What the operator must look at, by alert",
    ["alert"],
  );

  /** `database` returns the number of connections; `processFigures` adds memory, CPU and event loop. */
  constructor(options: {
    readonly database: Pick<OpenDatabase, "connections">;
    readonly processFigures: boolean;
  }) {
    const { connections } = options.database;
    if (connections) this.#watchPool(connections);
    if (options.processFigures) collectDefaultMetrics({ register: this.#registry });
  }

  /** Media type of {@link text}. */
  get contentType(): string {
    return this.#registry.contentType;
  }

  /** All metrics in the text format of Prometheus. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }

  request({ seconds, status, ...labels }: RequestOutcome): void {
    this.#requests.observe({ ...labels, status: String(status) }, seconds);
  }

  refusal(code: ErrorCode): void {
    this.#refusals.inc({ code: String(code) });
    if (code === ErrorCode.quotaUsedUp) this.#quotaRefusals.inc();
  }

  /** A stream starts to be read. The returned function ends it. */
  streamOpened(): () => void {
    this.#streams.inc();
    return () => this.#streams.dec();
  }

  /** A request to the model starts. The returned function ends it. */
  generationBegun(): (outcome: GenerationOutcome) => void {
    this.#generating.inc();
    return ({ kind, finish, code, seconds }) => {
      this.#generating.dec();
      this.#generations.observe({ kind, finish }, seconds);
      if (code !== null) this.#failures.inc({ code: String(code) });
    };
  }

  /** `alert` is one of a few constant names. */
  paymentAlert(alert: string): void {
    this.#paymentAlerts.inc({ alert });
  }

  #watchPool(connections: NonNullable<OpenDatabase["connections"]>): void {
    const gauge = new Gauge({
      name: "mimi_database_connections",
      help: "Connections to PostgreSQL, and calls that wait for one",
      labelNames: ["state"],
      registers: [this.#registry],
      collect: () => {
        for (const [state, count] of Object.entries(connections())) gauge.set({ state }, count);
      },
    });
  }

  #counter<Label extends string>(name: string, help: string, labelNames: readonly Label[]): Counter<Label> {
    return new Counter({ name, help, labelNames, registers: [this.#registry] });
  }

  #gauge(name: string, help: string): Gauge {
    return new Gauge({ name, help, registers: [this.#registry] });
  }

  #histogram<Label extends string>(
    name: string,
    help: string,
    buckets: number[],
    labelNames: readonly Label[],
  ): Histogram<Label> {
    return new Histogram({ name, help, buckets, labelNames, registers: [this.#registry] });
  }
}
