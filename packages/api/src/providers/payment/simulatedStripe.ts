import { eq } from "drizzle-orm";
import type { Database } from "../../db/Database.ts";
import { simulatedSubscription } from "../../db/schema.ts";
import { newId } from "../../shared/ids.ts";
import type { Exchange } from "./stripeClient.ts";

type SubscriptionRow = typeof simulatedSubscription.$inferSelect;

/** An open checkout. */
export interface SimulatedCheckout {
  /** The subscription that paying creates: paying twice creates one. */
  readonly subscriptionId: string;
  readonly customer: string;
  readonly userId: string;
  readonly price: string;
}

/** The addresses of the simulator's pages. */
export interface SimulatedPages {
  checkout(checkout: SimulatedCheckout): string;
  management(customer: string): string;
}

/**
 * Answers the calls of Stripe's API that we make, without a network, so that test mode runs the same code as production.
 */
export function simulatedStripe(db: Database, pages: SimulatedPages): Exchange {
  return async (request) => {
    const { pathname } = new URL(request.url);
    const form = new URLSearchParams(await request.text());
    if (pathname === "/v1/checkout/sessions") return json({ url: pages.checkout(checkoutOf(form)) });
    if (pathname === "/v1/billing_portal/sessions") {
      return json({ url: pages.management(form.get("customer") ?? "") });
    }
    const id = /^\/v1\/subscriptions\/([\w-]+)$/.exec(pathname)?.[1] ?? "";
    const named = eq(simulatedSubscription.id, id);
    const [row] =
      request.method === "DELETE"
        ? await db.update(simulatedSubscription).set({ status: "canceled" }).where(named).returning()
        : await db.select().from(simulatedSubscription).where(named);
    if (row) return json(asStripe(row));
    return json({ error: { type: "invalid_request_error", code: "resource_missing" } }, 404);
  };
}

function checkoutOf(form: URLSearchParams): SimulatedCheckout {
  return {
    subscriptionId: `sub_test_${newId()}`,
    customer: form.get("customer") ?? `cus_test_${newId()}`,
    userId: form.get("client_reference_id") ?? "",
    price: form.get("line_items[0][price]") ?? "",
  };
}

function asStripe(row: SubscriptionRow): object {
  const current_period_end = Math.floor(row.current_period_end.getTime() / 1000);
  return {
    id: row.id,
    object: "subscription",
    customer: row.customer,
    status: row.status,
    metadata: { user_id: row.user_id },
    items: { data: [{ price: { id: row.price }, current_period_end }] },
  };
}

function json(body: object, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json" } });
}
