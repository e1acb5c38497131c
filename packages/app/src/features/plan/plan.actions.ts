import { loadResource } from "../../state/resource.ts";
import {
  ErrorCode,
  getCheckoutUrl,
  getManagementUrl,
  getPlan,
  PLAN_PREMIUM,
  PLAN_STANDARD,
} from "@mimi/contract";
import type { PlanTier } from "@mimi/ui/plan-card";
import { ApiError } from "../../services/api/ApiError.ts";
import { services } from "../../services/services.ts";
import { sentenceOf } from "../../state/sentences.ts";
import { showToast } from "../../state/toasts.actions.ts";
import { outsideAddress } from "../../services/outsideAddress.ts";
import { planState } from "./plan.store.ts";
import { planSentences } from "./planSentences.ts";
import { planView } from "./planView.ts";

/** Loads the plan (§4 at startup), or once more: what is known shows until the answer is here. */
export async function loadPlan(): Promise<void> {
  if (planState.asking) return;
  planState.asking = true;
  try {
    await loadResource(planState, "plan", () => services().call(getPlan, {}), "keep");
  } finally {
    planState.asking = false;
  }
}

/** Leads to a plan that costs more: by checkout from Free, by management from another subscription (§4). */
export async function upgradeTo(tier: PlanTier): Promise<void> {
  if (tier === "free") return;
  const plan = tier === "standard" ? PLAN_STANDARD : PLAN_PREMIUM;
  const { call, browser } = services();
  const subscribed = planView(planState, browser.now()).kind === "subscribed";
  await lead(tier, () => (subscribed ? call(getManagementUrl, {}) : call(getCheckoutUrl, { plan })));
}

/** Leads to where the subscription is changed or ended. */
export async function manageSubscription(): Promise<void> {
  await lead("manage", () => services().call(getManagementUrl, {}));
}

async function lead(
  where: NonNullable<typeof planState.opening>,
  ask: () => Promise<{ url: string }>,
): Promise<void> {
  if (planState.opening) return;
  planState.opening = where;
  let leaving = false;
  try {
    leaving = follow((await ask()).url);
  } catch (error) {
    await explain(error);
  } finally {
    if (!leaving) planState.opening = null;
  }
}

/** Whether the page is on its way out to an address of the payment provider. */
function follow(url: string): boolean {
  const { browser } = services();
  const address = outsideAddress(url, browser.address());
  if (address === null) {
    showToast("failed", planSentences.addressRefused);
    return false;
  }
  // Pending until the page goes: Back may bring this very page to life again, ready for another press.
  const stop = browser.onPageHide(() => {
    stop();
    planState.opening = null;
  });
  browser.open(address);
  return true;
}

async function explain(error: unknown): Promise<void> {
  if (!hasChanged(error)) return void showToast("failed", sentenceOf(error));
  await loadPlan();
  showToast("failed", planSentences.changedElsewhere);
}

/** A checkout for a subscriber, or management for somebody without a subscription: another window was faster. */
function hasChanged(error: unknown): boolean {
  return (
    error instanceof ApiError && (error.code === ErrorCode.conflict || error.code === ErrorCode.notAllowed)
  );
}
