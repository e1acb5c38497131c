import type { AgeGateProps, AgeGateView } from "@mimi/ui/age-gate";
import { proxy } from "valtio";

export interface AdultState {
  /** Whether adult characters are shown: the flag of §7. */
  shown: boolean;
  /** The step of the age gate. */
  gate: AgeGateView;
  pending: NonNullable<AgeGateProps["pending"]> | null;
  /** What went wrong with the last answer, in a sentence. */
  problem: string | null;
}

export const noAnswer: Readonly<AdultState> = {
  shown: false,
  gate: { kind: "ask" },
  pending: null,
  problem: null,
};

export const adultState = proxy<AdultState>({ ...noAnswer });
