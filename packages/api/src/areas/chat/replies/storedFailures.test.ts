import { type FailureReason, routes } from "@mimi/contract";
import { eq, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Database } from "../../../db/Database.ts";
import * as schema from "../../../db/schema.ts";
import { user } from "../../../db/schema/referenced.ts";
import { noModel } from "../../../providers/model/noModel.ts";
import { describeDatabase } from "../../../testing/describeEachDatabase.ts";
import { readEvents } from "../../../testing/eventStream.ts";
import { inTurn, type Script } from "../../../testing/scriptedProvider.ts";
import { type ChatFixture, chatFixture } from "../testing/chatFixture.ts";

const failing: readonly (readonly [FailureReason, Script])[] = [
  ["model_busy", ({ response }) => void response.writeHead(429).end("{}")],
  ["model_timeout", ({ response }) => void response.writeHead(408).end("{}")],
  ["model_refused", ({ response }) => void response.writeHead(400).end("{}")],
  ["model_misconfigured", ({ response }) => void response.writeHead(401).end("{}")],
  ["model_failed", ({ response }) => void response.writeHead(500).end("{}")],
  [
    "reply_cut",
    ({ say, response }) => {
      say("Half ");
      setTimeout(() => response.destroy(), 30);
    },
  ],
  [
    "reply_garbled",
    ({ response }) => void response.writeHead(200, { "Content-Type": "text/html" }).end("<h1>proxy</h1>"),
  ],
  ["reply_empty", ({ finish }) => finish()],
];

describeDatabase("a failed reply", (database) => {
  let chats: ChatFixture;
  beforeAll(async () => {
    chats = await chatFixture(database());
  });
  afterAll(() => chats.close());

  /** A chat whose texts are no sentences. */
  const newChat = () => chats.newChat({ greeting: "Hm" });
  const answered = async () => {
    chats.provider.play(inTurn("First"));
    const testChat = await newChat();
    await testChat.sendAndRead("Hello");
    return { testChat, id: (await testChat.reply()).id };
  };

  it.each(failing)("is stored as %s, without a sentence", async (reason, script) => {
    chats.provider.play(script);
    const testChat = await newChat();
    await testChat.sendAndRead("Hello");
    const retryable = reason !== "model_misconfigured";
    expect((await testChat.reply()).error).toEqual({ code: 50201, reason, retryable });
  });

  it("of a blocked version is stored as version_blocked", async () => {
    const { testChat, id } = await answered();
    chats.provider.play((turn) => void (turn.say("Some"), turn.finish("content_filter")));
    await readEvents(await testChat.regenerate(id));
    expect((await testChat.reply()).error).toEqual({
      code: 42201,
      reason: "version_blocked",
      retryable: true,
    });
  });

  it("that a moderator takes down is stored as removed_by_moderator", async () => {
    const { testChat, id } = await answered();
    const moderator = await chats.api.signIn("moderator");
    const { uid } = (await chats.api.call(routes.getUser, {}, { session: moderator })).data;
    await database().db.update(user).set({ role: "moderator" }).where(eq(user.id, uid));
    const decision = { kind: "message", id, decision: "remove" } as const;
    expect((await chats.api.call(routes.decideModeration, decision, { session: moderator })).code).toBe(0);
    const { messages } = await testChat.messages();
    expect(messages.at(-1)?.error).toEqual({
      ...{ code: 42201, reason: "removed_by_moderator", retryable: false },
    });
  });

  it("of a server without a model is stored as replies_off", async () => {
    const off = await chatFixture(database(), { model: noModel() });
    const testChat = await off.newChat({ greeting: "Hm" });
    await testChat.sendAndRead("Hello");
    expect((await testChat.reply()).error).toEqual({ code: 50301, reason: "replies_off", retryable: false });
    await off.close();
  });

  // Rule: failure-code-stored
  it("leaves no sentence of ours in any table", async () => {
    expect(await sentencesIn(database().db)).toEqual([]);
  });
});

/** The texts of all columns, within JSON too, that read like a sentence. */
async function sentencesIn(db: Database): Promise<readonly string[]> {
  const found: string[] = [];
  for (const table of Object.values(schema).filter((one) => is(one, PgTable))) {
    JSON.stringify(await db.select().from(table), (_key, value: unknown) => {
      if (typeof value === "string" && /^[A-Z].* .*[.!?]$/s.test(value)) found.push(value);
      return value;
    });
  }
  return found;
}
