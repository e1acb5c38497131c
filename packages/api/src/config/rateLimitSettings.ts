import type { CallRate } from "@mimi/contract";
import { StartFailure } from "../shared/StartFailure.ts";
import { type Environment, wholeFrom } from "./environment.ts";

/** How many calls of one kind a caller can make in a window of time. */
export interface Rate {
  readonly calls: number;
  /** The length of the window. It begins with its first call. */
  readonly seconds: number;
}

const DEFAULTS = {
  exchange: { calls: 60, seconds: 60 },
  search: { calls: 60, seconds: 12 },
  searchChats: { calls: 10, seconds: 10 },
  edit: { calls: 20, seconds: 20 },
  branch: { calls: 5, seconds: 50 },
  exportChat: { calls: 20, seconds: 200 },
  create: { calls: 20, seconds: 100 },
  save: { calls: 60, seconds: 60 },
  upload: { calls: 20, seconds: 100 },
  send: { calls: 20, seconds: 20 },
  prompt: { calls: 20, seconds: 20 },
  suggest: { calls: 10, seconds: 100 },
  checkout: { calls: 10, seconds: 100 },
  export: { calls: 5, seconds: 500 },
  report: { calls: 10, seconds: 200 },
  change: { calls: 120, seconds: 60 },
  end: { calls: 60, seconds: 60 },
} as const satisfies Record<CallRate | "save", Rate>;

/** The name of a limit. */
export type RateName = keyof typeof DEFAULTS | "account";

/** All rate limits. */
export type Rates = Readonly<Record<RateName, Rate>>;

const NEW_ACCOUNTS_PER_HOUR = 20;
const CHANGE = /^([a-z]+):([1-9]\d{0,5})\/([1-9]\d{0,4})$/i;

/**
 * Reads `RATE_LIMITS` and `NEW_ACCOUNTS_PER_HOUR`. Null means that nothing is limited. Throws a StartFailure for an unknown
 * limit and for an odd value.
 */
export function readRates(env: Environment): Rates | null {
  const account = {
    calls: wholeFrom(env, "NEW_ACCOUNTS_PER_HOUR", 1) ?? NEW_ACCOUNTS_PER_HOUR,
    seconds: 3_600,
  };
  const given = env.RATE_LIMITS || "on";
  if (given === "off") return null;
  const changes = given === "on" ? [] : given.split(",").map((change) => changeOf(change.trim()));
  return { ...DEFAULTS, ...Object.fromEntries(changes), account };
}

function changeOf(text: string): readonly [string, Rate] {
  const [, name = "", calls, seconds] = CHANGE.exec(text) ?? [];
  if (name in DEFAULTS) return [name, { calls: Number(calls), seconds: Number(seconds) }];
  throw new StartFailure(
    `RATE_LIMITS must be on, off, or a list of limits with calls per seconds, such as send:40/20,search:100/10; ` +
      `this is none: ${text}; the limits are ${Object.keys(DEFAULTS).join(", ")}`,
  );
}
