import { type Attributes, type HrTime, ValueType } from "@opentelemetry/api";
import { emptyResource } from "@opentelemetry/resources";
import {
  AggregationTemporality,
  type DataPoint,
  DataPointType,
  type Histogram,
  type MetricData,
  type MetricProducer,
} from "@opentelemetry/sdk-metrics";
import type { MetricObjectWithValues, MetricValue, MetricValueWithName } from "prom-client";

/** A metric as prom-client describes it. */
export type Figure = MetricObjectWithValues<MetricValue<string>>;

/** The figures of the Prometheus text, as OpenTelemetry exports them. */
export function figuresProducer(figures: () => Promise<readonly Figure[]>): MetricProducer {
  const startTime = hrTime(performance.timeOrigin);
  return {
    collect: async () => {
      const times = { startTime, endTime: hrTime(Date.now()) };
      const metrics = (await figures()).map((figure) => metricData(figure, times));
      const scopeMetrics = [{ scope: { name: "mimi" }, metrics }];
      return { resourceMetrics: { resource: emptyResource(), scopeMetrics }, errors: [] };
    },
  };
}

type Times = Pick<DataPoint<number>, "startTime" | "endTime">;

function metricData(figure: Figure, times: Times): MetricData {
  const { name, help, type, values } = figure;
  const common = {
    descriptor: {
      name,
      description: help,
      unit: name.endsWith("_seconds") ? "s" : "",
      valueType: ValueType.DOUBLE,
    },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  // The declared type is an enum, the value is its name.
  switch (String(type)) {
    case "histogram":
      return {
        ...common,
        dataPointType: DataPointType.HISTOGRAM,
        dataPoints: histograms(name, values, times),
      };
    case "counter":
      return {
        ...common,
        dataPointType: DataPointType.SUM,
        isMonotonic: true,
        dataPoints: values.map((one) => point(one, times)),
      };
    default:
      return {
        ...common,
        dataPointType: DataPointType.GAUGE,
        dataPoints: values.map((one) => point(one, times)),
      };
  }
}

function point({ labels, value }: MetricValue<string>, times: Times): DataPoint<number> {
  return { ...times, attributes: attributesOf(labels), value };
}

/** Prometheus counts the values below each boundary; OpenTelemetry counts those between two. */
function histograms(
  name: string,
  values: readonly (MetricValue<string> & Partial<MetricValueWithName<string>>)[],
  times: Times,
): DataPoint<Histogram>[] {
  const series = new Map<
    string,
    { attributes: Attributes; below: [number, number][]; sum: number; count: number }
  >();
  for (const { labels, value, metricName } of values) {
    const { le, ...others } = labels as Record<string, string | number>;
    const key = JSON.stringify(Object.entries(others).sort());
    const one = series.get(key) ?? { attributes: attributesOf(others), below: [], sum: 0, count: 0 };
    series.set(key, one);
    if (metricName === `${name}_sum`) one.sum = value;
    else if (metricName === `${name}_count`) one.count = value;
    else if (le !== undefined && le !== "+Inf") one.below.push([Number(le), value]);
  }
  return [...series.values()].map(({ attributes, below, sum, count }) => {
    const ordered = below.sort(([one], [other]) => one - other);
    const cumulative = [...ordered.map(([, value]) => value), count];
    const counts = cumulative.map((value, at) => value - (cumulative[at - 1] ?? 0));
    const boundaries = ordered.map(([boundary]) => boundary);
    return { ...times, attributes, value: { buckets: { boundaries, counts }, sum, count } };
  });
}

function attributesOf(labels: Readonly<Record<string, string | number | undefined>>): Attributes {
  return Object.fromEntries(Object.entries(labels).map(([name, value]) => [name, String(value)]));
}

function hrTime(ms: number): HrTime {
  return [Math.floor(ms / 1000), Math.round((ms % 1000) * 1e6)];
}
