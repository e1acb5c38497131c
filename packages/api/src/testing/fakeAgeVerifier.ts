import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A replacement of an age verifier. */
export interface FakeAgeVerifier {
  readonly url: URL;
  /** The requests of the API: the Authorization header and the parsed body. */
  readonly requests: { readonly authorization: string | undefined; readonly body: { check: string } }[];
  /** The status of each check by its id. Others are open. */
  readonly results: Map<string, "verified" | "refused">;
  /** Replaces all answers: the HTTP status and the body. */
  reply: { readonly status: number; readonly body: string } | null;
  /** Closes the connection of this many next requests instead of an answer. */
  closed: number;
  close(): void;
}

/** Starts a {@link FakeAgeVerifier} on a port of its own. */
export async function startFakeAgeVerifier(): Promise<FakeAgeVerifier> {
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const fake: FakeAgeVerifier = {
    url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`),
    requests: [],
    results: new Map(),
    reply: null,
    closed: 0,
    close: () => void server.close(),
  };
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = "";
    for await (const piece of request) text += String(piece);
    const body = JSON.parse(text) as { check: string };
    if (fake.closed > 0) {
      fake.closed -= 1;
      return void request.socket.destroy();
    }
    fake.requests.push({ authorization: request.headers.authorization, body });
    const { check } = body;
    const status = fake.results.get(check) ?? "open";
    const url = status === "open" ? { url: `https://ages.example/${check}` } : {};
    const { status: code, body: written } = fake.reply ?? {
      ...{ status: 200, body: JSON.stringify({ check, status, ...url }) },
    };
    response.writeHead(code).end(written);
  }
  return fake;
}
