// Prometheus itself reads the alerts and the queries of the dashboard. Its tool is not installed everywhere, so CI runs this at night.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse, stringify } from "yaml";
import { packageFolder } from "../config/packageFolder.ts";
import { isInstalled } from "../testing/systemProxy.ts";

const operate = join(packageFolder, "../../operate");
const alertsFile = join(operate, "alerts.yml");

interface Panel {
  readonly targets?: readonly { readonly expr: string }[];
}

/** Series, as promtool writes them: `0x9` repeats the value nine times, `0+1x9` adds one nine times. */
type Series = Readonly<Record<string, string>>;

/** What makes each alert fire, after this many minutes. */
const faults: Readonly<Record<string, { readonly series: Series; readonly minutes: number }>> = {
  MimiDown: { series: { 'up{job="mimi",instance="a"}': "1 1 0x9" }, minutes: 8 },
  MimiNotWatched: { series: { 'up{job="other"}': "1x20" }, minutes: 8 },
  MimiFaults: { series: { 'mimi_refusals_total{code="50001"}': "0x5 0+30x30" }, minutes: 20 },
  MimiUnavailable: { series: { 'mimi_refusals_total{code="50301"}': "0x5 0+30x30" }, minutes: 20 },
  MimiSlow: {
    series: {
      'mimi_request_seconds_bucket{route="/index/top/",le="2.5"}': "0+90x40",
      'mimi_request_seconds_bucket{route="/index/top/",le="10"}': "0+100x40",
      'mimi_request_seconds_bucket{route="/index/top/",le="+Inf"}': "0+100x40",
    },
    minutes: 30,
  },
  MimiModelFails: {
    series: {
      'mimi_provider_failures_total{code="50201"}': "0+5x40",
      'mimi_generation_seconds_count{kind="reply",finish="error"}': "0+5x40",
      'mimi_generation_seconds_count{kind="reply",finish="complete"}': "0+10x40",
    },
    minutes: 30,
  },
  // Another model replies: one request in 30 s.
  MimiModelUnknown: { series: { 'mimi_unknown_model_total{model="large"}': "0x5 0+1x40" }, minutes: 8 },
  MimiFirstTokenSlow: {
    series: {
      'mimi_first_token_seconds_bucket{kind="reply",le="10"}': "0+5x40",
      'mimi_first_token_seconds_bucket{kind="reply",le="20"}': "0+10x40",
      'mimi_first_token_seconds_bucket{kind="reply",le="+Inf"}': "0+10x40",
    },
    minutes: 30,
  },
  MimiQueueLong: {
    series: {
      'mimi_queue_wait_seconds_bucket{kind="reply",le="20"}': "0+5x40",
      'mimi_queue_wait_seconds_bucket{kind="reply",le="40"}': "0+10x40",
      'mimi_queue_wait_seconds_bucket{kind="reply",le="+Inf"}': "0+10x40",
    },
    minutes: 30,
  },
  MimiCostHigh: { series: { 'mimi_model_cost_total{model="small"}': "0+1x300" }, minutes: 300 },
  MimiJobFails: {
    series: { 'mimi_job_seconds_count{job="dust",result="failed"}': "0x60 1x59 2x59 3x59 4x59 5x59" },
    minutes: 350,
  },
  // The first alert of a process.
  MimiPayment: {
    series: { 'mimi_payment_alerts_total{alert="payment.refund_failed"}': "0x9 1x9" },
    minutes: 15,
  },
  MimiDatabaseConnectionsUsedUp: {
    series: { 'mimi_database_connections{instance="a",state="waiting"}': "9x20" },
    minutes: 15,
  },
  MimiRateLimitsApart: { series: { mimi_rate_limit_fallbacks_total: "0x5 0+3x40" }, minutes: 30 },
  MimiStorageGrows: {
    series: {
      'mimi_stored_bytes{instance="a",what="uploads"}': "1e9+1e6x2000",
      'mimi_stored_bytes{instance="b",what="uploads"}': "1e9+1e6x2000",
    },
    minutes: 1_000,
  },
  MimiProcessBusy: { series: { 'nodejs_eventloop_lag_p99_seconds{instance="a"}': "0.9x30" }, minutes: 20 },
};

