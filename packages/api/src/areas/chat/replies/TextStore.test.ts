import { and, eq, isNotNull, sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { streamingReply, streamingReplyPart, message, variant } from "../../../db/schema/chat.ts";
import { textOfStreamingReply, textOfVariant } from "../../../domain/variants/variantTexts.ts";
import { makeLog } from "../../../shared/log.ts";
import { describeEachDatabase } from "../../../testing/describeEachDatabase.ts";
import { chatFixture } from "../testing/chatFixture.ts";
import { unpackPieces } from "./pieces.ts";
import { REPLY_CHANNEL } from "./reply.ts";
import { endReplies } from "./replyRecord.ts";
import { type PendingWrite, type WriteOutcome, TextStore } from "./TextStore.ts";

describeEachDatabase("the store of streaming texts", (database) => {
  let replies: string[];
  const OWNER = "this-process";
  const plain = { variant: "v", from: 0, stored: 0, added: "", waiting: false, isChanged: true };

  beforeAll(async () => {
    const { db } = database();
    const chats = await chatFixture(database());
    for (let at = 0; at < 4; at += 1) await (await chats.newChat()).sendAndRead("Hello");
    // From here on no other part of the API ends these replies.
    await chats.close();
    const written = await db
      .select({
        message_id: message.id,
        variant_id: variant.id,
        chat_key: message.chat_key,
        user_id: variant.user_id,
      })
      .from(message)
      .innerJoin(variant, eq(variant.message_id, message.id))
      .where(and(eq(message.role, "character"), isNotNull(message.parent_id)));
    const running = { owner: OWNER, heartbeat_at: new Date(), text: "", base: 0, status: "running" } as const;
    await db.insert(streamingReply).values(written.map((one) => ({ ...one, ...running })));
    replies = written.map((one) => one.message_id);
  });

  function store(shared: boolean) {
    const { db } = database();
    return new TextStore({ db, log: makeLog("silent"), owner: OWNER, shared });
  }

  /** Stores one text once. */
  function storeOnce(textStore: TextStore, write: PendingWrite): Promise<WriteOutcome> {
    return new Promise((resolve) => {
      const text = {
        pendingWrite: () => write,
        stored: (_write: PendingWrite, outcome: WriteOutcome) => {
          textStore.remove(text);
          resolve(outcome);
        },
      };
      textStore.add(text);
    });
  }

  it("stores any text, and reports each result", async () => {
    const { db } = database();
    const [first = "", second = "", third = ""] = replies;
    const text = `“Quotes”, \\ {"json":1}, a\nline and 🌙 of it'; drop table chat; --`;
    await db
      .update(streamingReply)
      .set({ stop_requested: true })
      .where(eq(streamingReply.message_id, second));
    await db.update(streamingReply).set({ owner: "another" }).where(eq(streamingReply.message_id, third));
    const textStore = store(false);
    const outcomes = await Promise.all(
      [first, second, third, "unknown"].map((id) => storeOnce(textStore, { ...plain, id, added: text })),
    );
    expect(outcomes).toEqual(["stored", "stopRequested", "lost", "lost"]);
    const rows = await db.select().from(streamingReply);
    const stored = new Map(rows.map((row) => [row.message_id, row.text]));
    expect([stored.get(first), stored.get(second)]).toEqual([text, text]);
    expect(stored.get(third)).not.toBe(text);
  });

  it("appends after the stored characters, also when an earlier answer was lost", async () => {
    const { db } = database();
    const [first = ""] = replies;
    await db.update(streamingReply).set({ owner: OWNER, text: "🌙 a", stop_requested: false });
    const textStore = store(false);
    const rest = { ...plain, id: first, from: 3, stored: 2, added: "and 🌙" };
    await storeOnce(textStore, rest);
    await storeOnce(textStore, rest);
    const [row] = await db.select().from(streamingReply).where(eq(streamingReply.message_id, first));
    expect(row?.text).toBe("🌙 and 🌙");
  });

  it("writes a part once, and then only what follows it", async () => {
    const { db } = database();
    const [first = "", second = ""] = replies;
    await db.update(streamingReply).set({ owner: OWNER, text: "Once 🌙 ", stop_requested: false });
    const textStore = store(false);
    const write = { ...plain, id: first, from: 8, stored: 7, added: "upon" };
    // Its answer was lost, so that the part is longer the next time.
    await storeOnce(textStore, { ...write, part: { position: 0, text: "Once 🌙 upon" } });
    await storeOnce(textStore, { ...write, part: { position: 0, text: "Once 🌙 upon a" } });
    await storeOnce(textStore, { ...plain, id: first, from: 14, stored: 0, added: " time" });
    await storeOnce(textStore, { ...plain, id: "lost", part: { position: 0, text: "lost" } });
    const rows = await db
      .select({ id: streamingReply.message_id, text: textOfStreamingReply })
      .from(streamingReply);
    const texts = new Map(rows.map((row) => [row.id, row.text]));
    expect([texts.get(first), texts.get(second)]).toEqual(["Once 🌙 upon a time", "Once 🌙 "]);
    const [row] = await db.select().from(streamingReply).where(eq(streamingReply.message_id, first));
    expect([row?.text, await db.$count(streamingReplyPart)]).toEqual([" time", 1]);
    const [ended] = await endReplies(db, eq(streamingReply.message_id, first), {
      finish: "stopped",
      failure: null,
    });
    expect([ended, await db.$count(streamingReplyPart)]).toEqual([first, 0]);
    const [shown] = await db
      .select({ text: textOfVariant })
      .from(variant)
      .where(eq(variant.message_id, first));
    expect(shown?.text).toBe("Once 🌙 upon a time");
    replies.shift();
  });

  it("sends all new texts to other processes at once, and no heartbeats nor texts of lost replies", async () => {
    const { db, listen } = database();
    const received: string[] = [];
    const end = await listen(REPLY_CHANNEL, (payload) => void received.push(payload));
    await db.update(streamingReply).set({ owner: OWNER });
    const textStore = store(true);
    const [first = "", second = "", third = ""] = replies;
    await Promise.all([
      storeOnce(textStore, { ...plain, id: first, from: 7, stored: 5, added: "a\"'🌙" }),
      storeOnce(textStore, { ...plain, id: second, waiting: true }),
      storeOnce(textStore, { ...plain, id: third, added: "c", isChanged: false }),
      storeOnce(textStore, { ...plain, id: "lost", added: "d" }),
    ]);
    await db.execute(sql`select pg_notify(${REPLY_CHANNEL}, 'end')`);
    await expect.poll(() => received.at(-1)).toBe("end");
    expect(received).toHaveLength(2);
    const start = `delta ${OWNER} `;
    expect(received[0]?.slice(0, start.length)).toBe(start);
    expect(unpackPieces(received[0]?.slice(start.length) ?? "")).toEqual([
      { id: first, variant: "v", from: 7, text: "a\"'🌙", waiting: false },
      { id: second, variant: "v", from: 0, text: "", waiting: true },
    ]);
    await end();
  });
});
