import { createHash } from "node:crypto";
import { extname } from "node:path";
import { AwsClient } from "aws4fetch";
import { Unavailable } from "../../shared/errors/Unavailable.ts";
import { addressOf, type Files, isFileName, type StoredFile } from "./Files.ts";
import type { S3Settings } from "../../config/uploadSettings.ts";

const RETRIES = 2;
const TIMEOUT_MS = 10_000;
const TYPES: Readonly<Record<string, string>> = { ".avif": "image/avif", ".webp": "image/webp" };

/**
 * Stores images in an S3-compatible bucket. The bucket stays private: browsers get images from `/uploads/`. Throws
 * Unavailable when a request to the bucket fails.
 */
export function s3Files(settings: S3Settings): Files {
  const client = new AwsClient({
    accessKeyId: settings.accessKeyId,
    secretAccessKey: settings.secretAccessKey,
    region: settings.region,
    service: "s3",
    retries: RETRIES,
  });

  async function sendRequest(
    method: "GET" | "PUT" | "DELETE",
    path: string,
    body?: Uint8Array<ArrayBuffer>,
  ): Promise<Response> {
    // The bytes are signed too, so that nothing between here and the bucket can change them.
    const hash = createHash("sha256")
      .update(body ?? "")
      .digest("hex");
    const headers = {
      "X-Amz-Content-Sha256": hash,
      ...(body ? { "Content-Type": TYPES[extname(path)] ?? "application/octet-stream" } : {}),
    };
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const url = `${settings.endpoint}/${settings.bucket}/${path}`;
    const init: RequestInit = { method, headers, signal, redirect: "error", ...(body ? { body } : {}) };
    const response = await client.fetch(url, init);
    if (response.ok || (response.status === 404 && method !== "PUT")) return response;
    // Its answer can contain secrets; the status is enough.
    throw new Error(`the bucket answered ${method} with ${response.status}`);
  }

  async function read(name: string): Promise<Uint8Array | null> {
    const response = await sendRequest("GET", encodeURIComponent(name));
    return response.status === 404 ? null : new Uint8Array(await response.arrayBuffer());
  }

  async function* listAll(): AsyncGenerator<StoredFile> {
    let token: string | null = null;
    do {
      const query = new URLSearchParams({
        "list-type": "2",
        ...(token === null ? {} : { "continuation-token": token }),
      });
      const page = await unavailableOnError(async () =>
        (await sendRequest("GET", `?${query.toString()}`)).text(),
      );
      yield* filesIn(page);
      token = unescaped(elementOf(page, "NextContinuationToken"));
    } while (token !== null);
  }

  return {
    list: listAll,
    put: (name, bytes) =>
      unavailableOnError(async () => {
        await sendRequest("PUT", encodeURIComponent(name), new Uint8Array(bytes));
        return addressOf(name);
      }),
    get: (name) => unavailableOnError(() => read(name)),
    remove: (name) =>
      unavailableOnError(async () => {
        await sendRequest("DELETE", encodeURIComponent(name));
      }),
  };
}

async function unavailableOnError<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new Unavailable("the bucket of uploaded files failed", { cause: error });
  }
}

/** The files in one page of a listing. Names of our own contain no character that XML escapes. */
function filesIn(page: string): StoredFile[] {
  return [...page.matchAll(/<Contents>(.*?)<\/Contents>/gs)].flatMap(([, content = ""]) => {
    const name = elementOf(content, "Key");
    return name !== null && isFileName(name) ? [{ name, bytes: Number(elementOf(content, "Size")) }] : [];
  });
}

function elementOf(xml: string, name: string): string | null {
  return new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? null;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function unescaped(text: string | null): string | null {
  return text && text.replace(/&(\w+);/g, (whole, entity: string) => ENTITIES[entity] ?? whole);
}
