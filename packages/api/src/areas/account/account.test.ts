import { ErrorCode, routes } from "@mimi/contract";
import { beforeAll, expect, it } from "vitest";
import { subscription, upload } from "../../db/schema/account.ts";
import { user } from "../../db/schema/referenced.ts";
import { newId } from "../../shared/ids.ts";
import { describeDatabase } from "../../testing/describeEachDatabase.ts";
import { identityToken } from "../../testing/identityTokens.ts";
import { type TestApp, parseAnswer, testApp } from "../../testing/testApp.ts";

describeDatabase("the account", (database) => {
  let api: TestApp;

  beforeAll(() => {
    api = testApp(database());
  });

  /** A user who has signed in for the first time. */
  async function newcomer(claims: Record<string, unknown> = {}): Promise<string> {
    const token = await identityToken({ sub: newId(), ...claims });
    const headers = { Authorization: `Bearer ${token}` };
    return (await api.call(routes.createCookie, {}, { headers })).data;
  }

  const named = async (session: string) => (await api.call(routes.getUser, {}, { session })).data;

  it.each([
    [{ name: "Ada Lovelace", email: "ada.l@example.org" }],
    [{ name: undefined, email: "ada.l@example.org" }],
    [{ name: undefined, email: undefined }],
  ])("gives a new account a neutral name, with nothing of %o in it", async (claims) => {
    const { user_name, name_state } = await named(await newcomer(claims));
    expect(user_name).toMatch(/^User \d{4}$/);
    expect(name_state).toBe("unset");
  });

  it("sets the name that a new user answers with", async () => {
    const session = await newcomer();
    const { data } = await api.call(routes.nameUser, { user_name: "Ada" }, { session });
    expect([data.user_name, data.name_state]).toEqual(["Ada", "chosen"]);
    expect(await named(session)).toMatchObject({ user_name: "Ada", name_state: "chosen" });
  });

  it("stores that the question for the name was skipped, and takes an answer later", async () => {
    const session = await newcomer();
    const skipped = (await api.call(routes.nameUser, { user_name: null }, { session })).data;
    expect(skipped.name_state).toBe("skipped");
    expect(skipped.user_name).toMatch(/^User/);
    await api.call(routes.nameUser, { user_name: "Ada" }, { session });
    expect(await named(session)).toMatchObject({ user_name: "Ada", name_state: "chosen" });
  });

  it("keeps a name that was chosen on another device meanwhile", async () => {
    const session = await newcomer();
    await api.call(routes.updateUser, { user_name: "Ada", avatar: "", biography: "" }, { session });
    for (const user_name of ["Bob", null])
      expect((await api.call(routes.nameUser, { user_name }, { session })).data).toMatchObject({
        user_name: "Ada",
        name_state: "chosen",
      });
  });

  it("does not take a saved bio as the choice of a name", async () => {
    const session = await newcomer();
    const { user_name } = await named(session);
    if (user_name === null) throw new Error("A new account has a name.");
    const { data } = await api.call(
      routes.updateUser,
      { user_name, avatar: "", biography: "Hi" },
      { session },
    );
    expect(data).toMatchObject({ user_name, name_state: "unset", biography: "Hi" });
  });

  async function issued(session: string, kind: "user" | "character"): Promise<string> {
    const { uid } = (await api.call(routes.getUser, {}, { session })).data;
    const url = `/uploads/${newId()}-256.webp`;
    const row = { url, user_id: uid, kind, color: "#abcdef", thumbhash: "aa==", renditions: [] };
    await database().db.insert(upload).values(row);
    return url;
  }

  // Rule: entity-fields
  it("stores what its owner saves, and returns it", async () => {
    const session = await api.signIn("saver");
    const profile = { user_name: "Ada", avatar: await issued(session, "user"), biography: "Line\nline." };
    const saved = await api.call(routes.updateUser, profile, { session });
    expect(saved.data).toMatchObject(profile);
    expect((await api.call(routes.getUser, {}, { session })).data).toEqual(saved.data);
    const again = await api.call(routes.updateUser, { ...profile, biography: "" }, { session });
    expect(again.data).toMatchObject({ avatar: profile.avatar, biography: "" });
  });

  it("stores no avatar where the letter of the name is shown", async () => {
    const session = await api.signIn("letter");
    const profile = { user_name: "Ada", avatar: await issued(session, "user"), biography: "" };
    await api.call(routes.updateUser, profile, { session });
    const saved = await api.call(routes.updateUser, { ...profile, avatar: "" }, { session });
    expect(saved.data).toMatchObject({ user_name: "Ada", avatar: null });
  });

  // Rule: images-only-from-uploads
  it("accepts only avatars that the same user uploaded as an avatar", async () => {
    const [session, other] = [await api.signIn("avatars"), await api.signIn("other")];
    const foreign = ["https://example.org/a.webp", "/uploads/never-256.webp", "javascript:alert(1)"];
    const addresses = [...foreign, await issued(other, "user"), await issued(session, "character")];
    for (const avatar of addresses) {
      const input = { user_name: "Ada", avatar, biography: "" };
      const { code, details } = await api.call(routes.updateUser, input, { session });
      expect([code, details?.fields]).toEqual([ErrorCode.invalidInput, { avatar: "invalid_choice" }]);
    }
  });

  it("changes for its owner only", async () => {
    const [one, two] = [await api.signIn("one"), await api.signIn("two")];
    const avatar = await issued(one, "user");
    await api.call(routes.updateUser, { user_name: "Renamed", avatar, biography: "" }, { session: one });
    expect((await api.call(routes.getUser, {}, { session: two })).data.user_name).toBe("two");
  });
});

