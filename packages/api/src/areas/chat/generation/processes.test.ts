import { routes } from "@mimi/contract";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenDatabase } from "../../../db/Database.ts";
import { openPostgres } from "../../../db/postgres.ts";
import { generation } from "../../../db/schema.ts";
import { newId } from "../../../shared/ids.ts";
import { freshPglite, freshPostgresAddress } from "../../../testing/databases.ts";
import { EventReader, partOf, readEvents, shapeOf, textOf } from "../../../testing/eventStream.ts";
import { type ChatFixture, chatFixture, talkOf, untilFirstWords } from "../testing/chatFixture.ts";

describe("two processes on one PostgreSQL", () => {
  let databases: [OpenDatabase, OpenDatabase];
  let here: ChatFixture;
  let there: ChatFixture;

  beforeAll(async () => {
    const url = await freshPostgresAddress();
    databases = [await openPostgres(url, () => undefined), await openPostgres(url, () => undefined)];
    here = await chatFixture(databases[0]);
    there = await chatFixture(databases[1]);
  });
  afterAll(async () => {
    await here.close();
    await there.close();
    await Promise.all(databases.map((database) => database.close()));
  });

  it("resume each other's streams, live, with every character", async () => {
    const gate = Promise.withResolvers<void>();
    here.provider.play(async (turn) => {
      turn.say("Good ");
      await gate.promise;
      turn.say("evening 🌙");
      await new Promise((resolve) => setTimeout(resolve, 300));
      turn.say(" again.");
      turn.finish();
    });
    const talk = await here.talk();
    const { reader, replyId, events } = await untilFirstWords(await talk.send("Hello"));
    await reader.close();
    const away = talkOf(there.api, talk.session, talk.characterId, talk.chatKey);
    const resumed = new EventReader(await away.resume(replyId, events.at(-1)?.id));
    expect((await resumed.next())?.part).toMatchObject({ type: "start" });
    gate.resolve();
    const rest = await resumed.rest();
    expect(textOf(events) + textOf(rest)).toBe("Good evening 🌙 again.");
    expect(shapeOf(rest).slice(-4)).toEqual(["text-end", "data-ended", "finish", "[DONE]"]);
  });

  it("write another variant once between them, whoever is asked", async () => {
    for (const { provider } of [here, there]) {
      provider.play((turn) => {
        turn.say("Hello.");
        turn.finish();
      });
    }
    const talk = await here.talk();
    await talk.say("Hello");
    const { id } = await talk.reply();
    const away = talkOf(there.api, talk.session, talk.characterId, talk.chatKey);
    const client_id = newId();
    const asked = Array.from({ length: 20 }, async (_, at) =>
      readEvents(await (at % 2 ? talk : away).regenerate(id, { client_id })),
    );
    const answers = await Promise.all(asked);
    expect(new Set(answers.map((events) => partOf(events, "data-accepted").data.alternative_id)).size).toBe(
      1,
    );
    expect((await away.reply()).alternatives).toHaveLength(2);
    expect(await talk.used()).toBe(2);
  });

  it("end a reply whose writer died, keeping its text, and let the user try again", async () => {
    const talk = await here.talk();
    const { db } = databases[0];
    here.provider.play((turn) => turn.say("Good "));
    const { reader, replyId } = await untilFirstWords(await talk.send("Hello"));
    await expect.poll(async () => (await talk.reply()).alternatives[0]?.text).toBe("Good ");
    // The writer loses its reply as it would by dying: another name, and no heartbeat for a while.
    await db
      .update(generation)
      .set({ owner: "a-dead-process", beat: sql`now() - interval '11 seconds'` })
      .where(eq(generation.message_id, replyId));
    const away = talkOf(there.api, talk.session, talk.characterId, talk.chatKey);
    const events = await readEvents(await away.resume(replyId));
    expect(textOf(events)).toBe("Good ");
    expect(partOf(events, "data-failure").data).toMatchObject({ retryable: true });
    expect(await away.reply()).toMatchObject({
      status: "failed",
      alternatives: [{ text: "Good ", finish: "error" }],
    });
    // The writer that lost it gives way, and its users learn the truth.
    expect(partOf(await reader.rest(), "data-ended").data.finish).toBe("error");
    there.provider.play((turn) => {
      turn.say("Here again.");
      turn.finish();
    });
    expect(textOf(await away.say("Hello"))).toBe("Here again.");
  });

  it("do not take a slow reply for a dead one", async () => {
    const gate = Promise.withResolvers<void>();
    here.provider.play(async (turn) => {
      await gate.promise;
      turn.say("Late.");
      turn.finish();
    });
    const talk = await here.talk();
    const response = await talk.send("Hello");
    const [row] = await databases[0].db.select().from(generation);
    await expect
      .poll(
        async () => {
          const [now] = await databases[0].db.select().from(generation);
          return (now?.beat.getTime() ?? 0) - (row?.beat.getTime() ?? 0);
        },
        { timeout: 5_000 },
      )
      .toBeGreaterThan(500);
    gate.resolve();
    expect(textOf(await readEvents(response))).toBe("Late.");
  });
});

