import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type FakeAnswer, FakeAccount, type FakeRequest } from "./fakeAccount.ts";

/** A fake Stripe API with the calls that we make. */
export interface FakeStripe {
  readonly address: string;
  /** The form of each call, by its path. */
  readonly calls: [string, URLSearchParams][];
  /** What the account at Stripe holds; tests change it. */
  readonly account: FakeAccount;
  /** The address of a checkout; tests change it. */
  readonly pages: { checkout: string };
  /** Answers every call with this, instead of the account; null ends it. */
  failWith(answer: FakeAnswer | null): void;
  /** Redirects every call; null ends it. */
  redirectTo(address: string | null): void;
  /** Leaves every call without an answer, until the returned function is called. */
  hang(): () => void;
  /** Delays the next answer, computed now, until the returned function is called. */
  delayNext(): () => void;
  /** Resolves when an answer is delayed. */
  delayed(): Promise<void>;
  close(): Promise<void>;
}

interface Delay {
  readonly release: Promise<void>;
  readonly reached: () => void;
}

/** Starts one on a free port. */
export async function startFakeStripe(): Promise<FakeStripe> {
  const calls: [string, URLSearchParams][] = [];
  const pages = { checkout: "https://checkout.stripe.test/c" };
  const account = new FakeAccount(pages);
  let failure: FakeAnswer | null = null;
  let redirect: string | null = null;
  let hold: Delay | null = null;
  let hanging: Promise<void> = Promise.resolve();
  let reached = Promise.resolve();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const path = request.url ?? "";
      const form = new URLSearchParams(Buffer.concat(chunks).toString());
      calls.push([path, form]);
      const received: FakeRequest = {
        method: request.method ?? "GET",
        url: new URL(path, "http://stripe.test"),
        form,
      };
      const { status, body } =
        failure ?? account.answer(received, String(request.headers["idempotency-key"] ?? ""));
      const holding = hold;
      hold = null;
      holding?.reached();
      void Promise.all([holding?.release, hanging]).then(() => {
        const headers = { "Content-Type": "application/json" };
        if (redirect === null) response.writeHead(status, headers);
        else response.writeHead(302, { Location: redirect });
        response.end(JSON.stringify(body));
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    account,
    pages,
    failWith: (answer) => {
      failure = answer;
    },
    redirectTo: (address) => {
      redirect = address;
    },
    hang: () => {
      const end = Promise.withResolvers<void>();
      hanging = end.promise;
      return end.resolve;
    },
    delayNext: () => {
      const [release, arrival] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      hold = { release: release.promise, reached: arrival.resolve };
      reached = arrival.promise;
      return release.resolve;
    },
    delayed: () => reached,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
