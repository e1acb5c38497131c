import { readFileSync } from "node:fs";

/** What was recorded of a real `llama-server`. */
export interface Captured {
  readonly version: string;
  readonly exchanges: readonly CapturedExchange[];
  readonly models: readonly CapturedPage[];
}

/** One request and its answer. */
export interface CapturedExchange {
  readonly name: string;
  /** The body of the request. */
  readonly sent: Readonly<Record<string, unknown>>;
  readonly status: number;
  /** The `Content-Type` of the answer. */
  readonly type: string;
  /** The answer, cut after each event. */
  readonly body: readonly string[];
}

/** An answer to `GET /v1/models`. */
export interface CapturedPage {
  readonly name: string;
  readonly status: number;
  readonly body: unknown;
}

/** The recorded requests and answers. */
export const captured = JSON.parse(
  readFileSync(new URL("captured.json", import.meta.url), "utf8"),
) as Captured;
