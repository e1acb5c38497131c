import { ErrorCode, type Route, UPLOAD_BYTES } from "@mimi/contract";
import { bodyLimit } from "hono/body-limit";
import { ApiError, invalidInput } from "../../shared/errors/ApiError.ts";

/** The most bytes of a JSON body, unless its route has another limit. */
const JSON_BYTES = 512 * 1024;
/** Bytes that the multipart format adds to one file. */
const WRAPPING_BYTES = 64 * 1024;

/** The most bytes of a body of this route. */
export function bodyLimitOf({ inputIn, bytes = JSON_BYTES }: Route): number {
  return inputIn === "multipart" ? UPLOAD_BYTES + WRAPPING_BYTES : bytes;
}

/** Refuses a larger body with 41301, by its announced length or as soon as more bytes have arrived. */
export function limitBody(maxSize: number) {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw new ApiError(ErrorCode.tooLarge, { details: { limit: maxSize } });
    },
  });
}

/** Reads a JSON body. */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get("Content-Type") ?? "";
  if (!/^application\/json\s*(;|$)/i.test(type)) throw new ApiError(ErrorCode.unsupportedMedia);
  const bytes = await request.arrayBuffer();
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw invalidInput({ body: "invalid_format" });
  }
}
