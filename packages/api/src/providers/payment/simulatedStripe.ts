import { and, eq, inArray, lt } from "drizzle-orm";
import type { Database } from "../../db/Database.ts";
import { simulatedSubscription as stored } from "../../db/schema/account.ts";
import { newId } from "../../shared/ids.ts";
import type { Exchange } from "./stripe/stripeClient.ts";

type SubscriptionRow = typeof stored.$inferSelect;

/** The addresses of the simulator's pages. */
export interface SimulatedPages {
  checkout(id: string): string;
  management(customer: string): string;
}

/** What a simulated Stripe needs. */
export interface SimulatedStripeOptions {
  readonly db: Database;
  readonly pages: SimulatedPages;
  readonly now: () => Date;
}

/** The simulated Stripe API, and its checkouts. */
export interface SimulatedStripe {
  readonly exchange: Exchange;
  /** The subscription of a checkout, paid or not; undefined when the checkout is unknown or was not paid within an hour. */
  checkout(id: string): Promise<SubscriptionRow | undefined>;
}

/** Milliseconds in which a checkout can be paid. */
const CHECKOUT_MS = 60 * 60_000;
const EMPTY_LIST = { object: "list", data: [], has_more: false };
const unpaid = inArray(stored.status, ["open", "expired"]);

/**
 * Answers the calls of Stripe's API that we make, without a network, so that test mode runs the same code as production.
 * Everything is in the database, so that a checkout can be paid through any process. A checkout and its subscription have the
 * same id with another beginning, so that paying twice creates one subscription.
 */
export function simulatedStripe({ db, pages, now }: SimulatedStripeOptions): SimulatedStripe {
  async function openCheckout(form: URLSearchParams): Promise<Response> {
    await db.delete(stored).where(and(unpaid, lt(stored.current_period_end, now())));
    const checkout: SubscriptionRow = {
      id: `sub_test_${newId()}`,
      customer: form.get("customer") ?? `cus_test_${newId()}`,
      user_id: form.get("client_reference_id") ?? "",
      price: form.get("line_items[0][price]") ?? "",
      status: "open",
      current_period_end: new Date(now().getTime() + CHECKOUT_MS),
    };
    await db.insert(stored).values(checkout);
    return json(checkoutAsStripe(checkout, pages));
  }

  async function checkout(id: string): Promise<SubscriptionRow | undefined> {
    if (!id.startsWith("cs_")) return undefined;
    const [row] = await db
      .select()
      .from(stored)
      .where(eq(stored.id, subscriptionOf(id)));
    const isOver = row && isUnpaid(row) && row.current_period_end < now();
    return isOver ? undefined : row;
  }

  async function answerCheckout(id: string, expire: boolean): Promise<Response> {
    const row = await checkout(id);
    if (!row) return missing();
    if (!expire) return json(checkoutAsStripe(row, pages));
    // It can be paid meanwhile.
    const isOpen = and(eq(stored.id, row.id), eq(stored.status, "open"));
    const [expired] = await db.update(stored).set({ status: "expired" }).where(isOpen).returning();
    if (!expired) return json({ error: { type: "invalid_request_error" } }, 400);
    return json(checkoutAsStripe(expired, pages));
  }

  async function answerSubscription(id: string, method: string): Promise<Response> {
    const named = and(eq(stored.id, id), inArray(stored.status, ["active", "canceled"]));
    const [row] =
      method === "DELETE"
        ? await db.update(stored).set({ status: "canceled" }).where(named).returning()
        : await db.select().from(stored).where(named);
    return row ? json(subscriptionAsStripe(row)) : missing();
  }

  async function isCustomer(customer: string): Promise<boolean> {
    return (await db.$count(stored, eq(stored.customer, customer))) > 0;
  }

  async function exchange(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    const form = new URLSearchParams(await request.text());
    const [, , resource = "", first = "", second = "", third = ""] = pathname.split("/");
    switch (resource) {
      case "checkout":
        return second ? answerCheckout(second, third === "expire") : openCheckout(form);
      // Each checkout makes a customer, who is never deleted.
      case "customers":
        return (await isCustomer(first)) ? json({ id: first, object: "customer" }) : missing();
      case "billing_portal":
        return json({ url: pages.management(form.get("customer") ?? "") });
      case "subscriptions": {
        if (first) return answerSubscription(first, request.method);
        const rows = await db.select().from(stored).where(eq(stored.status, "active"));
        return json({ ...EMPTY_LIST, data: rows.map(subscriptionAsStripe) });
      }
      // No money was moved, so nothing can be refunded.
      case "invoices":
        return json(EMPTY_LIST);
      default:
        return missing();
    }
  }

  return { exchange, checkout };
}

/** The id of the subscription that paying a checkout creates. */
function subscriptionOf(checkoutId: string): string {
  return checkoutId.replace(/^cs_/, "sub_");
}

function isUnpaid({ status }: SubscriptionRow): boolean {
  return status === "open" || status === "expired";
}

function checkoutAsStripe(row: SubscriptionRow, pages: SimulatedPages): object {
  const id = row.id.replace(/^sub_/, "cs_");
  return {
    id,
    object: "checkout.session",
    url: row.status === "open" ? pages.checkout(id) : null,
    status: isUnpaid(row) ? row.status : "complete",
    subscription: isUnpaid(row) ? null : row.id,
    customer: row.customer,
  };
}

function subscriptionAsStripe(row: SubscriptionRow): object {
  const current_period_end = Math.floor(row.current_period_end.getTime() / 1000);
  return {
    id: row.id,
    object: "subscription",
    customer: row.customer,
    status: row.status,
    metadata: { user_id: row.user_id },
    // The period is not shortened when a subscription is changed, so its end gives an order.
    created: current_period_end,
    items: {
      object: "list",
      data: [{ price: { id: row.price, lookup_key: null, metadata: {} }, current_period_end }],
    },
  };
}

function missing(): Response {
  return json({ error: { type: "invalid_request_error", code: "resource_missing" } }, 404);
}

function json(body: object, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json" } });
}
