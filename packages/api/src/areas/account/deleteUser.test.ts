import { ErrorCode, routes } from "@mimi/contract";
import { and, eq, getTableColumns, getTableName, is, ne } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import sharp from "sharp";
import { beforeAll, expect, it } from "vitest";
import * as schema from "../../db/schema.ts";
import { newChatKey, newId } from "../../shared/ids.ts";
import { addCharacter } from "../../testing/addCharacter.ts";
import { describeEachDatabase } from "../../testing/describeEachDatabase.ts";
import { identityToken } from "../../testing/identityTokens.ts";
import { instantModel } from "../../testing/instantModel.ts";
import { type TestApp, parseAnswer, testApp } from "../../testing/testApp.ts";

const MINUTE_S = 60;

describeEachDatabase("deleting an account", (database) => {
  let api: TestApp;
  let paid: string[];

  beforeAll(() => {
    paid = [];
    const made = testApp(database());
    const billing = { ...made.deps.billing, cancelAll: async (id: string) => [String(paid.push(id))] };
    api = testApp(database(), { billing, model: instantModel });
  });

  async function signedInAgo(seconds: number): Promise<string> {
    const auth_time = Math.floor(Date.now() / 1000) - seconds;
    const token = await identityToken({ sub: newId(), email: "ada@example.org", auth_time });
    const headers = { Authorization: `Bearer ${token}` };
    return (await api.call(routes.createCookie, {}, { headers })).data;
  }

  async function idOf(session: string): Promise<string> {
    return (await api.call(routes.getUser, {}, { session })).data.uid;
  }

  async function say(session: string, character_id: string, text: string): Promise<string> {
    const chat_key = newChatKey();
    const input = { chat_key, character_id, client_id: newId(), text };
    const answer = await api.send(routes.sendMessage, input, { session });
    expect(answer.status).toBe(200);
    await answer.text();
    return chat_key;
  }

  async function upload(session: string): Promise<string> {
    const image = await sharp({ create: { width: 300, height: 400, channels: 3, background: "#345" } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.set("file", new Blob([new Uint8Array(image)], { type: "image/png" }), "a.png");
    const headers = { "mimi-cookie": session };
    const init = { method: "POST", body: form, headers };
    return (await parseAnswer<{ url: string }>(await api.app.request("/api/user/upload/", init))).data.url;
  }

  it.each([routes.exportUser, routes.deleteUser])("at $path needs a fresh sign-in", async (route) => {
    const stale = await signedInAgo(11 * MINUTE_S);
    const refused = await parseAnswer(await api.send(route, {}, { session: stale }));
    expect([refused.status, refused.code, refused.details]).toEqual([
      403,
      ErrorCode.notAllowed,
      { needs: "fresh_sign_in" },
    ]);
    expect((await api.call(routes.getUser, {}, { session: stale })).code).toBe(0);
  });

  it("needs a new sign-in after ten minutes", async () => {
    const session = await signedInAgo(0);
    expect((await api.send(routes.exportUser, {}, { session })).status).toBe(200);
    const old = new Date(Date.now() - 11 * MINUTE_S * 1000);
    await database().db.update(schema.session).set({ authenticated_at: old });
    expect((await api.send(routes.exportUser, {}, { session })).status).toBe(403);
  });

  it("exports all data of the user, without data of others and without secrets", async () => {
    const [session, other] = [await signedInAgo(0), await signedInAgo(0)];
    const { db } = database();
    const uid = await idOf(session);
    const character = await addCharacter(db, { creator_id: uid, definition: "Mine alone" });
    await say(session, character, "Words of mine");
    await say(other, character, "Words of another");
    await api.call(routes.like, { character_id: character }, { session });
    await api.call(routes.hide, { kind: "creator", id: "test-creator-of-none" }, { session });
    await api.call(
      routes.report,
      { kind: "character", id: character, reason: "spam", text: "My report" },
      { session },
    );
    const response = await api.send(routes.exportUser, {}, { session });
    expect(response.headers.get("Content-Disposition")).toMatch(/^attachment; filename="mimi-[\d-]+\.json"$/);
    const text = await response.text();
    const file = JSON.parse(text) as Record<string, unknown[]> & { user: { id: string } };
    expect(file.user.id).toBe(uid);
    for (const mine of ["Mine alone", "Words of mine", "My report"]) expect(text).toContain(mine);
    expect(text).not.toContain("Words of another");
    for (const row of await db.select().from(schema.session)) expect(text).not.toContain(row.token_hash);
    for (const derived of ["search", "folded_name", "name_key", "line"])
      expect(text).not.toContain(`"${derived}":`);
    expect(file.reactions).toHaveLength(1);
    expect(file.chats).toHaveLength(1);
  });

  it("exports each table with data of a user, or names it as left out", async () => {
    const text = await (await api.send(routes.exportUser, {}, { session: await signedInAgo(0) })).text();
    const inFile = Object.keys(JSON.parse(text) as object);
    const sections: Readonly<Record<string, string>> = {
      session: "sessions",
      age_check: "age_checks",
      subscription: "plan",
      provider_subscription: "subscriptions",
      payment_checkout: "checkout",
      message_usage: "messages_per_day",
      byte_usage: "bytes_per_hour",
      account_storage: "storage",
      upload: "uploads",
      reaction: "reactions",
      hidden_item: "hidden",
      persona: "personas",
      abuse_report: "reports",
      moderation_decision: "decisions",
      decision_notice: "notices",
      appeal: "appeals",
      // Hashes only.
      refused_content: "reports",
      character: "characters",
      chat: "chats",
      // Parts of characters and chats, or short-lived rows.
      imported_card: "characters",
      character_revision: "characters",
      message: "chats",
      variant: "chats",
      variant_text: "chats",
      memory: "chats",
      chat_request: "chats",
      streaming_reply: "chats",
      ccbill_sale: "subscriptions",
      // Data of the payment simulator, which replaces a provider.
      simulated_subscription: "subscriptions",
      user: "user",
    };
    for (const table of Object.values(schema).filter((one) => is(one, PgTable))) {
      const { name, foreignKeys } = getTableConfig(table);
      const personal =
        foreignKeys.some((key) => {
          const target = getTableName(key.reference().foreignTable);
          return ["user", "chat", "message", "character"].includes(target);
        }) || "user_id" in getTableColumns(table);
      if (personal) expect(inFile, name).toContain(sections[name]);
    }
  });

  it("deletes all data of the user, cancels subscriptions, and keeps the chats of others", async () => {
    const [session, other] = [await signedInAgo(0), await signedInAgo(0)];
    const { db } = database();
    const uid = await idOf(session);
    const cover = await upload(session);
    const shared = { creator_id: uid, name: "Shared", bio: "About Ada", greeting: "Good evening." };
    const withChats = await addCharacter(db, { ...shared, avatar: cover, chats: 1 });
    const unknown = await addCharacter(db, { creator_id: uid, name: "Unknown" });
    const elsewhere = await addCharacter(db);
    const otherMessage = await say(other, withChats, "Still here");
    const mine = await say(session, elsewhere, "Soon gone");
    await db
      .insert(schema.subscription)
      .values({ user_id: uid, plan_id: 110, end_time: new Date(Date.now() + 60_000) });
    await api.call(
      routes.report,
      { kind: "character", id: elsewhere, reason: "spam", text: "My words" },
      { session },
    );
    expect((await api.app.request(cover)).status).toBe(200);

    expect((await api.call(routes.deleteUser, {}, { session })).code).toBe(0);

    expect(paid).toContain(uid);
    expect((await api.call(routes.getUser, {}, { session })).code).toBe(ErrorCode.signedOut);
    expect((await api.app.request(cover)).status).toBe(404);
    const { character, chat, abuseReport: report, user } = schema;
    expect(await db.select().from(user).where(eq(user.id, uid))).toEqual([]);
    expect(await db.select().from(chat).where(eq(chat.chat_key, mine))).toEqual([]);
    expect(await db.select().from(character).where(eq(character.id, unknown))).toEqual([]);
    const [remaining] = await db.select().from(character).where(eq(character.id, withChats));
    expect(remaining).toMatchObject({
      creator_id: "deleted-user",
      avatar: null,
      visibility: "private",
    });
    const ofShared = eq(schema.characterRevision.character_id, withChats);
    const [revision] = await db.select().from(schema.characterRevision).where(ofShared);
    expect(revision?.fields).toMatchObject({ bio: "", avatar: null, greeting: "Good evening." });
    const [reported] = await db.select().from(report).where(eq(report.item_id, elsewhere));
    expect(reported).toMatchObject({ reporter_id: null, text: "" });
    for (const table of Object.values(schema).filter((one) => is(one, PgTable))) {
      if (table === schema.auditEntry) continue;
      expect(JSON.stringify(await db.select().from(table as typeof user)), getTableName(table)).not.toContain(
        uid,
      );
    }
    const history = await api.call(routes.listMessages, { chat_key: otherMessage }, { session: other });
    expect(JSON.stringify(history.data.messages)).toContain("Still here");
    const again = { chat_key: otherMessage, character_id: withChats, client_id: newId(), text: "And on" };
    expect((await api.send(routes.sendMessage, again, { session: other })).status).toBe(200);
    expect((await api.call(routes.getCharacter, { character_id: withChats }, { session: other })).code).toBe(
      ErrorCode.notFound,
    );
  });

  it.each([true, false])(
    "deletes the account at the identity provider when that is possible (reached: %s)",
    async (isReached) => {
      const deletedLogins: string[] = [];
      const deleteLogin = async (sub: string) => {
        if (!isReached) throw new Error("The identity provider gave no token: 503");
        deletedLogins.push(sub);
      };
      const trusted = testApp(database(), { identity: { ...api.deps.identity, deleteAccount: deleteLogin } });
      const sub = newId();
      const headers = { Authorization: `Bearer ${await identityToken({ sub })}` };
      const session = (await trusted.call(routes.createCookie, {}, { headers })).data;
      expect((await trusted.call(routes.deleteUser, {}, { session })).code).toBe(0);
      expect(deletedLogins).toEqual(isReached ? [sub] : []);
      expect((await trusted.call(routes.getUser, {}, { session })).code).toBe(ErrorCode.signedOut);
    },
  );

  it("keeps the account when a subscription cannot be cancelled", async () => {
    const billing = {
      ...api.deps.billing,
      cancelAll: () => Promise.reject(new Error("connect ECONNREFUSED")),
    };
    const offline = testApp(database(), { billing });
    const session = await signedInAgo(0);
    expect((await offline.call(routes.deleteUser, {}, { session })).code).not.toBe(0);
    expect((await offline.call(routes.getUser, {}, { session })).code).toBe(0);
  });

  it("lets the same identity sign up again", async () => {
    const sub = newId();
    const headers = { Authorization: `Bearer ${await identityToken({ sub })}` };
    const session = (await api.call(routes.createCookie, {}, { headers })).data;
    const before = await idOf(session);
    await api.call(routes.deleteUser, {}, { session });
    const after = await idOf((await api.call(routes.createCookie, {}, { headers })).data);
    expect(after).not.toBe(before);
    const { user } = schema;
    const mine = and(eq(user.identity_sub, sub), ne(user.id, after));
    expect(await database().db.select().from(user).where(mine)).toEqual([]);
  });
});
