import { ErrorCode, routes } from "@mimi/contract";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { session } from "../../db/schema/account.ts";
import { newId, sha256 } from "../../shared/ids.ts";
import { setRole } from "../access/moderators.ts";
import { Sessions } from "./Sessions.ts";
import { describeEachDatabase } from "../../testing/describeEachDatabase.ts";
import { identityToken } from "../../testing/identityTokens.ts";
import { type TestApp, testApp } from "../../testing/testApp.ts";

const DAY_MS = 86_400_000;

function signInAt(authenticatedAt: Date) {
  return { authenticatedAt, emailVerified: false, provider: null };
}

describeEachDatabase("a session", (database) => {
  let api: TestApp;
  beforeAll(() => {
    api = testApp(database());
  });

  async function codeWith(value: string): Promise<number> {
    return (await api.call(routes.getUser, {}, { session: value })).code;
  }

  it("identifies its user, whose first name comes from the email address", async () => {
    const { data } = await api.call(routes.getUser, {}, { session: await api.signIn("odile.m") });
    expect(data).toMatchObject({ user_name: "odile.m", avatar: null, adult_attested_at: null });
  });

  it("belongs to the same user at every sign-in", async () => {
    const users = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const value = await api.signIn("many-devices");
        return (await api.call(routes.getUser, {}, { session: value })).data.uid;
      }),
    );
    expect(new Set(users).size).toBe(1);
  });

  it("is stored as a hash only", async () => {
    const value = await api.signIn("hashed");
    const rows = await database().db.select().from(session);
    expect(JSON.stringify(rows)).not.toContain(value.slice(4));
  });

  it.each([
    ["another header", (value: string) => ({ Cookie: `mimi-cookie=${value}` })],
    ["a bearer token", (value: string) => ({ Authorization: `Bearer ${value}` })],
  ])("is accepted only in its own header, not in %s", async (_case, headers) => {
    const value = await api.signIn("one-channel");
    const { code } = await api.call(routes.getUser, {}, { headers: headers(value) });
    expect(code).toBe(ErrorCode.signedOut);
  });

  it("ends at once at sign-out, and no other session does", async () => {
    const [here, there] = [await api.signIn("leaver"), await api.signIn("leaver")];
    await api.call(routes.signOut, {}, { session: here });
    expect(await codeWith(here)).toBe(ErrorCode.signedOut);
    expect(await codeWith(there)).toBe(0);
  });

  it("ends on every device at sign-out everywhere, and sessions of others do not", async () => {
    const [here, there, other] = [await api.signIn("all"), await api.signIn("all"), await api.signIn("else")];
    await api.call(routes.signOut, { everywhere: true }, { session: here });
    expect([await codeWith(here), await codeWith(there)]).toEqual([ErrorCode.signedOut, ErrorCode.signedOut]);
    expect(await codeWith(other)).toBe(0);
  });

  it("is replaced when the same device signs in again", async () => {
    const old = await api.signIn("rotating");
    const Authorization = `Bearer ${await identityToken({ sub: "sub-rotating" })}`;
    const { data } = await api.call(routes.createCookie, {}, { session: old, headers: { Authorization } });
    expect(await codeWith(old)).toBe(ErrorCode.signedOut);
    expect(await codeWith(data)).toBe(0);
  });

  it("holds 32 random bytes", async () => {
    const values = await Promise.all([1, 2, 3].map(() => api.signIn("random")));
    for (const value of values) expect(Buffer.from(value.replace("ms1_", ""), "base64url")).toHaveLength(32);
    expect(new Set(values).size).toBe(3);
  });

  it("is fresh by the time of the sign-in, not by the time when the token was issued", async () => {
    const { db } = database();
    const { uid } = (await api.call(routes.getUser, {}, { session: await api.signIn("proven") })).data;
    const freshAfter = async (minutes: number) => {
      const proven = new Date(Date.now() - minutes * 60_000);
      const value = await new Sessions(db, () => new Date()).open(uid, null, signInAt(proven));
      return (await api.deps.sessions.find(value))?.fresh;
    };
    expect([await freshAfter(0), await freshAfter(9), await freshAfter(11)]).toEqual([true, true, false]);
  });

  it("makes a user with a verified address in MODERATORS a moderator", async () => {
    const { settings } = api.deps;
    const safety = { ...settings.safety, moderators: ["head@example.org"] };
    const named = testApp(database(), { settings: { ...settings, safety } });
    const roleOf = async (email: string, email_verified: boolean) => {
      const token = await identityToken({ sub: newId(), email, email_verified });
      const headers = { Authorization: `Bearer ${token}` };
      const { data } = await named.call(routes.createCookie, {}, { headers });
      return (await named.call(routes.getUser, {}, { session: data })).data.role;
    };
    expect(await roleOf("head@example.org", false)).toBe("user");
    expect(await roleOf("other@example.org", true)).toBe("user");
    expect(await roleOf("Head@Example.org", true)).toBe("moderator");
  });

  it("reads the moderator role at each call", async () => {
    const value = await api.signIn("promoted");
    const { uid } = (await api.call(routes.getUser, {}, { session: value })).data;
    const code = async () => (await api.call(routes.getModerationQueue, {}, { session: value })).code;
    const { db } = database();
    expect(await code()).toBe(ErrorCode.notAllowed);
    expect(await setRole(db, uid, "moderator", new Date())).toBe(true);
    expect(await code()).toBe(0);
    expect(await setRole(db, uid, "user", new Date())).toBe(true);
    expect(await code()).toBe(ErrorCode.notAllowed);
    expect(await setRole(db, "absent", "moderator", new Date())).toBe(false);
  });

  it.each([
    [13, 13, true],
    [15, 15, false],
    [61, 1, false],
  ])("opened %i days ago and used %i days ago is alive: %s", async (opened, used, alive) => {
    const value = await api.signIn("ageing");
    const { uid } = (await api.call(routes.getUser, {}, { session: value })).data;
    const { db } = database();
    const present = Date.now();
    const aged = await new Sessions(db, () => new Date(present - opened * DAY_MS)).open(
      uid,
      null,
      signInAt(new Date()),
    );
    await db
      .update(session)
      .set({ seen_at: new Date(present - used * DAY_MS) })
      .where(eq(session.token_hash, sha256(aged)));
    expect((await new Sessions(db, () => new Date(present)).find(aged)) !== null).toBe(alive);
  });

  it("that has expired is deleted, and others stay", async () => {
    const value = await api.signIn("sweeper");
    const { uid } = (await api.call(routes.getUser, {}, { session: value })).data;
    const { db } = database();
    await new Sessions(db, () => new Date(Date.now() - 20 * DAY_MS)).open(uid, null, signInAt(new Date()));
    await api.deps.sessions.deleteExpired();
    const rows = await db.select().from(session);
    expect(rows.filter((row) => row.user_id === uid)).toHaveLength(1);
  });

  describe("of an account whose address belongs to another person", () => {
    const byPassword = { email_verified: false, firebase: { sign_in_provider: "password" } };
    const byGoogle = { email_verified: true, firebase: { sign_in_provider: "google.com" } };

    // Signs in some minutes ago; a session value, or the code of the refusal.
    async function signIn(sub: string, claims: object, minutesAgo: number): Promise<string | number> {
      const auth_time = Math.floor(Date.now() / 1000) - minutesAgo * 60;
      const headers = { Authorization: `Bearer ${await identityToken({ sub, auth_time, ...claims })}` };
      const { code, data } = await api.call(routes.createCookie, {}, { headers });
      return code === 0 ? data : code;
    }

    it("ends when the owner signs in by another provider, and its token opens no other", async () => {
      const stranger = await signIn("taken", byPassword, 30);
      expect(await codeWith(String(stranger))).toBe(0);
      const owner = await signIn("taken", byGoogle, 5);
      expect(await codeWith(String(stranger))).toBe(ErrorCode.signedOut);
      expect(await codeWith(String(owner))).toBe(0);
      // The provider renews the stranger's token, now with a verified address.
      const renewed = { ...byPassword, email_verified: true };
      expect(await signIn("taken", renewed, 30)).toBe(ErrorCode.signedOut);
      expect(await codeWith(String(owner))).toBe(0);
    });

    it("ends when the address is verified by a later sign-in with a password", async () => {
      const stranger = await signIn("reset", byPassword, 30);
      const owner = await signIn("reset", { ...byPassword, email_verified: true }, 5);
      expect(await codeWith(String(stranger))).toBe(ErrorCode.signedOut);
      expect(await codeWith(String(owner))).toBe(0);
    });

    it("ends when somebody signs in by another provider that verifies no address", async () => {
      const stranger = await signIn("other-way", byPassword, 30);
      await signIn("other-way", { firebase: { sign_in_provider: "apple.com" } }, 5);
      expect(await codeWith(String(stranger))).toBe(ErrorCode.signedOut);
    });

    it("stays with other sessions of the same kind, and so do verified ones", async () => {
      const [phone, laptop] = [await signIn("own", byPassword, 30), await signIn("own", byPassword, 20)];
      expect([await codeWith(String(phone)), await codeWith(String(laptop))]).toEqual([0, 0]);
      const [first, second] = [await signIn("google", byGoogle, 30), await signIn("google", byGoogle, 20)];
      await signIn("google", byPassword, 10);
      expect([await codeWith(String(first)), await codeWith(String(second))]).toEqual([0, 0]);
    });
  });

  // Rule: session-from-bearer
  it("is refused without a token, or with an invalid one", async () => {
    for (const value of ["", "Bearer nonsense", "Basic YTpi"]) {
      const headers = { Authorization: value };
      const { code, status } = await api.call(routes.createCookie, {}, { headers });
      expect([code, status]).toEqual([ErrorCode.signedOut, 401]);
    }
  });
});
