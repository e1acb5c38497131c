import { ErrorCode, routes } from "@mimi/contract";
import { eq } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import { user } from "../../db/schema/referenced.ts";
import { readRates } from "../../config/rateLimitSettings.ts";
import { RateLimits } from "../../domain/quota/RateLimits.ts";
import { describeDatabase } from "../../testing/describeEachDatabase.ts";
import { identityToken } from "../../testing/identityTokens.ts";
import { parseAnswer, testApp } from "../../testing/testApp.ts";

describeDatabase("new accounts", (database) => {
  // Rule: new-accounts-limited
  it("are limited per network address and hour, and existing users can still sign in", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const limits = new RateLimits({
      rates: readRates({ NEW_ACCOUNTS_PER_HOUR: "20" }),
      pool: database().pool,
    });
    const { app, deps } = testApp(database(), { limits });
    const signIn = async (name: string, remoteAddress: string) => {
      const headers = { Authorization: `Bearer ${await identityToken({ sub: name })}` };
      const env = { incoming: { socket: { remoteAddress } } };
      return parseAnswer(await app.request(`/api${routes.createCookie.path}`, { headers }, env));
    };
    const first = await Promise.all(
      Array.from({ length: 40 }, (_, index) => signIn(`new-${index}`, "192.0.2.1")),
    );
    expect(first.filter(({ code }) => code === 0)).toHaveLength(20);
    const known = first.findIndex(({ code }) => code === 0);
    const refused = first.find(({ code }) => code !== 0);
    expect([refused?.status, refused?.code]).toEqual([429, ErrorCode.rateLimited]);
    expect(refused?.headers.get("Retry-After")).toBe("3600");
    expect(await deps.db.$count(user)).toBe(20);
    // The calls of the exchange itself are limited too, and are allowed again after a minute.
    vi.advanceTimersByTime(60_000);
    expect((await signIn(`new-${known}`, "192.0.2.1")).code).toBe(0);
    expect((await signIn("elsewhere", "192.0.2.2")).code).toBe(0);
    vi.advanceTimersByTime(3_600_000);
    expect((await signIn("later", "192.0.2.1")).code).toBe(0);
    vi.useRealTimers();
  });

  it("count all addresses of an IPv6 subscriber as one", async () => {
    const limits = new RateLimits({ rates: readRates({ NEW_ACCOUNTS_PER_HOUR: "1" }) });
    const { app } = testApp(database(), { limits });
    const codes = [];
    for (const end of ["1", "2"]) {
      const headers = { Authorization: `Bearer ${await identityToken({ sub: `six-${end}` })}` };
      const env = { incoming: { socket: { remoteAddress: `2001:db8::${end}` } } };
      codes.push((await parseAnswer(await app.request("/api/user/create_cookie/", { headers }, env))).code);
    }
    expect(codes).toEqual([0, ErrorCode.rateLimited]);
  });

  it("have a name in the language of the page until the user chooses one", async () => {
    const { app, deps } = testApp(database());
    const headers = {
      Authorization: `Bearer ${await identityToken({ sub: "german" })}`,
      "Accept-Language": "de-DE",
    };
    expect((await parseAnswer(await app.request("/api/user/create_cookie/", { headers }))).code).toBe(0);
    const [row] = await deps.db.select().from(user).where(eq(user.identity_sub, "german"));
    expect(row?.name_state).toBe("unset");
    expect(row?.user_name).toMatch(/^Mitglied \d{4}$/);
  });
});
