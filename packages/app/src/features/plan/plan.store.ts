import { idle, type Resource } from "../../state/resource.ts";
import type { Plan } from "@mimi/contract";
import type { PlanModalProps } from "@mimi/ui/plan-modal";
import { proxy } from "valtio";

export interface PlanState {
  /** The plan of whoever is signed in. */
  plan: Resource<Plan>;
  /** Whether it is being asked for once more while something else shows. */
  asking: boolean;
  /** Which page of the payment provider is on its way. */
  opening: NonNullable<PlanModalProps["pending"]> | null;
}

export const planState = proxy<PlanState>({ plan: idle, asking: false, opening: null });
