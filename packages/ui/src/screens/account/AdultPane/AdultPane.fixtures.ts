import type { AdultPaneProps } from "./AdultPane.tsx";

const off = { kind: "off" } as const;
const on = { kind: "on", since: "9 November 2026", blurred: true } as const;

/** The pane in each state. */
export const adultPaneFixtures = {
  off: { adult: off },
  on: { adult: on },
  notBlurred: { adult: { ...on, blurred: false } },
  pending: { adult: on, pending: true },
  failed: { adult: off, error: true },
  visitor: { adult: { kind: "visitor" } },
  declined: { adult: { kind: "declined" } },
  needsVerification: { adult: { kind: "needs-verification" } },
  unavailable: { adult: { kind: "unavailable" } },
} as const satisfies Record<string, Pick<AdultPaneProps, "adult" | "pending" | "error">>;
