/** The result of one run, in the unit of its row. */
export interface Figure {
  /** The row of the table of figures, as in "18". */
  readonly row: string;
  readonly what: string;
  readonly value: number;
  readonly unit: "x" | "KB" | "MB" | "s" | "ms" | "µs" | "%" | "errors" | "statements";
  /** The limit. Absent if the figure is only reported. */
  readonly gate?: number;
  readonly aim?: number;
  /** Both sides of a ratio, or other details. */
  readonly from?: string;
}

/** The size of the benchmarks. */
export interface Size {
  readonly characters: number;
  readonly streams: number;
  /** How long the streams run, in seconds. */
  readonly seconds: number;
  /** A folder for filled databases that are used again; null fills new ones. */
  readonly keep: string | null;
  /** The only database to measure; null measures both. */
  readonly database: string | null;
}