describeDatabase("the plan", (database) => {
  let api: TestApp;

  beforeAll(() => {
    api = testApp(database());
  });

  async function subscribe(session: string, end_time: Date): Promise<void> {
    const { uid } = (await api.call(routes.getUser, {}, { session })).data;
    await database()
      .db.insert(subscription)
      .values({ user_id: uid, plan_id: 105, end_time, customer_ref: `cus_${uid}` });
  }

  // Rule: plan-ids
  it("is free at first", async () => {
    const { data } = await api.call(routes.getPlan, {}, { session: await api.signIn("free") });
    expect(data).toEqual({ plan_id: 101, expired: false, end_time: null });
  });

  it("that has expired is still returned, marked as expired, and can be bought again", async () => {
    const session = await api.signIn("expired");
    await subscribe(session, new Date("2026-01-01"));
    const { data } = await api.call(routes.getPlan, {}, { session });
    expect(data).toEqual({ plan_id: 105, expired: true, end_time: "2026-01-01T00:00:00.000Z" });
    expect((await api.call(routes.getCheckoutUrl, { plan: 105 }, { session })).code).toBe(0);
  });

  it("cannot be bought twice, and cannot be managed before a purchase", async () => {
    const session = await api.signIn("twice");
    const early = await api.call(routes.getManagementUrl, {}, { session });
    expect([early.code, early.details?.needs]).toEqual([ErrorCode.notAllowed, "subscription"]);
    await subscribe(session, new Date(Date.now() + 60_000));
    expect((await api.call(routes.getCheckoutUrl, { plan: 110 }, { session })).code).toBe(ErrorCode.conflict);
    expect((await api.call(routes.getManagementUrl, {}, { session })).code).toBe(0);
  });

  it("is bought, changed and cancelled on the simulated pages, which say that no money moves", async () => {
    const session = await api.signIn("buyer");
    const plan = async () => (await api.call(routes.getPlan, {}, { session })).data.plan_id;
    const { url } = (await api.call(routes.getCheckoutUrl, { plan: 105 }, { session })).data;
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:5871\/api\/test\/checkout\/\?ticket=/);
    const page = await api.app.request(url);
    expect(await page.text()).toContain("Payment simulator, no money moves");
    expect(page.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    expect(await choose(url, "cancel")).toBe("http://127.0.0.1:5871/?message=cancel");
    expect(await plan()).toBe(101);
    expect(await choose(url, "105")).toBe("http://127.0.0.1:5871/?message=success");
    expect(await plan()).toBe(105);
    const managed = (await api.call(routes.getManagementUrl, {}, { session })).data.url;
    expect(await (await api.app.request(managed)).text()).toContain("The present plan is Standard");
    expect(await choose(managed, "110")).toBe("http://127.0.0.1:5871/?return=");
    expect(await plan()).toBe(110);
    await choose(managed, "end");
    expect(await plan()).toBe(101);
  });

  it("is bought on pages in the language of the reader", async () => {
    const session = await api.signIn("reader of Arabic");
    const { url } = (await api.call(routes.getCheckoutUrl, { plan: 105 }, { session })).data;
    const page = await api.app.request(url, { headers: { Cookie: "mimi-language=ar" } });
    expect(await page.text()).toMatch(
      /<html lang="ar" dir="rtl">[^]*<h1>محاكي الدفع، لا تنتقل أي أموال<\/h1>/,
    );
  });

  it("is bought and cancelled also when another process opened the page", async () => {
    const other = testApp(database());
    const session = await api.signIn("elsewhere");
    const plan = async () => (await api.call(routes.getPlan, {}, { session })).data.plan_id;
    const { url } = (await api.call(routes.getCheckoutUrl, { plan: 105 }, { session })).data;
    await choose(url, "105", other);
    expect(await plan()).toBe(105);
    const managed = (await other.call(routes.getManagementUrl, {}, { session })).data.url;
    await choose(managed, "end", api);
    expect(await plan()).toBe(101);
  });

  async function choose(address: string, choice: string, by = api): Promise<string | null> {
    const ticket = new URL(address).searchParams.get("ticket") ?? "";
    const body = new URLSearchParams({ ticket, choice });
    const response = await by.app.request(address, { method: "POST", body });
    expect(response.status).toBe(303);
    return response.headers.get("Location");
  }

  // Rule: odd-input-refused
  it("does not change by a forged ticket, or by a ticket of another page", async () => {
    const session = await api.signIn("forger");
    const { url } = (await api.call(routes.getCheckoutUrl, { plan: 105 }, { session })).data;
    const checkout = new URL(url).searchParams.get("ticket") ?? "";
    const forged = ["", "a.b", `${checkout}1`, checkout.replace("cs_", "sub_")];
    for (const [page, tickets] of [
      ["checkout", forged],
      ["management", [...forged, checkout]],
    ] as const) {
      for (const ticket of [...tickets, "cs_a%00b"]) {
        const answer = await parseAnswer(await api.app.request(`/api/test/${page}/?ticket=${ticket}`));
        expect(answer.code).toBe(ErrorCode.notFound);
      }
    }
  });

  // Rule: payment-return-address
  it("returns to the configured address, whatever host the request names", async () => {
    const session = await api.signIn("host");
    const headers = {
      Host: "evil.example",
      "X-Forwarded-Host": "evil.example",
      Origin: "https://evil.example",
    };
    const { data } = await api.call(routes.getCheckoutUrl, { plan: 105 }, { session, headers });
    expect(data.url).not.toContain("evil");
  });

  it("is deleted with its user", async () => {
    const { db } = database();
    await subscribe(await api.signIn("gone"), new Date());
    await db.delete(user);
    expect(await db.select().from(subscription)).toEqual([]);
  });
});
