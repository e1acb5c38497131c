import { ErrorCode, type Plan } from "@mimi/contract";
import { beforeEach, describe, expect, it } from "vitest";
import { toastsState } from "../../state/overlays/toasts.store.ts";
import { idle } from "../../state/remote/resource.ts";
import { ada as contractAda } from "../../testing/contractData.ts";
import { fakeServices } from "../../testing/fakeServices.ts";
import { freshState } from "../../testing/freshState.ts";
import { authState } from "../auth/auth.store.ts";
import { showCheckoutMessage } from "../auth/checkout.actions.ts";
import { resumeSession } from "../auth/session.actions.ts";
import { loadUser } from "../auth/user.actions.ts";
import { cancelOwnPlan } from "./cancelPlan.actions.ts";
import { loadPlan, manageSubscription, upgradeTo } from "./plan.actions.ts";
import { planState } from "./plan.store.ts";

let fakes: ReturnType<typeof fakeServices>;
const opened = () => fakes.browser.opened;
const toasts = () => toastsState.toasts.map(({ message }) => message);
const free: Plan = { plan_id: 101, expired: false, end_time: null };
const standard: Plan = { plan_id: 105, expired: false, end_time: "2026-12-01T00:00:00Z" };

beforeEach(() => {
  freshState();
  fakes = fakeServices();
  fakes.api
    .answers("getCheckoutUrl", ({ plan }) => ({ url: `https://pay.test/checkout/${plan}` }))
    .answers("getManagementUrl", () => ({ url: "https://pay.test/manage" }));
});

async function have(plan: Plan): Promise<void> {
  fakes.api.answers("getPlan", () => plan);
  await loadPlan();
}

// Rule: upgrade-by-checkout
describe("the change to another plan (§4, product 2.11)", () => {
  it.each([
    ["Free to Standard", free, "standard", "checkout/105"],
    ["Free to Premium", free, "premium", "checkout/110"],
    ["Standard to Premium", standard, "premium", "manage"],
    ["a plan that ended to Standard", { ...standard, expired: true }, "standard", "checkout/105"],
    [
      "a plan that ended since to Premium",
      { ...standard, end_time: "2026-11-20T11:59:59Z" },
      "premium",
      "checkout/110",
    ],
  ] as const)("%s", async (_move, plan, tier, page) => {
    await have(plan);
    await upgradeTo(tier);
    expect(opened()).toEqual([`https://pay.test/${page}`]);
  });

  // Rule: standard-plan-buttons
  it("opens the management page for a subscriber", async () => {
    await have(standard);
    await manageSubscription();
    expect(opened()).toEqual(["https://pay.test/manage"]);
  });

  it("opens one page at a time, until the app is hidden", async () => {
    await have(standard);
    await Promise.all([upgradeTo("premium"), manageSubscription()]);
    await manageSubscription();
    expect([opened().length, planState.opening]).toEqual([1, "premium"]);
    fakes.browser.hidePage();
    expect(planState.opening).toBeNull();
  });

  // Rule: allowed-payment-addresses
  it("does not open an address that is not allowed", async () => {
    await have(free);
    fakes.api.answers("getCheckoutUrl", () => ({ url: "http://pay.test/checkout" }));
    await upgradeTo("standard");
    expect([opened(), planState.opening]).toEqual([[], null]);
    expect(toasts()).toEqual(["The payment page could not be opened. Nothing was charged."]);
  });

  it("shows why it failed, and can be tried again", async () => {
    await have(free);
    fakes.api.fails("getCheckoutUrl", ErrorCode.unavailable);
    await upgradeTo("standard");
    expect(toasts()).toEqual(["Mimi is busy right now. Try again in a moment."]);
    expect(planState.opening).toBeNull();
  });

  it("shows the plan as it is when another window was faster", async () => {
    await have(free);
    fakes.api.fails("getCheckoutUrl", ErrorCode.conflict).answers("getPlan", () => standard);
    await upgradeTo("standard");
    expect(planState.plan).toEqual({ kind: "ready", value: standard });
    expect(toasts()).toEqual([
      "You are now on Standard.",
      "Your plan was changed in another window. Check it before you choose.",
    ]);
  });
});

