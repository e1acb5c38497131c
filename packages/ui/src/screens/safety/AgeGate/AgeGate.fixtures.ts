import type { AgeGateProps } from "./AgeGate.tsx";

type AgeGateFixture = Pick<AgeGateProps, "view" | "pending" | "error">;

const ask = { kind: "ask" } as const;
const ageproof = { id: "ageproof", name: "Ageproof", ways: ["card", "document"] } as const;
const bankyes = { id: "bankyes", name: "Bankyes", ways: ["bank"] } as const;
const lookwise = { id: "lookwise", name: "Lookwise", ways: ["face"] } as const;
const needsVerification = {
  kind: "needs-verification",
  verifiers: [ageproof, bankyes, lookwise],
} as const;

/** The age gate in each state. */
export const ageGateFixtures = {
  ask: { view: ask },
  accepting: { view: ask, pending: "accept" },
  acceptFailed: { view: ask, error: "Your answer was not kept. Try again." },
  declined: { view: { kind: "declined" } },
  needsVerification: { view: needsVerification },
  oneVerifier: { view: { kind: "needs-verification", verifiers: [ageproof] } },
  onlyFaces: {
    view: {
      kind: "needs-verification",
      verifiers: [lookwise, { ...lookwise, id: "seen", name: "Seen" }],
    },
  },
  verifying: { view: needsVerification, pending: "verify" },
  verifyFailed: {
    view: needsVerification,
    error: "This service does not answer at the moment. Choose another one, or try again later.",
  },
  verified: { view: { kind: "verified" } },
  unavailable: { view: { kind: "unavailable" } },
} as const satisfies Record<string, AgeGateFixture>;
