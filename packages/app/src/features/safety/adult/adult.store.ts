import type { AgeGateProps, AgeGateView } from "@mimi/ui/screens/age-gate";
import { proxy } from "valtio";

/** The age gate: of adult characters, or of the whole service. */
export interface AgeGateState {
  /** The step of the age gate. */
  gate: AgeGateView;
  pending: NonNullable<AgeGateProps["pending"]> | null;
  /** What went wrong with the last answer, in a sentence. */
  error: string | null;
}

export interface AdultState extends AgeGateState {
  /** Whether adult characters are shown: the flag of §7. */
  shown: boolean;
}

const unasked: Readonly<AgeGateState> = { gate: { kind: "ask" }, pending: null, error: null };

export const noAnswer: Readonly<AdultState> = { shown: false, ...unasked };

export const adultState = proxy<AdultState>({ ...noAnswer });

/** The age gate of a service that is for adults only. */
interface AdultsOnlyState extends AgeGateState {
  open: boolean;
  /** Whether the user, who said to be under 18, answers again. */
  again: boolean;
}

export const unknownAdultsOnly: Readonly<AdultsOnlyState> = { open: false, again: false, ...unasked };

export const adultsOnlyState = proxy<AdultsOnlyState>({ ...unknownAdultsOnly });
