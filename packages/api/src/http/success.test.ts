import { type Route, routes } from "@mimi/contract";
import { eq } from "drizzle-orm";
import Stripe from "stripe";
import { beforeAll, expect, it } from "vitest";
import { providerSubscription, subscription } from "../db/schema/account.ts";
import { decisionNotice } from "../db/schema/decisionNotice.ts";
import { user } from "../db/schema/referenced.ts";
import { createBilling } from "../domain/billing/createBilling.ts";
import { stripePayment } from "../providers/payment/stripe/stripePayment.ts";
import { newId } from "../shared/ids.ts";
import { addTags } from "../testing/addCharacter.ts";
import { describeDatabase } from "../testing/describeEachDatabase.ts";
import { exampleOf, identifiersOf } from "../testing/identifiers.ts";
import { identityToken } from "../testing/identityTokens.ts";
import { plainImage } from "../testing/images.ts";
import { expectCommonHeaders } from "../testing/commonHeaders.ts";
import { parseAnswer, type TestApp, testApp } from "../testing/testApp.ts";
import { RateLimits } from "../domain/quota/RateLimits.ts";
import { pricesByPlan } from "../config/stripeSettings.ts";

// Calls with an identifier succeed in otherUsers.test.ts.
const withoutIdentifiers = Object.entries<Route>(routes).filter(
  ([, route]) => identifiersOf(route).length === 0,
);

describeDatabase("a call that succeeds", (database) => {
  let api: TestApp;
  beforeAll(() => {
    api = testApp(database(), { limits: new RateLimits({ rates: null }) });
  });

  it.each(withoutIdentifiers)("is never cached, and names what it depends on: %s", async (name, route) => {
    const response = await succeeding(name, route);
    expect([response.status, response.ok || (await response.text())]).toEqual([200, true]);
    expectCommonHeaders(response);
    await response.body?.cancel();
  });

  /** Makes a call that succeeds, by a user of its own. */
  async function succeeding(name: string, route: Route): Promise<Response> {
    const own = await api.signIn(`succeeding-${name}`);
    const { uid } = (await api.call(routes.getUser, {}, { session: own })).data;
    await api.deps.db.update(user).set({ role: "moderator" }).where(eq(user.id, uid));
    const [tag_id = 0] = await addTags(api.deps.db, ["Noir"]);
    const input = { ...exampleOf(route), ...(name === "listByTag" ? { tag_id } : {}) };
    if (name === "updateUser")
      return api.send(route, { ...input, avatar: await uploaded(own) }, { session: own });
    if (name === "requestTakeDown") return api.send(route, { ...input, place: await shown(own) });
    if (name === "getReportState") return api.send(route, { receipt: await requestedTakeDown(own) });
    if (name === "appealStop") return appealBan(uid, route);
    if (name === "getManagementUrl") await subscribe(uid);
    if (name === "cancelPlan") return cancelPlan(route, own);
    if (route.inputIn === "multipart") return upload(route, own);
    if (route.who === "signature") return callWebhook(route);
    const headers: Record<string, string> =
      route.who === "bearer" ? { Authorization: `Bearer ${await identityToken()}` } : {};
    return api.send(route, input, { session: own, headers });
  }

  /** An appeal of a banned user. */
  async function appealBan(user_id: string, route: Route): Promise<Response> {
    const ban = { measure: "ban", rule: "banned", created_at: new Date() } as const;
    await api.deps.db.insert(decisionNotice).values({ id: "ban", user_id, ...ban });
    const headers = { Authorization: `Bearer ${await identityToken({ sub: "sub-succeeding-appealStop" })}` };
    return api.send(route, exampleOf(route), { headers });
  }

  async function upload(route: Route, own: string): Promise<Response> {
    const body = new FormData();
    body.set("file", new File([await plainImage("png")], "a.png"));
    return api.app.request(`/api${route.path}`, { method: "POST", body, headers: { "mimi-cookie": own } });
  }

  async function uploaded(own: string): Promise<string> {
    return (await parseAnswer<{ url: string }>(await upload(routes.uploadUserImage, own))).data.url;
  }

  /** The address of an image that the user shows. */
  async function shown(own: string): Promise<string> {
    const avatar = await uploaded(own);
    // The name of another moderator is refused.
    const user_name = `Shown ${newId()}`;
    await api.call(routes.updateUser, { user_name, avatar, biography: "" }, { session: own });
    return avatar;
  }

  /** The number of a request to take an image down. */
  async function requestedTakeDown(own: string): Promise<string> {
    const request = { ...exampleOf(routes.requestTakeDown), place: await shown(own) };
    const answer = await api.send(routes.requestTakeDown, request);
    return (await parseAnswer<{ receipt: string }>(answer)).data.receipt;
  }

  async function subscribe(user_id: string): Promise<void> {
    const end_time = new Date(Date.now() + 86_400_000);
    await api.deps.db.insert(subscription).values({ user_id, plan_id: 105, end_time });
    const paid = {
      user_id,
      customer_ref: "cus_1",
      plan_id: 105,
      live: true,
      end_time,
      request_number: 1,
    } as const;
    await api.deps.db.insert(providerSubscription).values({ ref: "sub_1", ...paid });
  }

  /** The end of a subscription at a provider without a page for it. */
  async function cancelPlan(route: Route, session: string): Promise<Response> {
    const billing = { ...api.deps.billing, cancelAtPeriodEnd: () => Promise.resolve() };
    return testApp(database(), { billing }).send(route, {}, { session });
  }

  /** A signed webhook event that changes nothing. */
  async function callWebhook(route: Route): Promise<Response> {
    const secret = "whsec_table";
    const payload = JSON.stringify({
      id: "evt_1",
      object: "event",
      type: "charge.refunded",
      data: { object: {} },
    });
    const prices = { prices: pricesByPlan(({ key }) => [`price_${key}`]), pageHosts: [], apiBase: null };
    const settings = { secretKey: "sk_test_table", webhookSecret: secret, ...prices };
    const raise = () => undefined;
    const payment = stripePayment({ settings, publicUrl: "https://mimi.example", raise });
    const billing = createBilling({ payment, db: api.deps.db, now: api.deps.now, raise });
    const signature = new Stripe(settings.secretKey).webhooks.generateTestHeaderString({ payload, secret });
    const init = { method: "POST", body: payload, headers: { "Stripe-Signature": signature } };
    return testApp(database(), { billing }).app.request(`/api${route.path}`, init);
  }
});