describe("a process whose database takes no heartbeats", () => {
  it("does not take its own replies for dead", async () => {
    const database = await openPostgres(await freshPostgresAddress(), () => undefined);
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
    const talk = await chats.talk();
    const { reader, replyId } = await untilFirstWords(await talk.send("Hello"));
    await database.db
      .update(generation)
      .set({ beat: sql`now() - interval '11 seconds'` })
      .where(eq(generation.message_id, replyId));
    expect((await talk.send("Hello?")).status).toBe(409);
    gate.resolve();
    expect(partOf(await reader.rest(), "data-ended").data).toEqual({ finish: "complete" });
    expect((await talk.reply()).alternatives).toMatchObject([{ text: "Good evening.", finish: "complete" }]);
    await chats.close();
    await database.close();
  });
});

describe("a process on the embedded database", () => {
  it("ends at its start what an earlier life left unfinished, and keeps the text", async () => {
    const database = await freshPglite();
    const before = await chatFixture(database);
    before.provider.play((turn) => turn.say("Good "));
    const talk = await before.talk();
    const { replyId, reader } = await untilFirstWords(await talk.send("Hello"));
    await expect.poll(async () => (await talk.reply()).alternatives[0]?.text).toBe("Good ");
    const after = await chatFixture(database);
    const again = talkOf(after.api, talk.session, talk.characterId, talk.chatKey);
    const events = await readEvents(await again.resume(replyId));
    expect(textOf(events)).toBe("Good ");
    expect(partOf(events, "data-ended").data.finish).toBe("error");
    expect(await again.reply()).toMatchObject({ status: "failed", error: { retryable: true } });
    await reader.rest();
    await before.close();
    await after.close();
    await database.close();
  });

  it("ends its streams resumable when it stops, and its replies cleanly", async () => {
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
        const talk = await chats.talk();
        return { talk, ...(await untilFirstWords(await talk.send("Hello"))) };
      }),
    );
    stopping.abort();
    const rests = await Promise.all(open.map(({ reader }) => reader.rest()));
    for (const rest of rests) expect(shapeOf(rest)).not.toContain("finish");
    gate.resolve();
    await chats.api.stop();
    for (const { talk, replyId } of open.slice(0, 3)) {
      const reply = await talk.reply();
      expect(reply).toMatchObject({ id: replyId, status: "done", alternatives: [{ text: "Good evening." }] });
    }
    expect(await database.db.select().from(generation)).toEqual([]);
    await chats.provider.close();
    await database.close();
  });

  it("fails what does not end in time, keeps its text and lets the user try again", async () => {
    const database = await freshPglite();
    const chats = await chatFixture(database);
    chats.provider.play((turn) => {
      turn.say("Good ");
      // Speaks on for longer than a stop waits.
      const speaking = setInterval(() => turn.say("… "), 100);
      void turn.hungUp.then(() => clearInterval(speaking));
    });
    const talk = await chats.talk();
    await untilFirstWords(await talk.send("Hello"));
    await chats.api.stop();
    const reply = await talk.reply();
    expect(reply).toMatchObject({ status: "failed", error: { retryable: true } });
    expect(reply.alternatives[0]?.text).toMatch(/^Good /);
    expect(await chats.api.call(routes.getUser, {}, { session: talk.session })).toMatchObject({ code: 0 });
    await chats.provider.close();
    await database.close();
  });
});
