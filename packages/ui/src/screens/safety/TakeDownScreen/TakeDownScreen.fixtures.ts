import type { TakeDownScreenProps } from "./TakeDownScreen.tsx";

type TakeDownScreenFixture = Pick<TakeDownScreenProps, "knownPlace" | "state">;

const knownPlace = "https://mimi.example/character/corvin/detail";

/** A request in each state. */
export const takeDownScreenFixtures = {
  empty: {},
  fromCharacter: { knownPlace },
  pending: { knownPlace, state: { kind: "pending" } },
  failed: { knownPlace, state: { kind: "failed" } },
  unknownPlace: { knownPlace, state: { kind: "unknown-place" } },
  sent: {
    state: {
      kind: "sent",
      receipt: "kT3v9QmZ0sLx81YbWc2RfA",
      due: "30 November 2026 at 17:05",
      href: "#report",
    },
  },
} as const satisfies Record<string, TakeDownScreenFixture>;
