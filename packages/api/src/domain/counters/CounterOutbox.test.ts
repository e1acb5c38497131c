import { eq } from "drizzle-orm";
import { pino } from "pino";
import { expect, it } from "vitest";
import { counterOutbox } from "../../db/schema/counter.ts";
import { character } from "../../db/schema/referenced.ts";
import { addCharacter } from "../../testing/addCharacter.ts";
import { describeEachDatabase } from "../../testing/describeEachDatabase.ts";
import { addToCounterOutbox, CounterOutbox } from "./CounterOutbox.ts";

const log = pino({ level: "silent" });

describeEachDatabase("the counter outbox", (database) => {
  const countsOf = async (id: string) => {
    const [row] = await database().db.select().from(character).where(eq(character.id, id));
    return [row?.chats, row?.messages];
  };

  it("adds up the counts of a process that died", async () => {
    const { db } = database();
    const id = await addCharacter(db, { chats: 3, messages: 5 });
    await addToCounterOutbox(db, "character", id, { chats: 1, messages: 1 });
    await addToCounterOutbox(db, "character", id, { messages: 1 });
    const outbox = new CounterOutbox({ db, log });
    await expect.poll(() => countsOf(id)).toEqual([4, 7]);
    await outbox.close();
  });

  it("counts each chat and message once, however many processes add up at once", async () => {
    const { db } = database();
    const ids = await Promise.all(["a", "b", "c"].map(() => addCharacter(db, {})));
    const counted = Array.from({ length: 30 }, async (_none, at) => {
      await addToCounterOutbox(db, "character", ids[at % 3] ?? "", { chats: 1, messages: 2 });
      if (at % 5 === 0) await new CounterOutbox({ db, log }).close();
    });
    await Promise.all(counted);
    await new CounterOutbox({ db, log }).close();
    expect(await Promise.all(ids.map(countsOf))).toEqual(ids.map(() => [10, 20]));
    expect(await db.select().from(counterOutbox)).toEqual([]);
  });

  it("adds up what is counted in the meantime", async () => {
    const { db } = database();
    const id = await addCharacter(db, {});
    await addToCounterOutbox(db, "character", id, { chats: 1, messages: 1 });
    let isCounted = false;
    const execute = db.execute.bind(db);
    const watched: typeof db = Object.assign(Object.create(db) as typeof db, {
      // The next message is counted just after this round has read and added all counts.
      execute: async (...query: Parameters<typeof execute>) => {
        const result = await execute(...query);
        if (!isCounted) {
          isCounted = true;
          await addToCounterOutbox(db, "character", id, { messages: 1 });
          outbox.schedule();
        }
        return result;
      },
    });
    const outbox = new CounterOutbox({ db: watched, log });
    await expect.poll(() => countsOf(id)).toEqual([1, 2]);
    await outbox.close();
  });

  it("adds what is taken away", async () => {
    const { db } = database();
    const id = await addCharacter(db, { chats: 3, messages: 5 });
    await addToCounterOutbox(db, "character", id, { chats: -1, messages: 0 });
    await new CounterOutbox({ db, log }).close();
    expect(await countsOf(id)).toEqual([2, 5]);
  });

  it("drops the counts of a deleted character", async () => {
    const { db } = database();
    await addToCounterOutbox(db, "character", "gone", { chats: 1, messages: 1 });
    await new CounterOutbox({ db, log }).close();
    expect(await db.select().from(counterOutbox)).toEqual([]);
  });
});
