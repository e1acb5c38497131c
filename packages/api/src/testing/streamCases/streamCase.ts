import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Script } from "../scriptedProvider.ts";

/** An answer of a model server, and what must become of it. */
export interface StreamCase {
  readonly id: string;
  readonly note: string;
  readonly status: number;
  /** `{{HTTP_DATE+20}}` in a header is a date 20 seconds ahead. */
  readonly headers: Readonly<Record<string, string>>;
  readonly writes: readonly {
    readonly text?: string;
    readonly base64?: string;
    readonly delay_ms?: number;
  }[];
  /** How the connection ends: in order, or broken off. */
  readonly end: "end" | "destroy";
  readonly expect: {
    /** The text that is stored and shown. Absent when the case is about something else. */
    readonly text?: string;
    readonly finish?: string;
    /** The reason of the failure, in words. */
    readonly failure?: string;
    /** Seconds after which a retry makes sense. */
    readonly retry_after?: number;
    /** What must not be stored or sent. */
    readonly never?: string;
    readonly told?: string;
  };
}

/** The cases in a folder, in the order of their names. */
export function streamCases(folder: string): readonly StreamCase[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .toSorted()
    .map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")) as StreamCase);
}

/** Longer pauses are shortened: no rule depends on them. */
const PAUSE_MAX_MS = 200;

/** Plays a case as its server does, one byte at a time. */
export function playCase({ status, headers, writes, end }: StreamCase): Script {
  return async ({ response }) => {
    const filled = Object.entries(headers).map(([name, value]) => [name, withDate(value)] as const);
    // By the same clock as the dates in the case.
    response.writeHead(status, { Date: new Date().toUTCString(), ...Object.fromEntries(filled) });
    for (const { text = "", base64, delay_ms = 0 } of writes) {
      const bytes = base64 === undefined ? Buffer.from(text) : Buffer.from(base64, "base64");
      for (const byte of bytes) response.write(Buffer.from([byte]));
      await new Promise((resolve) => setTimeout(resolve, Math.min(delay_ms, PAUSE_MAX_MS)));
    }
    if (end === "end") response.end();
    else response.destroy();
  };
}

function withDate(header: string): string {
  return header.replace(/\{\{HTTP_DATE\+(\d+)\}\}/, (_all, seconds) =>
    new Date(Date.now() + Number(seconds) * 1_000).toUTCString(),
  );
}
