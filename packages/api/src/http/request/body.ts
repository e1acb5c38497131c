import { ErrorCode } from "@mimi/contract";
import { ApiError, invalidInput } from "../../shared/errors/ApiError.ts";

/** The most bytes of a JSON body, unless its route has another limit. */
export const JSON_BYTES = 512 * 1024;

/** Reads a JSON body, counting the received bytes. */
export async function readJson(request: Request, limit: number): Promise<unknown> {
  const type = request.headers.get("Content-Type") ?? "";
  if (!/^application\/json\s*(;|$)/i.test(type)) throw new ApiError(ErrorCode.unsupportedMedia);
  const bytes = await readBytes(request, limit);
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw invalidInput({ body: "invalid_format" });
  }
}

/** Reads the fields of a form of at most `limit` bytes. */
export async function readForm(request: Request, limit: number): Promise<URLSearchParams> {
  return new URLSearchParams(Buffer.from(await readBytes(request, limit)).toString());
}

/** Reads a body of at most `limit` bytes. Throws 41301 as soon as more arrive. */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array> {
  const tooLarge = () => new ApiError(ErrorCode.tooLarge, { details: { limit } });
  const announced = Number(request.headers.get("Content-Length"));
  if (announced > limit) throw tooLarge();
  // Node limits a body to its announced length. Reading it at once keeps no stream, which otherwise lasts as long as the
  // answer.
  if (announced > 0) {
    const bytes = new Uint8Array(await request.arrayBuffer());
    if (bytes.byteLength > limit) throw tooLarge();
    return bytes;
  }
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let total = 0;
  const reader = request.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks);
    total += value.byteLength;
    if (total > limit) {
      // Not awaited: a sender that never ends must not delay the answer.
      reader.cancel().catch(() => undefined);
      throw tooLarge();
    }
    chunks.push(value);
  }
}
