import type { ReportStateScreenProps } from "./ReportStateScreen.tsx";

type ReportStateScreenFixture = Pick<ReportStateScreenProps, "knownReceipt" | "state">;

const knownReceipt = "kT3v9QmZ0sLx81YbWc2RfA";
const createdAt = "28 November 2026 at 17:05";

/** A report in each state. */
export const reportStateScreenFixtures = {
  empty: {},
  pending: { knownReceipt, state: { kind: "pending" } },
  failed: { knownReceipt, state: { kind: "failed" } },
  unknown: { knownReceipt, state: { kind: "unknown" } },
  waiting: {
    knownReceipt,
    state: { kind: "found", state: "waiting", createdAt, due: "30 November 2026 at 17:05" },
  },
  takenDown: {
    knownReceipt,
    state: { kind: "found", state: "taken_down", createdAt, decidedAt: "29 November 2026 at 09:40" },
  },
  stays: {
    knownReceipt,
    state: { kind: "found", state: "stays", createdAt, decidedAt: "29 November 2026 at 09:40" },
  },
} as const satisfies Record<string, ReportStateScreenFixture>;
