import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { S3Settings } from "../config/uploadSettings.ts";

/** An object of the bucket. */
export interface StoredObject {
  readonly bytes: Buffer;
  readonly type: string | undefined;
}

/** A fake S3-compatible service with one bucket; it checks every signature. */
export interface FakeS3 {
  readonly settings: S3Settings;
  readonly objects: Map<string, StoredObject>;
  /** Each call as `PUT name`. */
  readonly calls: string[];
  /** The status of the next calls; 0 disconnects. */
  readonly faults: number[];
  close(): Promise<void>;
}

const access = {
  region: "test-1",
  bucket: "mimi-test",
  accessKeyId: "AKTEST",
  secretAccessKey: "zz_s3_secret",
};

/** Starts one on a free port. */
export async function startFakeS3(): Promise<FakeS3> {
  const objects = new Map<string, StoredObject>();
  const calls: string[] = [];
  const faults: number[] = [];
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const url = new URL(request.url ?? "", "http://s3");
      const [, bucket, name = ""] = url.pathname.split("/");
      calls.push(`${request.method} ${name}`);
      const fault = faults.shift();
      if (fault === 0) return request.socket.destroy();
      const signed = bucket === access.bucket && isSigned(request, body);
      const [status, bytes] = fault
        ? [fault, ""]
        : signed
          ? act(objects, request, { name, query: url.searchParams, body })
          : [403, ""];
      return response.writeHead(status, { "Content-Type": "application/octet-stream" }).end(bytes);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    settings: { ...access, endpoint },
    objects,
    calls,
    faults,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function act(
  objects: Map<string, StoredObject>,
  request: IncomingMessage,
  { name, query, body }: { readonly name: string; readonly query: URLSearchParams; readonly body: Buffer },
): [number, Buffer | string] {
  if (request.method === "GET" && query.get("list-type") === "2") return [200, listing(objects, query)];
  if (request.method === "PUT") {
    objects.set(name, { bytes: body, type: request.headers["content-type"] });
    return [200, ""];
  }
  if (request.method === "DELETE") return [objects.delete(name) ? 204 : 404, ""];
  const found = objects.get(name);
  return found ? [200, found.bytes] : [404, "<Error><Code>NoSuchKey</Code></Error>"];
}

/** Two objects per page, so that every listing has several pages. */
const PAGE_OBJECTS = 2;

function listing(objects: Map<string, StoredObject>, query: URLSearchParams): string {
  const names = [...objects.keys()].sort();
  const from = Number(query.get("continuation-token")?.slice("page&".length) ?? 0);
  const next = from + PAGE_OBJECTS;
  const contents = names
    .slice(from, next)
    .map((name) => `<Contents><Key>${name}</Key><Size>${objects.get(name)?.bytes.length}</Size></Contents>`);
  // Tokens can contain characters that XML escapes.
  const more = next < names.length ? `<NextContinuationToken>page&amp;${next}</NextContinuationToken>` : "";
  return `<?xml version="1.0"?><ListBucketResult>${contents.join("")}${more}</ListBucketResult>`;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Signature version 4, computed from the request. */
function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const given = /Credential=([^,]+), SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
    request.headers.authorization ?? "",
  );
  const [, credential = "", names = "", signature] = given ?? [];
  const moment = String(request.headers["x-amz-date"]);
  const scope = [moment.slice(0, 8), access.region, "s3", "aws4_request"];
  const hash = sha256(body);
  if (credential !== [access.accessKeyId, ...scope].join("/")) return false;
  if (request.headers["x-amz-content-sha256"] !== hash) return false;
  const headers = names.split(";").map((name) => `${name}:${String(request.headers[name])}\n`);
  const [path, query = ""] = (request.url ?? "").split("?");
  const sorted = query.split("&").sort().join("&");
  const canonical = [request.method, path, sorted, headers.join(""), names, hash].join("\n");
  const key = scope.reduce<string | Buffer>(
    (from, part) => hmac(from, part),
    `AWS4${access.secretAccessKey}`,
  );
  const text = ["AWS4-HMAC-SHA256", moment, scope.join("/"), sha256(canonical)].join("\n");
  return hmac(key, text).toString("hex") === signature;
}

function sha256(value: string | Buffer): string {
  return createHash("sha256").update(value).digest("hex");
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}
