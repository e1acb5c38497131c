import { getUser, listIndex, updateUser } from "@mimi/contract";
import { describe, expect, it, vi } from "vitest";
import { ApiError } from "./ApiError.ts";
import { createCall } from "./call.ts";

const page = { items: [], page: 1, has_more: false, hidden: 0, adult: 0 };

function answering(status: number, body: unknown, headers: Record<string, string> = {}) {
  return vi.fn<typeof fetch>(async () => Response.json(body, { status, headers }));
}

function calling(fetch: typeof globalThis.fetch, session: string | null = "session-value") {
  const onSessionEnded = vi.fn();
  const connection = { origin: "http://mimi.test", session: () => session, fetch, onSessionEnded };
  return { call: createCall({ ...connection, retryDelay: () => 0 }), onSessionEnded };
}

function request(fetch: ReturnType<typeof answering>): Request {
  const sent = fetch.mock.calls[0]?.[0];
  if (!(sent instanceof Request)) throw new Error("Nothing was sent.");
  return sent;
}

const update = { user_name: "Ada", avatar: "/uploads/a", biography: "" };

describe("retries (§7)", () => {
  // Rule: get-retries
  it.each([408, 413, 429, 500, 502, 503, 504])("sends a GET three times in all on %i", async (status) => {
    const fetch = answering(status, { code: status * 100 + 1, data: null });
    await expect(calling(fetch).call(listIndex, {})).rejects.toMatchObject({ code: status * 100 + 1 });
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  // Rule: get-retries
  it.each([400, 401, 403, 404, 405, 409, 410, 415, 422, 425, 501, 505, 507])(
    "sends a GET once on %i",
    async (status) => {
      const fetch = answering(status, { code: status * 100 + 1, data: null });
      await expect(calling(fetch).call(listIndex, {})).rejects.toBeInstanceOf(ApiError);
      expect(fetch).toHaveBeenCalledTimes(1);
    },
  );

  // Rule: post-never-retried
  it.each([408, 413, 429, 500, 502, 503, 504, 400, 501])("sends a POST once on %i", async (status) => {
    const fetch = answering(status, { code: status * 100 + 1, data: null });
    await expect(calling(fetch).call(updateUser, update)).rejects.toBeInstanceOf(ApiError);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  // Rule: retry-after
  it("fails at once where Retry-After is more than five seconds", async () => {
    const fetch = answering(503, { code: 50301, data: null }, { "retry-after": "6" });
    await expect(calling(fetch).call(listIndex, {})).rejects.toMatchObject({ code: 50301 });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  // Rule: retry-after
  it("waits for a Retry-After of up to five seconds", async () => {
    vi.useFakeTimers();
    try {
      const fetch = answering(503, { code: 50301, data: null }, { "retry-after": "4" });
      const failed = expect(calling(fetch).call(listIndex, {})).rejects.toBeInstanceOf(ApiError);
      await vi.advanceTimersByTimeAsync(3_900);
      expect(fetch).toHaveBeenCalledTimes(1);
      await vi.advanceTimersByTimeAsync(200);
      expect(fetch).toHaveBeenCalledTimes(2);
      await vi.runAllTimersAsync();
      await failed;
    } finally {
      vi.useRealTimers();
    }
  });

  it("resolves to the answer of a later attempt", async () => {
    const fetch = answering(200, { code: 0, data: page });
    fetch.mockResolvedValueOnce(Response.json({ code: 50301, data: null }, { status: 503 }));
    await expect(calling(fetch).call(listIndex, {})).resolves.toEqual(page);
  });
});

describe("one call", () => {
  // Rule: session-header
  it("sends the session value in mimi-cookie", async () => {
    const fetch = answering(200, { code: 0, data: page });
    await calling(fetch).call(listIndex, { page: 2, count: 10, rating: "sfw" });
    expect(request(fetch).headers.get("mimi-cookie")).toBe("session-value");
    expect(new URL(request(fetch).url).pathname).toBe("/api/index/");
    expect(new URL(request(fetch).url).search).toBe("?page=2&count=10&rating=sfw");
  });

  // Rule: session-header
  it("sends no mimi-cookie when signed out", async () => {
    const fetch = answering(200, { code: 0, data: page });
    await calling(fetch, null).call(listIndex, {});
    expect(request(fetch).headers.has("mimi-cookie")).toBe(false);
  });

  // Rule: envelope-data-only
  it("fails with a code other than 0, whatever the status", async () => {
    const details = { fields: { page: "too_large" } };
    const fetch = answering(200, { code: 40001, data: null, details });
    await expect(calling(fetch).call(listIndex, {})).rejects.toMatchObject({ code: 40001, details });
  });

  it("fails as unreadable when the contract does not allow the data", async () => {
    const fetch = answering(200, { code: 0, data: { items: "none" } });
    await expect(calling(fetch).call(listIndex, {})).rejects.toMatchObject({ code: "unreadable" });
  });

  it("fails as unreadable when the answer is not from the API", async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(
      async () => new Response("<h1>Bad gateway</h1>", { status: 404 }),
    );
    await expect(calling(fetch).call(listIndex, {})).rejects.toMatchObject({ code: "unreadable" });
  });

  it("fails as unreachable, at once, when nothing answers", async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => {
      throw new TypeError("Failed to fetch");
    });
    await expect(calling(fetch).call(listIndex, {})).rejects.toMatchObject({ code: "unreachable" });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  // Rule: call-timeout, api-timeout-seconds
  it("times out after ten seconds", async () => {
    vi.useFakeTimers();
    try {
      const fetch = vi.fn<typeof globalThis.fetch>(() => new Promise(() => undefined));
      const failed = expect(calling(fetch).call(listIndex, {})).rejects.toMatchObject({ code: "timeout" });
      await vi.advanceTimersByTimeAsync(10_001);
      await failed;
      expect(fetch).toHaveBeenCalledTimes(1);
    } finally {
      vi.useRealTimers();
    }
  });

  it("reports that the session has ended", async () => {
    const fetch = answering(401, { code: 40101, data: null });
    const { call, onSessionEnded } = calling(fetch);
    await expect(call(getUser, {})).rejects.toMatchObject({ code: 40101 });
    expect(onSessionEnded).toHaveBeenCalledTimes(1);
  });
});

describe("when the page is left meanwhile", () => {
  it("a short POST is sent to its end, a long one is not, because browsers would refuse it", async () => {
    const fetch = answering(200, { code: 0, data: null });
    const { call } = calling(fetch);
    await call(updateUser, update).catch(() => undefined);
    await call(updateUser, { ...update, biography: "a".repeat(2000) }).catch(() => undefined);
    expect(fetch.mock.calls.map(([sent]) => sent instanceof Request && sent.keepalive)).toEqual([
      true,
      false,
    ]);
  });

  it("a GET is sent to its end only where it asks for it", async () => {
    const fetch = answering(200, { code: 0, data: page });
    const { call } = calling(fetch);
    await call(listIndex, {});
    await call(listIndex, {}, { keepalive: true });
    expect(fetch.mock.calls.map(([sent]) => sent instanceof Request && sent.keepalive)).toEqual([
      false,
      true,
    ]);
  });
});
