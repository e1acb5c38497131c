import { PLAN_PREMIUM, PLAN_STANDARD } from "@mimi/contract";
import type { App } from "../../http/createApp.ts";

/** A plan that can be bought. */
export type PaidPlan = typeof PLAN_STANDARD | typeof PLAN_PREMIUM;

/** Every plan that can be bought, the smaller first. */
export const paidPlans: readonly PaidPlan[] = [PLAN_STANDARD, PLAN_PREMIUM];

/** Takes payments. Return addresses are built from PUBLIC_URL, never from a request. */
export interface Payment {
  /** Address of a checkout for a plan, for the browser to follow. */
  checkout(userId: string, plan: PaidPlan): Promise<string>;
  /** Address where a subscription is changed or cancelled. */
  management(userId: string): Promise<string>;
  /** Ends everything that a user pays for. Throws 50301 when the provider cannot be reached. */
  cancel(userId: string): Promise<void>;
  /** Takes in what the provider says, whose signature is that of these very bytes. Throws 40001 for anybody else's. */
  hear(body: Uint8Array, signature: string): Promise<void>;
  /** Adds the provider's own pages, where it has none elsewhere. */
  mount?(app: App): void;
}
