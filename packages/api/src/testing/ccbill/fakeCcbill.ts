import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { CcbillAccount } from "./ccbillAccount.ts";

/** A fake DataLink with the actions that we use. */
export interface FakeCcbill {
  readonly address: string;
  /** The form of each call. */
  readonly calls: URLSearchParams[];
  /** What the account at CCBill holds; tests change it. */
  readonly account: CcbillAccount;
  /** Answers every call with this, instead of the account; null ends it. */
  failWith(answer: { readonly status: number; readonly body: string } | null): void;
  /** Leaves every call without an answer, until the returned function is called. */
  hang(): () => void;
  /** Delays the next answer, computed now, until the returned function is called. */
  delayNext(): () => void;
  close(): Promise<void>;
}

/** Starts one on a free port. */
export async function startFakeCcbill(): Promise<FakeCcbill> {
  const calls: URLSearchParams[] = [];
  const account = new CcbillAccount();
  let failure: { readonly status: number; readonly body: string } | null = null;
  let hanging: Promise<void> = Promise.resolve();
  let hold: Promise<void> | null = null;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const form = new URLSearchParams(Buffer.concat(chunks).toString());
      calls.push(form);
      const isAction = request.method === "POST" && request.url === "/utils/subscriptionManagement.cgi";
      const { status, body } = failure ?? {
        status: isAction ? 200 : 404,
        body: isAction ? account.answer(form) : "",
      };
      const held = hold;
      hold = null;
      void Promise.all([held, hanging]).then(() => {
        response.writeHead(status, { "Content-Type": "text/xml" });
        response.end(body);
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    account,
    failWith: (answer) => {
      failure = answer;
    },
    hang: () => {
      const end = Promise.withResolvers<void>();
      hanging = end.promise;
      return end.resolve;
    },
    delayNext: () => {
      const release = Promise.withResolvers<void>();
      hold = release.promise;
      return release.resolve;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