describe("a change of the plan", () => {
  const ada = (uid: string) => {
    fakes.api.answers("getUser", () => ({ ...contractAda, uid }));
    fakes.storage.setSession(`session of ${uid}`);
    resumeSession();
    return loadUser();
  };
  /** The app is loaded again, with the same tab. */
  const reload = (plan: Plan) => {
    Object.assign(planState, { plan: idle });
    return have(plan);
  };

  // Rule: plan-change-toast
  it.each([
    ["a checkout", free, standard, "You are now on Standard."],
    ["a management page", standard, { ...standard, plan_id: 110 } as const, "You are now on Premium."],
    ["the end of a subscription", standard, free, "You are now on Free."],
    ["the end of a paid period", standard, { ...standard, expired: true }, "You are now on Free."],
  ])("is named after the return from %s, once", async (_case, before, after, message) => {
    await ada("u1");
    await have(before);
    await (before === free ? upgradeTo("standard") : manageSubscription());
    await reload(before);
    expect(toasts()).toEqual([]);
    await reload(after);
    expect(toasts()).toEqual([message]);
    toastsState.clear();
    await reload(after);
    expect(toasts()).toEqual([]);
  });

  it("is said by the message of the payment, with what the plan gives, and not by a toast too", async () => {
    await ada("u1");
    await have(free);
    await upgradeTo("standard");
    fakes.browser.location = new URL("http://mimi.test/?message=success");
    await reload(standard);
    showCheckoutMessage();
    await have(standard);
    expect(authState.view).toMatchObject({ message: "You have 250 messages a day now." });
    await have({ ...standard, plan_id: 110 });
    expect(authState.view).toMatchObject({ message: "You have unlimited messages now." });
    expect(toasts()).toEqual([]);
  });

  // Rule: plan-change-toast
  it("is named when another tab made it", async () => {
    await have(free);
    await have(standard);
    expect(toasts()).toEqual(["You are now on Standard."]);
  });

  // Rule: plan-change-toast
  it("is not named to another user of the same tab", async () => {
    await ada("u1");
    await have(standard);
    await manageSubscription();
    await ada("u2");
    await reload(free);
    expect(toasts()).toEqual([]);
  });
});

describe("the end of a plan, where the payment provider has no page for it", () => {
  const fixed: Plan = { ...standard, manage: "cancel" };
  const ended: Plan = { ...fixed, reason: { kind: "ends", plan_id: 105, at: "2026-12-01T00:00:00Z" } };

  // Rule: plan-cancelled-in-app
  it("is shown at once, and says until when the plan is kept", async () => {
    await have(fixed);
    fakes.api.answers("cancelPlan", () => ended);
    await Promise.all([cancelOwnPlan(), cancelOwnPlan()]);
    expect(fakes.api.inputsOf("cancelPlan")).toHaveLength(1);
    expect([planState.plan, planState.opening]).toEqual([{ kind: "ready", value: ended }, null]);
    expect(toasts()).toEqual([expect.stringMatching(/^Standard is cancelled\. You keep it until .*2026\.$/)]);
  });

  it("shows why it failed, and can be tried again", async () => {
    await have(fixed);
    fakes.api.fails("cancelPlan", ErrorCode.unavailable);
    await cancelOwnPlan();
    expect([planState.plan, planState.opening]).toEqual([{ kind: "ready", value: fixed }, null]);
    expect(toasts()).toEqual(["Mimi is busy right now. Try again in a moment."]);
  });
});

describe("loading the plan", () => {
  it("sends one request at a time", async () => {
    fakes.api.answers("getPlan", () => free);
    await Promise.all([loadPlan(), loadPlan()]);
    expect(fakes.api.inputsOf("getPlan")).toHaveLength(1);
  });

  it("keeps the plan when loading it again fails", async () => {
    await have(standard);
    fakes.api.fails("getPlan", "unreachable");
    await loadPlan();
    expect(planState.plan).toEqual({ kind: "ready", value: standard });
  });

  it("is tried again from a failure", async () => {
    fakes.api.fails("getPlan", "unreachable");
    await loadPlan();
    expect(planState.plan.kind).toBe("failed");
    await have(free);
    expect(planState.plan.kind).toBe("ready");
  });
});
