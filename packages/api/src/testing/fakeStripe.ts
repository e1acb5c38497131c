import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** The fields of a subscription that tests set. */
export interface FakeSubscription {
  readonly user_id: string;
  /** @default "cus_1" */
  readonly customer?: string;
  readonly price: string;
  readonly status: string;
  /** Seconds since 1970. */
  readonly current_period_end: number;
}

/** A fake Stripe API with the calls that we make. */
export interface FakeStripe {
  readonly address: string;
  /** The form of each call, by its path. */
  readonly calls: [string, URLSearchParams][];
  /** Subscriptions by id; tests change them. */
  readonly subscriptions: Map<string, FakeSubscription>;
  /** The address of a checkout; tests change it. */
  readonly pages: { checkout: string };
  /** Delays the next answer, computed now, until the returned function is called. */
  holdNext(): () => void;
  /** Resolves when an answer is delayed. */
  held(): Promise<void>;
  close(): Promise<void>;
}

/** Starts one on a free port. */
export async function startFakeStripe(): Promise<FakeStripe> {
  const calls: [string, URLSearchParams][] = [];
  const subscriptions = new Map<string, FakeSubscription>();
  const pages = { checkout: "https://checkout.stripe.test/c" };
  let hold: { readonly release: Promise<void>; readonly reached: () => void } | null = null;
  let reached = Promise.resolve();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const path = request.url ?? "";
      calls.push([path, new URLSearchParams(Buffer.concat(chunks).toString())]);
      response.setHeader("Content-Type", "application/json");
      const body = JSON.stringify(answer(path, subscriptions, pages));
      const holding = hold;
      hold = null;
      holding?.reached();
      void (holding?.release ?? Promise.resolve()).then(() => response.end(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    subscriptions,
    pages,
    holdNext: () => {
      const [release, arrival] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      hold = { release: release.promise, reached: arrival.resolve };
      reached = arrival.promise;
      return release.resolve;
    },
    held: () => reached,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function answer(
  path: string,
  subscriptions: ReadonlyMap<string, FakeSubscription>,
  pages: FakeStripe["pages"],
): object {
  if (path === "/v1/checkout/sessions") return { url: pages.checkout };
  if (path === "/v1/billing_portal/sessions") return { url: "https://billing.stripe.test/p" };
  const id = path.split("/").at(-1) ?? "";
  const found = subscriptions.get(id);
  return {
    id,
    customer: found?.customer ?? "cus_1",
    status: found?.status,
    metadata: { user_id: found?.user_id },
    items: { data: [{ price: { id: found?.price }, current_period_end: found?.current_period_end }] },
  };
}
