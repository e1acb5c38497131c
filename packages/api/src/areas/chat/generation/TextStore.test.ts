import { and, eq, isNotNull, sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { alternative, generation, message } from "../../../db/schema.ts";
import { makeLog } from "../../../shared/log.ts";
import { describeEachDatabase } from "../../../testing/describeEachDatabase.ts";
import { chatFixture } from "../testing/chatFixture.ts";
import { REPLY_CHANNEL } from "./reply.ts";
import { type PendingWrite, type WriteOutcome, TextStore } from "./TextStore.ts";

describeEachDatabase("texts that grow", (database) => {
  let replies: string[];
  const OWNER = "this-process";

  beforeAll(async () => {
    const { db } = database();
    const chats = await chatFixture(database());
    for (let at = 0; at < 3; at += 1) await (await chats.talk()).say("Hello");
    // From here on nobody else looks after replies.
    await chats.close();
    const written = await db
      .select({
        message_id: message.id,
        alternative_id: alternative.id,
        chat_key: message.chat_key,
        user_id: alternative.user_id,
      })
      .from(message)
      .innerJoin(alternative, eq(alternative.message_id, message.id))
      .where(and(eq(message.role, "character"), isNotNull(message.parent_id)));
    const running = { owner: OWNER, beat: new Date(), text: "", base: 0, status: "running" } as const;
    await db.insert(generation).values(written.map((one) => ({ ...one, ...running })));
    replies = written.map((one) => one.message_id);
  });

  function store(shared: boolean) {
    const { db } = database();
    return new TextStore({ db, log: makeLog("silent"), owner: OWNER, shared });
  }

  /** Lets one text be stored, once. */
  function growing(into: TextStore, grown: PendingWrite): Promise<WriteOutcome> {
    return new Promise((resolve) => {
      const one = {
        pendingWrite: () => grown,
        stored: (_grown: PendingWrite, state: WriteOutcome) => {
          into.remove(one);
          resolve(state);
        },
      };
      into.add(one);
    });
  }

  it("are stored whatever they hold, and each is told what became of it", async () => {
    const { db } = database();
    const [first = "", second = "", third = ""] = replies;
    const text = `“Quotes”, \\ {"json":1}, a\nline and 🌙 of it'; drop table chat; --`;
    await db.update(generation).set({ stop_requested: true }).where(eq(generation.message_id, second));
    await db.update(generation).set({ owner: "another" }).where(eq(generation.message_id, third));
    const all = store(false);
    const states = await Promise.all(
      [first, second, third, "nobody"].map((id) =>
        growing(all, { id, kept: 0, added: text, waiting: false, news: true }),
      ),
    );
    expect(states).toEqual(["kept", "stopRequested", "lost", "lost"]);
    const rows = await db.select().from(generation);
    const stored = new Map(rows.map((row) => [row.message_id, row.text]));
    expect([stored.get(first), stored.get(second)]).toEqual([text, text]);
    expect(stored.get(third)).not.toBe(text);
  });

  it("are gone on with where they were, also after an answer that got lost", async () => {
    const { db } = database();
    const [first = ""] = replies;
    await db.update(generation).set({ owner: OWNER, text: "🌙 a", stop_requested: false });
    const all = store(false);
    const rest = { id: first, kept: 2, added: "and 🌙", waiting: false, news: true };
    await growing(all, rest);
    await growing(all, rest);
    const [row] = await db.select().from(generation).where(eq(generation.message_id, first));
    expect(row?.text).toBe("🌙 and 🌙");
  });

  it("are news to other processes, all by one notice, unless they only live on", async () => {
    const { db, listen } = database();
    const heard: string[] = [];
    const end = await listen(REPLY_CHANNEL, (notice) => void heard.push(notice));
    await db.update(generation).set({ owner: OWNER });
    const all = store(true);
    const [first = "", second = "", third = ""] = replies;
    await Promise.all([
      growing(all, { id: first, kept: 0, added: "a", waiting: false, news: true }),
      growing(all, { id: second, kept: 0, added: "b", waiting: false, news: true }),
      growing(all, { id: third, kept: 0, added: "c", waiting: false, news: false }),
    ]);
    await db.execute(sql`select pg_notify(${REPLY_CHANNEL}, 'end')`);
    await expect.poll(() => heard.at(-1)).toBe("end");
    const [kind, ...ids] = (heard.find((notice) => notice.startsWith("text")) ?? "").split(" ");
    expect([kind, ids.toSorted()]).toEqual(["text", [first, second].toSorted()]);
    expect(heard).toHaveLength(2);
    await end();
  });
});
