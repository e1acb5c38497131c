import type { AgeGateProps } from "./AgeGate.tsx";

type AgeGateFixture = Pick<AgeGateProps, "view" | "pending" | "error">;

const needsVerification = { kind: "needs-verification", verifier: "Ageproof" } as const;

/** The age gate in each state. */
export const ageGateFixtures = {
  ask: { view: { kind: "ask" } },
  accepting: { view: { kind: "ask" }, pending: "accept" },
  acceptFailed: { view: { kind: "ask" }, error: "Your answer was not kept. Try again." },
  declined: { view: { kind: "declined" } },
  needsVerification: { view: needsVerification },
  verifying: { view: needsVerification, pending: "verify" },
  verifyFailed: { view: needsVerification, error: "Ageproof did not answer. Try again in a while." },
  verified: { view: { kind: "verified" } },
  unavailable: { view: { kind: "unavailable" } },
} as const satisfies Record<string, AgeGateFixture>;
