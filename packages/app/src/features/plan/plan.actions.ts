import { loadResource } from "../../state/remote/resource.ts";
import {
  ErrorCode,
  getCheckoutUrl,
  getManagementUrl,
  getPlan,
  paidPlans,
  type PlanKey,
  plans,
} from "@mimi/contract";
import { object, parse, picklist, string } from "valibot";
import { ApiError, assertApiError } from "../../services/api/ApiError.ts";
import { page } from "../../services/browser/page.ts";
import { services } from "../../services/services.ts";
import { sentenceOf } from "../../state/texts/sentenceOf.ts";
import { showToast } from "../../state/overlays/toasts.actions.ts";
import { outsideAddress } from "../../services/browser/outsideAddress.ts";
import { authState } from "../auth/auth.store.ts";
import { showPaidPlan } from "../auth/checkout.actions.ts";
import { storeReturnPlace } from "../auth/returnPlace.ts";
import { loadUser } from "../auth/user.actions.ts";
import { planState } from "./plan.store.ts";
import { ownTier } from "./planOptions.ts";
import { planView } from "./planView.ts";
import { planTexts } from "../../locales/en/plan.ts";
import { texts } from "../../state/texts/texts.ts";
import { planNameTexts } from "../../locales/en/planNames.ts";

/** The key in the tab's storage of the tier before the payment. Only this file writes it. */
const BEFORE_PAYMENT = "mimi-plan-before-payment";
const beforePayment = object({ uid: string(), tier: picklist(plans.map(({ key }) => key)) });

/** Loads the plan (§4 at startup), or loads it again; the known plan is shown until then. A toast names a new plan. */
export async function loadPlan(): Promise<void> {
  if (planState.isLoading) return;
  const known = currentTier();
  planState.isLoading = true;
  try {
    await loadResource(planState, "plan", () => services().call(getPlan, {}), "keep");
  } finally {
    planState.isLoading = false;
  }
  const now = currentTier();
  const paid = paidPlans.find(({ key }) => key === now);
  const isSaid = paid !== undefined && showPaidPlan(texts(planTexts).paid(paid.messages));
  if (isSaid) return page().tabStorage().removeItem(BEFORE_PAYMENT);
  // The message of the payment is shown soon, and says it.
  if (services().browser.address().searchParams.get("message") === "success") return;
  const before = known ?? (await tierBeforePayment());
  if (before === null || now === null || before === now) return;
  page().tabStorage().removeItem(BEFORE_PAYMENT);
  showToast("done", texts(planTexts).changed(texts(planNameTexts)[now]));
}

/** Milliseconds after a return from the payment at which the plan is loaded again: the provider tells the server by itself. */
const PAID_AFTER_MS = [0, 3_000, 10_000];

/** Loads the plan after a payment, until it is a paid one. */
export function loadPaidPlan(): void {
  for (const ms of PAID_AFTER_MS)
    setTimeout(() => {
      if (ms === 0 || currentTier() === "free") void loadPlan();
    }, ms);
}

/** The tier with which this user went to the payment provider's pages in this tab; null without one. */
async function tierBeforePayment(): Promise<PlanKey | null> {
  const stored = page().tabStorage().getItem(BEFORE_PAYMENT);
  if (stored === null) return null;
  const { uid, tier } = parse(beforePayment, JSON.parse(stored));
  try {
    return (await loadUser()).uid === uid ? tier : null;
  } catch (error) {
    assertApiError(error);
    return null;
  }
}

const currentTier = () => ownTier(planView(planState, services().browser.now()));

/** Opens the page on which a plan can be bought: checkout from Free, management from another subscription (§4). */
export async function upgradeTo(tier: string): Promise<void> {
  const plan = paidPlans.find(({ key }) => key === tier)?.id;
  if (plan === undefined) return;
  const { call, browser } = services();
  const subscribed = planView(planState, browser.now()).kind === "subscribed";
  await openProvider(tier, () => (subscribed ? call(getManagementUrl, {}) : call(getCheckoutUrl, { plan })));
}

/** Opens the page on which the subscription can be changed or ended. */
export async function manageSubscription(): Promise<void> {
  await openProvider("manage", () => services().call(getManagementUrl, {}));
}

async function openProvider(
  button: NonNullable<typeof planState.opening>,
  requestAddress: () => Promise<{ url: string }>,
): Promise<void> {
  if (planState.opening) return;
  planState.opening = button;
  let isLeaving = false;
  try {
    isLeaving = openOutside((await requestAddress()).url);
  } catch (error) {
    await showPlanError(error);
  } finally {
    if (!isLeaving) planState.opening = null;
  }
}

/** Opens an address of the payment provider. Returns false where the app must not open it. */
function openOutside(url: string): boolean {
  const { browser } = services();
  const address = outsideAddress(url, browser.address());
  if (address === null) {
    showToast("failed", texts(planTexts).addressRefused);
    return false;
  }
  // Pending until the page is hidden: Back can show this page again, with its buttons enabled.
  const stop = browser.onPageHide(() => {
    stop();
    planState.opening = null;
  });
  const { session } = authState;
  const uid = session.kind === "signed-in" ? session.user?.uid : undefined;
  const tier = currentTier();
  if (uid && tier) page().tabStorage().setItem(BEFORE_PAYMENT, JSON.stringify({ uid, tier }));
  storeReturnPlace();
  browser.open(address);
  return true;
}

/** Says why something about the plan failed. A plan that was changed elsewhere is loaded again. */
export async function showPlanError(error: unknown): Promise<void> {
  if (!isPlanChanged(error)) return void showToast("failed", sentenceOf(error));
  await loadPlan();
  showToast("failed", texts(planTexts).changedElsewhere);
}

/** A checkout for a subscriber, or management without a subscription: the plan was changed in another window. */
function isPlanChanged(error: unknown): boolean {
  return (
    error instanceof ApiError && (error.code === ErrorCode.conflict || error.code === ErrorCode.notAllowed)
  );
}
