import { eq } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Database } from "../../db/Database.ts";
import { simulatedSubscription } from "../../db/schema.ts";
import { newId } from "../../shared/ids.ts";
import type { Exchange } from "./stripeClient.ts";

type SubscriptionRow = typeof simulatedSubscription.$inferSelect;

/** A checkout of the simulator. */
export interface SimulatedCheckout {
  readonly id: string;
  /** The subscription that paying creates: paying twice creates one. */
  readonly subscriptionId: string;
  readonly customer: string;
  readonly userId: string;
  readonly price: string;
  readonly url: string;
  status: "open" | "complete" | "expired";
}

/** The addresses of the simulator's pages. */
export interface SimulatedPages {
  checkout(id: string): string;
  management(customer: string): string;
}

/** The simulated Stripe API, and its checkouts. */
export interface SimulatedStripe {
  readonly exchange: Exchange;
  /** A checkout; undefined when it is unknown or older than an hour. */
  checkout(id: string): SimulatedCheckout | undefined;
}

/** Checkouts are valid as long as the tickets of their pages, and only in this process. */
const CHECKOUT_MS = 60 * 60_000;
const CHECKOUTS_MAX = 10_000;
const EMPTY_LIST = { object: "list", data: [], has_more: false };

/**
 * Answers the calls of Stripe's API that we make, without a network, so that test mode runs the same code as production.
 */
export function simulatedStripe(db: Database, pages: SimulatedPages): SimulatedStripe {
  const checkouts = new LRUCache<string, SimulatedCheckout>({ max: CHECKOUTS_MAX, ttl: CHECKOUT_MS });

  function openCheckout(form: URLSearchParams): SimulatedCheckout {
    const id = `cs_test_${newId()}`;
    const checkout: SimulatedCheckout = {
      id,
      subscriptionId: `sub_test_${newId()}`,
      customer: form.get("customer") ?? `cus_test_${newId()}`,
      userId: form.get("client_reference_id") ?? "",
      price: form.get("line_items[0][price]") ?? "",
      url: pages.checkout(id),
      status: "open",
    };
    checkouts.set(id, checkout);
    return checkout;
  }

  function answerCheckout(id: string, expire: boolean): Response {
    const checkout = checkouts.get(id);
    if (!checkout) return missing();
    if (expire && checkout.status !== "open") return json({ error: { type: "invalid_request_error" } }, 400);
    if (expire) checkout.status = "expired";
    return json(checkoutAsStripe(checkout));
  }

  async function answerSubscription(id: string, method: string): Promise<Response> {
    const named = eq(simulatedSubscription.id, id);
    const [row] =
      method === "DELETE"
        ? await db.update(simulatedSubscription).set({ status: "canceled" }).where(named).returning()
        : await db.select().from(simulatedSubscription).where(named);
    return row ? json(subscriptionAsStripe(row)) : missing();
  }

  async function exchange(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    const form = new URLSearchParams(await request.text());
    const [, , resource = "", first = "", second = "", third = ""] = pathname.split("/");
    switch (resource) {
      case "checkout":
        return second
          ? answerCheckout(second, third === "expire")
          : json(checkoutAsStripe(openCheckout(form)));
      case "billing_portal":
        return json({ url: pages.management(form.get("customer") ?? "") });
      case "subscriptions": {
        if (first) return answerSubscription(first, request.method);
        const active = eq(simulatedSubscription.status, "active");
        const rows = await db.select().from(simulatedSubscription).where(active);
        return json({ ...EMPTY_LIST, data: rows.map(subscriptionAsStripe) });
      }
      // No money was moved, so nothing can be refunded.
      case "invoices":
        return json(EMPTY_LIST);
      default:
        return missing();
    }
  }

  return { exchange, checkout: (id) => checkouts.get(id) };
}

function checkoutAsStripe({ id, url, status, subscriptionId, customer }: SimulatedCheckout): object {
  const subscription = status === "complete" ? subscriptionId : null;
  return {
    id,
    object: "checkout.session",
    url: status === "open" ? url : null,
    status,
    subscription,
    customer,
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
