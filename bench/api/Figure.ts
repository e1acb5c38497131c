/** What one run found, in the unit of its row. */
export interface Figure {
  /** The row of the table of figures, as in "18". */
  readonly row: string;
  readonly what: string;
  readonly value: number;
  readonly unit: "x" | "KB" | "MB" | "s" | "µs" | "%" | "errors";
  /** The most that it should be; absent where it is reported only. */
  readonly gate?: number;
  readonly aim?: number;
  /** Both sides of a ratio, or what else helps to understand it. */
  readonly from?: string;
}

/** How large the benchmarks are run. */
export interface Size {
  readonly characters: number;
  readonly streams: number;
  /** How long streams are held, in seconds. */
  readonly seconds: number;
  /** A folder in which the filled databases stay for the next time; null fills fresh ones. */
  readonly keep: string | null;
  /** The only database to measure; null measures both. */
  readonly database: string | null;
}

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
