import { idle, type Resource } from "../../state/remote/resource.ts";
import type { Plan } from "@mimi/contract";
import type { PlanModalProps } from "@mimi/ui/plan-modal";
import { proxy } from "valtio";

export interface PlanState {
  /** The plan of the user. */
  plan: Resource<Plan>;
  /** Whether the plan is being loaded, also while an earlier one is shown. */
  isLoading: boolean;
  /** The button whose page of the payment provider is being opened. */
  opening: NonNullable<PlanModalProps["pending"]> | null;
}

export const planState = proxy<PlanState>({ plan: idle, isLoading: false, opening: null });
