import type { CallRate } from "@mimi/contract";
import * as v from "valibot";
import { type Environment, list, OFF, orOff, readGroups, setting, whole } from "./setting.ts";

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

const CHANGE = /^([a-z]+):([1-9]\d{0,5})\/([1-9]\d{0,4})$/i;
const change = v.pipe(
  v.string(),
  v.check(
    (text) => (CHANGE.exec(text)?.[1] ?? "") in DEFAULTS,
    ({ input }) =>
      `must be on, off, or a list of limits with calls per seconds, such as send:40/20,search:100/10; ` +
      `this is none: ${input}; the limits are ${Object.keys(DEFAULTS).join(", ")}`,
  ),
);

/** All rate limits; null limits nothing, for load tests. */
export const rateSettings = v.pipe(
  v.object({
    RATE_LIMITS: setting(
      "Rate limits per user and address: on, off (for load tests; NODE_ENV=production needs PRODUCTION_ALLOWS too), or a list of " +
        "the limits to change, as calls per seconds: send:40/20,upload:10/100. The limits and their defaults are in " +
        "docs/operate.md.",
      v.lazy((value) => (value === "on" ? v.literal("on") : orOff(list(change)))),
      { default: "on" },
    ),
    NEW_ACCOUNTS_PER_HOUR: setting(
      "Accounts that can be created from one address (IPv6: /64) in an hour. Behind a proxy this needs TRUST_PROXY=on, or all " +
        "users have the address of the proxy.",
      whole(1, "accounts"),
      { default: "20" },
    ),
  }),
  v.title("Rate limits"),
  v.transform(({ RATE_LIMITS: limits, NEW_ACCOUNTS_PER_HOUR: calls }): Rates | null => {
    if (limits === OFF) return null;
    const changes = (limits === "on" ? [] : limits).map((text): [string, Rate] => {
      const [, name = "", calls, seconds] = CHANGE.exec(text) ?? [];
      return [name, { calls: Number(calls), seconds: Number(seconds) }];
    });
    return { ...DEFAULTS, ...Object.fromEntries(changes), account: { calls, seconds: 3_600 } };
  }),
);

/** Reads the rate limits alone. Null means that nothing is limited. Throws a StartFailure as the settings do. */
export function readRates(env: Environment): Rates | null {
  return readGroups({ rates: rateSettings }, env).rates;
}
