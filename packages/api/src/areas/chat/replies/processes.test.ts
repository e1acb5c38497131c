import { routes } from "@mimi/contract";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { OpenDatabase } from "../../../db/Database.ts";
import { postgresAt } from "../../../config/databaseSettings.ts";
import { openPostgres } from "../../../db/postgres/postgres.ts";
import { streamingReply } from "../../../db/schema/chat.ts";
import { newId } from "../../../shared/ids.ts";
import { freshPglite, freshPostgresAddress } from "../../../testing/databases.ts";
import { EventReader, partOf, readEvents, shapeOf, textOf } from "../../../testing/eventStream.ts";
import { type ChatFixture, chatFixture, testChatOf, untilFirstToken } from "../testing/chatFixture.ts";

describe("two processes on one PostgreSQL", () => {
  let databases: [OpenDatabase, OpenDatabase];
  let here: ChatFixture;
  let there: ChatFixture;

  beforeAll(async () => {
    const url = await freshPostgresAddress();
    databases = [
      await openPostgres(postgresAt(url), () => undefined),
      await openPostgres(postgresAt(url), () => undefined),
    ];
    here = await chatFixture(databases[0]);
    there = await chatFixture(databases[1]);
  });
  afterAll(async () => {
    await here.close();
    await there.close();
    await Promise.all(databases.map((database) => database.close()));
  });

  it("resume each other's streams live, with every character", async () => {
    const gate = Promise.withResolvers<void>();
    here.provider.play(async (turn) => {
      turn.say("Good ");
      await gate.promise;
      turn.say("evening 🌙");
      await new Promise((resolve) => setTimeout(resolve, 300));
      turn.say(" again.");
      turn.finish();
    });
    const testChat = await here.newChat();
    const { reader, replyId, events } = await untilFirstToken(await testChat.send("Hello"));
    await reader.close();
    const away = testChatOf(there.api, testChat.session, testChat.characterId, testChat.chatKey);
    const resumed = new EventReader(await away.resume(replyId, events.at(-1)?.id));
    expect((await resumed.next())?.part).toMatchObject({ type: "start" });
    gate.resolve();
    const rest = await resumed.rest();
    expect(textOf(events) + textOf(rest)).toBe("Good evening 🌙 again.");
    expect(shapeOf(rest).slice(-4)).toEqual(["text-end", "data-ended", "finish", "[DONE]"]);
  });

  // Rule: stream-between-processes
  it("send each other new text: a client reads the whole text a few times, however long it is streamed", async () => {
    const gate = Promise.withResolvers<void>();
    here.provider.play(async (turn) => {
      turn.say("Word 0.");
      await gate.promise;
      for (let word = 1; word <= 60; word += 1) {
        turn.say(` Word ${word}.`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      turn.finish();
    });
    const testChat = await here.newChat();
    const { reader, replyId, events } = await untilFirstToken(await testChat.send("Hello"));
    await reader.close();
    const away = testChatOf(there.api, testChat.session, testChat.characterId, testChat.chatKey);
    const resumed = await away.resume(replyId, events.at(-1)?.id);
    const query = vi.spyOn(databases[1].pool ?? { query: () => undefined }, "query");
    gate.resolve();
    const rest = await readEvents(resumed);
    const reads = query.mock.calls.filter(([call]) =>
      JSON.stringify(call).includes('"streaming_reply"."waiting"'),
    );
    query.mockRestore();
    const words = Array.from({ length: 61 }, (_none, word) => `Word ${word}.`);
    expect(textOf(events) + textOf(rest)).toBe(words.join(" "));
    // One for each of the fifteen notices or more, were the text not in them. A busy machine can need one more.
    expect(reads.length).toBeLessThan(6);
    expect(rest.filter(({ part }) => part !== "[DONE]" && part.type === "text-delta").length).toBeGreaterThan(
      8,
    );
  });

  it("write another variant once, whichever process gets the request", async () => {
    for (const { provider } of [here, there]) {
      provider.play((turn) => {
        turn.say("Hello.");
        turn.finish();
      });
    }
    const testChat = await here.newChat();
    await testChat.sendAndRead("Hello");
    const { id } = await testChat.reply();
    const away = testChatOf(there.api, testChat.session, testChat.characterId, testChat.chatKey);
    const client_id = newId();
    const requests = Array.from({ length: 20 }, async (_, at) =>
      readEvents(await (at % 2 ? testChat : away).regenerate(id, { client_id })),
    );
    const answers = await Promise.all(requests);
    expect(new Set(answers.map((events) => partOf(events, "data-accepted").data.alternative_id)).size).toBe(
      1,
    );
    expect((await away.reply()).alternatives).toHaveLength(2);
    expect(await testChat.used()).toBe(2);
  });

  it("end a reply whose process died, keep its text, and let the user retry", async () => {
    const testChat = await here.newChat();
    const { db } = databases[0];
    here.provider.play((turn) => turn.say("Good "));
    const { reader, replyId } = await untilFirstToken(await testChat.send("Hello"));
    await expect.poll(async () => (await testChat.reply()).alternatives[0]?.text).toBe("Good ");
    // As if the process had died: another owner, and no heartbeat for a while.
    await db
      .update(streamingReply)
      .set({ owner: "a-dead-process", heartbeat_at: sql`now() - interval '11 seconds'` })
      .where(eq(streamingReply.message_id, replyId));
    const away = testChatOf(there.api, testChat.session, testChat.characterId, testChat.chatKey);
    const events = await readEvents(await away.resume(replyId));
    expect(textOf(events)).toBe("Good ");
    expect(partOf(events, "data-failure").data).toMatchObject({ retryable: true });
    expect(await away.reply()).toMatchObject({
      status: "failed",
      alternatives: [{ text: "Good ", finish: "error" }],
    });
    // The first process gives the reply up, and its clients get the stored end.
    expect(partOf(await reader.rest(), "data-ended").data.finish).toBe("error");
    there.provider.play((turn) => {
      turn.say("Here again.");
      turn.finish();
    });
    expect(textOf(await away.sendAndRead("Hello"))).toBe("Here again.");
  });

  it("do not end a slow reply", async () => {
    const gate = Promise.withResolvers<void>();
    here.provider.play(async (turn) => {
      await gate.promise;
      turn.say("Late.");
      turn.finish();
    });
    const testChat = await here.newChat();
    const response = await testChat.send("Hello");
    const [row] = await databases[0].db.select().from(streamingReply);
    await expect
      .poll(async () => {
        const [now] = await databases[0].db.select().from(streamingReply);
        return (now?.heartbeat_at.getTime() ?? 0) - (row?.heartbeat_at.getTime() ?? 0);
      })
      .toBeGreaterThan(500);
    gate.resolve();
    expect(textOf(await readEvents(response))).toBe("Late.");
  });
});

describe("a process that cannot store heartbeats", () => {
  // Rule: stream-text-stored
  it("does not end its own replies", async () => {
    const database = await openPostgres(postgresAt(await freshPostgresAddress()), () => undefined);
    const heartbeatDb = {
      execute: () => new Promise(() => undefined),
    } as unknown as OpenDatabase["heartbeatDb"];
    const chats = await chatFixture(database, { heartbeatDb });
    const gate = Promise.withResolvers<void>();
    chats.provider.play(async (turn) => {
      turn.say("Good ");
      await gate.promise;
      turn.say("evening.");
      turn.finish();
    });
    const testChat = await chats.newChat();
    const { reader, replyId } = await untilFirstToken(await testChat.send("Hello"));
    await database.db
      .update(streamingReply)
      .set({ heartbeat_at: sql`now() - interval '11 seconds'` })
      .where(eq(streamingReply.message_id, replyId));
    expect((await testChat.send("Hello?")).status).toBe(409);
    gate.resolve();
    expect(partOf(await reader.rest(), "data-ended").data).toEqual({ finish: "complete" });
    expect((await testChat.reply()).alternatives).toMatchObject([
      { text: "Good evening.", finish: "complete" },
    ]);
    await chats.close();
    await database.close();
  });
});

describe("a process on the embedded database", () => {
  it("ends the unfinished replies of an earlier start, and keeps their text", async () => {
    const database = await freshPglite();
    const before = await chatFixture(database);
    before.provider.play((turn) => turn.say("Good "));
    const testChat = await before.newChat();
    const { replyId, reader } = await untilFirstToken(await testChat.send("Hello"));
    await expect.poll(async () => (await testChat.reply()).alternatives[0]?.text).toBe("Good ");
    const after = await chatFixture(database);
    const again = testChatOf(after.api, testChat.session, testChat.characterId, testChat.chatKey);
    const events = await readEvents(await again.resume(replyId));
    expect(textOf(events)).toBe("Good ");
    expect(partOf(events, "data-ended").data.finish).toBe("error");
    expect(await again.reply()).toMatchObject({ status: "failed", error: { retryable: true } });
    await reader.rest();
    await before.close();
    await after.close();
    await database.close();
  });

  it("ends its streams so that clients resume, and completes its replies, when it stops", async () => {
    const database = await freshPglite();
    const stopping = new AbortController();
    const chats = await chatFixture(database, { stopping: stopping.signal });
    const gate = Promise.withResolvers<void>();
    chats.provider.play(async (turn) => {
      turn.say("Good ");
      await gate.promise;
      turn.say("evening.");
      turn.finish();
    });
    const open = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const testChat = await chats.newChat();
        return { testChat, ...(await untilFirstToken(await testChat.send("Hello"))) };
      }),
    );
    stopping.abort();
    const rests = await Promise.all(open.map(({ reader }) => reader.rest()));
    for (const rest of rests) expect(shapeOf(rest)).not.toContain("finish");
    gate.resolve();
    await chats.api.stop();
    for (const { testChat, replyId } of open.slice(0, 3)) {
      const reply = await testChat.reply();
      expect(reply).toMatchObject({ id: replyId, status: "done", alternatives: [{ text: "Good evening." }] });
    }
    expect(await database.db.select().from(streamingReply)).toEqual([]);
    await chats.provider.close();
    await database.close();
  });

  it("fails replies that do not end in time, keeps their text, and lets the user retry", async () => {
    const database = await freshPglite();
    const chats = await chatFixture(database);
    chats.provider.play((turn) => {
      turn.say("Good ");
      // Sends tokens for longer than a stop waits.
      const speaking = setInterval(() => turn.say("… "), 100);
      void turn.hungUp.then(() => clearInterval(speaking));
    });
    const testChat = await chats.newChat();
    await untilFirstToken(await testChat.send("Hello"));
    await chats.api.stop();
    const reply = await testChat.reply();
    expect(reply).toMatchObject({ status: "failed", error: { retryable: true } });
    expect(reply.alternatives[0]?.text).toMatch(/^Good /);
    expect(await chats.api.call(routes.getUser, {}, { session: testChat.session })).toMatchObject({
      code: 0,
    });
    await chats.provider.close();
    await database.close();
  });
});
