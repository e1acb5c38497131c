import type { QuotaMeterProps } from "./QuotaMeter.tsx";

/** The daily quota of a free user, from unused to used up. */
export const quotaMeterFixtures = {
  untouched: { max: 50, used: 0, resetsAt: "01:00" },
  underWay: { max: 50, used: 19, resetsAt: "01:00" },
  nearlyUsedUp: { max: 50, used: 43, resetsAt: "01:00" },
  usedUp: { max: 50, used: 50, resetsAt: "01:00" },
} as const satisfies Record<string, QuotaMeterProps>;
