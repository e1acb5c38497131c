import { routes } from "@mimi/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { decisionNotice } from "../../../db/schema/decisionNotice.ts";
import { user } from "../../../db/schema/referenced.ts";
import { settlePayments } from "../../../domain/accounts/settlePayments.ts";
import type { Model } from "../../../providers/model/Model.ts";
import { newChatKey, newId } from "../../../shared/ids.ts";
import { addCharacter } from "../../../testing/addCharacter.ts";
import { describeDatabase } from "../../../testing/describeEachDatabase.ts";
import { type Payer, type PayingApp, startPayingApp } from "../../../testing/stripe/payingApp.ts";
import { partOf } from "../../../testing/eventStream.ts";
import { untilFirstToken } from "../../chat/testing/chatFixture.ts";
import { safetyFixture } from "../testing/safetyFixture.ts";

/** Writes until it is stopped. */
const endlessModel: Model = {
  name: "endless",
  async *reply(_request, signal) {
    yield { kind: "delta", text: "Good evening. " };
    await new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
    yield { kind: "end", finish: "stopped" };
  },
};

describeDatabase("a suspended account", (database) => {
  // Rule: account-decisions
  it("loses its open streams at once", async () => {
    const safety = await safetyFixture(database(), { model: endlessModel });
    const testUser = await safety.newUser();
    const character_id = await addCharacter(database().db);
    const input = { chat_key: newChatKey(), character_id, client_id: newId(), text: "Hello." };
    const { reader } = await untilFirstToken(await safety.api.send(routes.sendMessage, input, testUser));
    const ended = reader.rest();
    const until = new Date(Date.now() + 86_400_000).toISOString();
    const decision = {
      client_id: newId(),
      uid: testUser.uid,
      measure: "suspend",
      reason: "Seen.",
      until,
    } as const;
    await safety.api.call(routes.decideAccount, decision, safety.moderator);
    // A stream that only loses its access ends later, with the next heartbeat, and without an end of the reply.
    expect(partOf(await ended, "data-ended").data.finish).toBe("stopped");
  });
});

describeDatabase("the paid plan of a suspended account", (database) => {
  let paying: PayingApp;
  let payer: Payer;
  let moderator: string;
  let subscription: string;

  beforeAll(async () => {
    paying = await startPayingApp(database());
    const moderating = await paying.payer();
    moderator = moderating.session;
    await database().db.update(user).set({ role: "moderator" }).where(eq(user.id, moderating.userId));
  });
  afterAll(() => paying.close());

  const account = () => paying.fake.account;

  beforeEach(async () => {
    account().checkouts.clear();
    account().subscriptions.clear();
    account().refunds.splice(0);
    payer = await paying.payer();
    await payer.checkout(105);
    subscription = account().pay(account().openCheckouts()[0] ?? "") ?? "";
    await paying.sendEvent("checkout.session.completed", { subscription });
  });

  async function ban(payment: "refund" | "cancel" | "keep", client_id = newId()) {
    const input = { client_id, uid: payer.userId, measure: "ban", reason: "Seen.", payment } as const;
    return (await paying.api.call(routes.decideAccount, input, { session: moderator })).data;
  }

  const refund = () => `pi_in_${subscription}_1`;
  const status = () => account().subscriptions.get(subscription)?.status;

  // Rule: suspended-account-plan
  it.each([
    ["refund", "done", "canceled", 1],
    ["cancel", "done", "canceled", 0],
    ["keep", "none", "active", 0],
  ] as const)("to %s: %s, the subscription is %s, refunds: %i", async (choice, done, state, refunds) => {
    expect((await ban(choice)).payment).toBe(done);
    expect(status()).toBe(state);
    expect(account().refunds).toEqual(refunds === 1 ? [refund()] : []);
  });

  // Rule: suspended-account-plan
  it.each(["refund", "cancel", "keep"] as const)(
    "does not begin by an open checkout (%s)",
    async (choice) => {
      payer = await paying.payer();
      await payer.checkout(105);
      const [checkout = ""] = account().openCheckouts();
      await ban(choice);
      expect(account().checkouts.has(checkout)).toBe(true);
      expect(account().pay(checkout)).toBeNull();
    },
  );

  it("is refunded once, also when the moderator submits twice", async () => {
    const client_id = newId();
    await Promise.all([ban("refund", client_id), ban("refund", client_id)]);
    await ban("refund");
    expect(account().refunds).toEqual([refund()]);
  });

  // Rule: suspended-account-plan
  it("is ended later when the provider cannot be reached; the account is stopped at once", async () => {
    paying.fake.failWith({ status: 503, body: { error: { type: "api_error" } } });
    const decided = await ban("refund");
    expect(decided.payment).toBe("waiting");
    expect((await paying.api.call(routes.getUser, {}, payer)).code).toBe(40101);
    expect(status()).toBe("active");
    paying.fake.failWith(null);
    await settlePayments({ ...paying.api.deps, billing: paying.billing });
    expect(status()).toBe("canceled");
    expect(account().refunds).toEqual([refund()]);
    const { db } = database();
    const [row] = await db.select().from(decisionNotice).where(eq(decisionNotice.id, decided.notice_id));
    expect(row?.payment_done_at).toBeInstanceOf(Date);
  });
});
