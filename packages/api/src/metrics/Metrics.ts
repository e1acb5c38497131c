import { ErrorCode } from "@mimi/contract";
import {
  collectDefaultMetrics,
  Counter,
  Gauge,
  Histogram,
  type MetricObjectWithValues,
  type MetricValue,
  Registry,
} from "prom-client";
import type { OpenDatabase } from "../db/Database.ts";
import { PAYMENT_ALERTS, type PaymentAlert } from "../providers/payment/PaymentAlert.ts";
import { JOB_RESULTS, type JobRun } from "../shared/PeriodicJob.ts";
import type { ModelPrice } from "../config/modelSettings.ts";

const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const REPLY_SECONDS = [0.5, 1, 2.5, 5, 10, 20, 40, 80, 160];
const WAIT_SECONDS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 90];
const JOB_SECONDS = [0.1, 1, 10, 60, 600];

/** The result of a request. */
export interface RequestOutcome {
  /** The pattern of a route, never an address of a request. */
  readonly route: string;
  readonly method: string;
  readonly status: number;
  readonly seconds: number;
}

/** `reply` is for a waiting user, `background` is not. */
export type GenerationKind = "reply" | "background";

/** The result of a generation. */
export interface GenerationOutcome {
  readonly kind: GenerationKind;
  readonly finish: string;
  /** The error code that the user gets. */
  readonly code: number | null;
  readonly seconds: number;
}

/** What a generation used. */
export interface TokenUse {
  /** The configured id of the model. */
  readonly model: string;
  /** Whether the provider counted the tokens, or they are estimated from the length of the texts. */
  readonly counted: "provider" | "estimate";
  readonly inputTokens: number;
  readonly outputTokens: number;
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
  readonly #rateLimitFallbacks = this.#counter(
    "mimi_rate_limit_fallbacks_total",
    "Calls that the database did not count, so that only the process limits them",
    [],
  );
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
  readonly #firstTokens = this.#histogram(
    "mimi_first_token_seconds",
    "Time from the request to the model to the first text that is shown, without the wait in the queue",
    WAIT_SECONDS,
    ["kind"],
  );
  readonly #queueWaits = this.#histogram(
    "mimi_queue_wait_seconds",
    "Time that a request waited in the queue of the model",
    WAIT_SECONDS,
    ["kind"],
  );
  readonly #waiting = this.#gauge("mimi_queue_waiting", "Requests that wait in the queue of the model");
  readonly #tokens = this.#counter("mimi_tokens_total", "Tokens of the model", [
    "model",
    "direction",
    "counted",
  ]);
  readonly #cost = this.#counter(
    "mimi_model_cost_total",
    "Cost of the tokens, in the currency of the prices in MODELS_FILE",
    ["model"],
  );
  readonly #unknownModels = this.#counter(
    "mimi_unknown_model_total",
    "Requests to a server that does not know the model",
    ["model"],
  );
  readonly #jobs = this.#histogram("mimi_job_seconds", "Runs of the jobs, by result", JOB_SECONDS, [
    "job",
    "result",
  ]);
  readonly #models: readonly string[];
  readonly #prices: ReadonlyMap<string, ModelPrice>;
  readonly #paymentAlerts = this.#counter(
    "mimi_payment_alerts_total",
    "What the operator must look at, by alert",
    ["alert"],
  );

  /** `database` returns the number of connections; `processFigures` adds memory, CPU and event loop. */
  constructor(options: {
    readonly database: Pick<OpenDatabase, "connections">;
    readonly processFigures: boolean;
    /** The ids of the configured models. @default none */
    readonly models?: readonly string[];
    /** The prices of models by their ids. @default none */
    readonly prices?: ReadonlyMap<string, ModelPrice>;
    /** Bytes by what they are stored for. @default not measured */
    readonly storedBytes?: () => Readonly<Record<string, number>>;
  }) {
    const { connections } = options.database;
    this.#models = options.models ?? [];
    this.#prices = options.prices ?? new Map();
    if (options.storedBytes) this.#watchStoredBytes(options.storedBytes);
    if (connections) this.#watchPool(connections);
    if (options.processFigures) collectDefaultMetrics({ register: this.#registry });
    this.#beginAtZero();
  }

  /** Media type of {@link text}. */
  get contentType(): string {
    return this.#registry.contentType;
  }

  /** All metrics in the text format of Prometheus. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }

  /** All metrics as values, for OpenTelemetry. */
  figures(): Promise<readonly MetricObjectWithValues<MetricValue<string>>[]> {
    return this.#registry.getMetricsAsJSON();
  }

  request({ seconds, status, ...labels }: RequestOutcome): void {
    this.#requests.observe({ ...labels, status: String(status) }, seconds);
  }

  refusal(code: ErrorCode): void {
    this.#refusals.inc({ code: String(code) });
    if (code === ErrorCode.quotaUsedUp) this.#quotaRefusals.inc();
  }

  /** The database did not count a call against its rate limit. */
  rateLimitFallback(): void {
    this.#rateLimitFallbacks.inc();
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

  /** A request starts to wait in the queue of the model. The returned function ends the wait. */
  queueEntered(kind: GenerationKind): () => void {
    const start = performance.now();
    this.#waiting.inc();
    return () => {
      this.#waiting.dec();
      this.#queueWaits.observe({ kind }, (performance.now() - start) / 1000);
    };
  }

  firstToken(kind: GenerationKind, seconds: number): void {
    this.#firstTokens.observe({ kind }, seconds);
  }

  tokensUsed({ model, counted, inputTokens, outputTokens }: TokenUse): void {
    this.#tokens.inc({ model, counted, direction: "input" }, inputTokens);
    this.#tokens.inc({ model, counted, direction: "output" }, outputTokens);
    const price = this.#prices.get(model);
    if (!price) return;
    this.#cost.inc(
      { model },
      (inputTokens * price.inputPerMillion + outputTokens * price.outputPerMillion) / 1e6,
    );
  }

  /** The server of a model does not know it. */
  unknownModel(model: string): void {
    this.#unknownModels.inc({ model });
  }

  /** A job will run from time to time. */
  jobScheduled(job: string): void {
    for (const result of JOB_RESULTS) this.#jobs.zero({ job, result });
  }

  jobRun({ job, result, seconds }: JobRun): void {
    this.#jobs.observe({ job, result }, seconds);
  }

  paymentAlert(alert: PaymentAlert): void {
    this.#paymentAlerts.inc({ alert });
  }

  /** Prometheus computes an increase between two values, so a counter that first appears as 1 would raise no alert. */
  #beginAtZero(): void {
    for (const code of Object.values(ErrorCode)) this.#refusals.inc({ code: String(code) }, 0);
    this.#failures.inc({ code: String(ErrorCode.providerFailed) }, 0);
    for (const alert of PAYMENT_ALERTS) this.#paymentAlerts.inc({ alert }, 0);
    for (const model of this.#models) this.#unknownModels.inc({ model }, 0);
    for (const model of this.#prices.keys()) this.#cost.inc({ model }, 0);
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

  #watchStoredBytes(storedBytes: () => Readonly<Record<string, number>>): void {
    const gauge = new Gauge({
      name: "mimi_stored_bytes",
      help: "Size of the database and of the uploaded files",
      labelNames: ["what"],
      registers: [this.#registry],
      collect: () => {
        for (const [what, bytes] of Object.entries(storedBytes())) gauge.set({ what }, bytes);
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