/** Figures of a server at which no alert may fire. */
const calm: Series = {
  'up{job="mimi",instance="a"}': "1x400",
  'mimi_refusals_total{code="50001"}': "0x400",
  'mimi_refusals_total{code="50301"}': "0+1x400",
  'mimi_request_seconds_bucket{route="/index/top/",le="2.5"}': "0+100x400",
  'mimi_request_seconds_bucket{route="/index/top/",le="10"}': "0+100x400",
  'mimi_request_seconds_bucket{route="/index/top/",le="+Inf"}': "0+100x400",
  // Two of three replies fail, but only two.
  'mimi_provider_failures_total{code="50201"}': "0x200 2x200",
  'mimi_generation_seconds_count{kind="reply",finish="error"}': "0x200 2x200",
  'mimi_generation_seconds_count{kind="reply",finish="complete"}': "0x200 1x200",
  'mimi_unknown_model_total{model="large"}': "0x400",
  'mimi_payment_alerts_total{alert="payment.refund_failed"}': "0x400",
  'mimi_job_seconds_count{job="dust",result="failed"}': "0x100 1x300",
  'mimi_stored_bytes{instance="a",what="database"}': "2e9+1e3x400",
  'mimi_database_connections{instance="a",state="waiting"}': "0x400",
  mimi_rate_limit_fallbacks_total: "0x400",
  'nodejs_eventloop_lag_p99_seconds{instance="a"}': "0.02x400",
};

const FIRING = 'count by (alertname) (ALERTS{alertstate="firing"})';

function testOf(series: Series, minutes: number, firing: readonly string[]): object {
  return {
    interval: "1m",
    input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
    promql_expr_test: [
      {
        expr: FIRING,
        eval_time: `${minutes}m`,
        exp_samples: firing.map((alert) => ({ labels: `{alertname="${alert}"}`, value: 1 })),
      },
    ],
  };
}

function promtool(command: "check" | "test", file: string): string {
  const { status, stdout, stderr } = spawnSync("promtool", [command, "rules", file], { encoding: "utf8" });
  return status === 0 ? "" : `${stdout}${stderr}`;
}

function writeYaml(name: string, content: object): string {
  const file = join(mkdtempSync(join(tmpdir(), "mimi-promtool-")), name);
  writeFileSync(file, stringify(content));
  return file;
}

describe.skipIf(!isInstalled("promtool"))("Prometheus", () => {
  it("can read every alert, and every query of the dashboard", () => {
    expect(promtool("check", alertsFile)).toBe("");
    const { panels } = JSON.parse(readFileSync(join(operate, "grafana-dashboard.json"), "utf8")) as {
      panels: readonly Panel[];
    };
    const queries = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
    const rules = queries.map((expr, at) => ({
      record: `query:${at}`,
      expr: expr.replaceAll("$__rate_interval", "1m").replaceAll("$__range", "6h"),
    }));
    expect(rules.length).toBeGreaterThan(20);
    expect(promtool("check", writeYaml("queries.yml", { groups: [{ name: "queries", rules }] }))).toBe("");
  });

  // Rule: dashboard-and-alerts
  it("lets each alert fire at its fault, and the others not", () => {
    const { groups } = parse(readFileSync(alertsFile, "utf8")) as {
      groups: readonly { readonly rules: readonly { readonly alert: string }[] }[];
    };
    const alerts = groups.flatMap(({ rules }) => rules.map(({ alert }) => alert));
    expect(Object.keys(faults).toSorted()).toEqual(alerts.toSorted());
    const tests = Object.entries(faults).map(([alert, { series, minutes }]) => {
      const watched: Series =
        alert === "MimiNotWatched" || alert === "MimiDown" ? {} : { 'up{job="mimi"}': "1x2000" };
      return testOf({ ...watched, ...series }, minutes, [alert]);
    });
    const file = writeYaml("tests.yml", { rule_files: [alertsFile], evaluation_interval: "1m", tests });
    expect(promtool("test", file)).toBe("");
  });

  // Rule: dashboard-and-alerts
  it("lets no alert fire on a server without faults", () => {
    const tests = [testOf(calm, 205, []), testOf(calm, 390, [])];
    const file = writeYaml("calm.yml", { rule_files: [alertsFile], evaluation_interval: "1m", tests });
    expect(promtool("test", file)).toBe("");
  });
});
