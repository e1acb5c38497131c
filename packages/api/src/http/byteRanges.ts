import type { MiddlewareHandler } from "hono";

/**
 * Sends the range of a file that a request names (RFC 9110, 14). The handler sends the whole file, with `Accept-Ranges` and
 * `Content-Length`. A range of another unit, several ranges, and what is no range are ignored, as the RFC allows.
 */
export const byteRanges: MiddlewareHandler = async (c, next) => {
  const header = c.req.header("Range");
  const ifRange = c.req.header("If-Range");
  // The library for static files would send a part with the validators of that part.
  c.req.raw.headers.delete("Range");
  await next();
  const whole = c.res;
  if (c.req.method !== "GET" || whole.status !== 200 || whole.headers.get("Accept-Ranges") !== "bytes")
    return;
  const size = Number(whole.headers.get("Content-Length"));
  const range = isUnchanged(ifRange, whole.headers) ? parseRange(header, size) : null;
  if (!range) return;
  const headers = new Headers(whole.headers);
  if (range === "unsatisfiable") {
    await whole.body?.cancel();
    for (const name of ["Content-Length", "Content-Encoding", "Content-Type"]) headers.delete(name);
    headers.set("Content-Range", `bytes */${size}`);
    setResponse(c, new Response(null, { status: 416, headers }));
    return;
  }
  const part = (await whole.arrayBuffer()).slice(range.first, range.last + 1);
  headers.set("Content-Length", String(part.byteLength));
  headers.set("Content-Range", `bytes ${range.first}-${range.last}/${size}`);
  setResponse(c, new Response(part, { status: 206, headers }));
};

/** Whether the file is the one that the client has a part of: by a strong tag, or by the exact time. */
function isUnchanged(ifRange: string | undefined, headers: Headers): boolean {
  if (ifRange === undefined) return true;
  return ifRange === headers.get("ETag") || ifRange === headers.get("Last-Modified");
}

type ByteRange = { readonly first: number; readonly last: number };

/** The range of a header, within a file of `size` bytes; null when the header is to be ignored. */
function parseRange(header: string | undefined, size: number): ByteRange | "unsatisfiable" | null {
  const match = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header ?? "");
  if (!match) return null;
  const [from, to] = [match[1] ?? "", match[2] ?? ""];
  if (from === "") return to === "" ? null : lastBytes(Number(to), size);
  const [first, last] = [Number(from), to === "" ? Number.POSITIVE_INFINITY : Number(to)];
  if (last < first) return null;
  return first < size ? { first, last: Math.min(last, size - 1) } : "unsatisfiable";
}

function lastBytes(count: number, size: number): ByteRange | "unsatisfiable" {
  if (count === 0 || size === 0) return "unsatisfiable";
  return { first: Math.max(size - count, 0), last: size - 1 };
}

// Hono adds the headers of the former response to a new one, unless there is none.
function setResponse(c: { res: Response | undefined }, response: Response): void {
  c.res = undefined;
  c.res = response;
}
