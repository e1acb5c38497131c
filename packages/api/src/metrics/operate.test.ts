import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ErrorCode } from "@mimi/contract";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { packageFolder } from "../config/packageFolder.ts";
import { Metrics } from "./Metrics.ts";

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly action: string };
}

interface Panel {
  readonly title: string;
  /** A row has none. */
  readonly targets?: readonly { readonly expr: string }[];
}

const text = (name: string) => readFileSync(join(packageFolder, "../../operate", name), "utf8");
const { groups } = parse(text("alerts.yml")) as { groups: readonly { readonly rules: readonly Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const { panels } = JSON.parse(text("grafana-dashboard.json")) as { panels: readonly Panel[] };

/** What Prometheus adds to every metric. */
const OF_PROMETHEUS = ["job", "instance", "le"];
/** The series of Prometheus itself: which targets answer, and which alerts fire. */
const SERIES_OF_PROMETHEUS = ["up", "ALERTS"];

const expressions = {
  "alerts.yml": rules.map(({ alert, expr }) => [alert, expr] as const),
  "grafana-dashboard.json": panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }) => [title, expr] as const),
  ),
};

/** The metrics by name, with their labels, after everything has happened once. */
async function known(): Promise<ReadonlyMap<string, readonly string[]>> {
  const connections = () => ({ open: 0, idle: 0, waiting: 0 });
  const price = { inputPerMillion: 1, outputPerMillion: 1 };
  const metrics = new Metrics({
    database: { connections },
    processFigures: true,
    prices: new Map([["small", price]]),
    storedBytes: () => ({ database: 1 }),
  });
  const failed = { kind: "reply", finish: "error", code: ErrorCode.providerFailed, seconds: 1 } as const;
  metrics.request({ route: "/", method: "GET", status: 200, seconds: 1 });
  metrics.refusal(ErrorCode.quotaUsedUp);
  metrics.rateLimitFallback();
  metrics.streamOpened()();
  metrics.generationBegun()(failed);
  metrics.queueEntered("reply")();
  metrics.firstToken("reply", 1);
  metrics.tokensUsed({ model: "small", counted: "provider", inputTokens: 1, outputTokens: 1 });
  metrics.unknownModel("small");
  metrics.jobRun({ job: "dust", result: "done", seconds: 1 });
  metrics.paymentAlert("payment.refund_failed");
  const figures = await metrics.figures();
  return new Map(
    figures.flatMap(({ name, type, values }) => {
      const labels = [...new Set(values.flatMap((one) => Object.keys(one.labels)))];
      const parts = String(type) === "histogram" ? ["_bucket", "_sum", "_count"] : [""];
      return parts.map((part) => [name + part, labels] as const);
    }),
  );
}

// Rule: dashboard-and-alerts
it.each(Object.entries(expressions))("%s names only metrics and labels that exist", async (_file, named) => {
  const metrics = await known();
  expect(named.length).toBeGreaterThan(10);
  for (const [title, expr] of named) {
    const used = [...expr.matchAll(/\b(up|ALERTS|(?:mimi|nodejs|process)_\w+)(?:\{([^}]*)\})?/g)];
    expect(used, title).not.toEqual([]);
    for (const [, name = "", matchers = ""] of used) {
      if (SERIES_OF_PROMETHEUS.includes(name)) continue;
      expect([...metrics.keys()], title).toContain(name);
      const grouped = [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, labels = ""]) =>
        labels.split(/,\s*/),
      );
      const matched = [...matchers.matchAll(/(\w+)\s*[=!]/g)].map(([, label = ""]) => label);
      const labels = [...(metrics.get(name) ?? []), ...OF_PROMETHEUS];
      for (const label of [...matched, ...grouped]) expect(labels, `${title}: ${expr}`).toContain(label);
    }
  }
});

it("every alert says how urgent it is, what has happened, and what to do", () => {
  for (const { alert, labels, annotations } of rules) {
    expect(alert).toMatch(/^Mimi[A-Z]\w+$/);
    expect(["page", "ticket"], alert).toContain(labels.severity);
    expect([annotations.summary, annotations.action].map(Boolean), alert).toEqual([true, true]);
  }
});

// An increase is computed between two values, so a counter that first appeared as 1 would raise no alert.
// Rule: dashboard-and-alerts
it("counters that alerts watch are 0 before their first event", async () => {
  const metrics = new Metrics({
    database: {},
    processFigures: false,
    models: ["small"],
    prices: new Map([["small", { inputPerMillion: 1, outputPerMillion: 1 }]]),
  });
  metrics.jobScheduled("dust");
  const text = await metrics.text();
  for (const series of [
    'mimi_payment_alerts_total{alert="payment.refund_failed"} 0',
    'mimi_payment_alerts_total{alert="payment.comparison_failed"} 0',
    'mimi_refusals_total{code="50001"} 0',
    'mimi_refusals_total{code="50301"} 0',
    'mimi_provider_failures_total{code="50201"} 0',
    'mimi_model_cost_total{model="small"} 0',
    'mimi_unknown_model_total{model="small"} 0',
    'mimi_job_seconds_count{job="dust",result="failed"} 0',
    'mimi_job_seconds_count{job="dust",result="done"} 0',
    "mimi_rate_limit_fallbacks_total 0",
  ])
    expect(text).toContain(`${series}\n`);
});
