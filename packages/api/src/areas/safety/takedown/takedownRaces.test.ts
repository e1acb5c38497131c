import { routes } from "@mimi/contract";
import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OpenDatabase, rowsOf } from "../../../db/Database.ts";
import { takedown, withheld } from "../../../db/schema/safety.ts";
import { freshPostgres } from "../../../testing/databases.ts";
import { type TakedownFixture, takedownFixture } from "../testing/takedownFixture.ts";

// The embedded database has one connection, and runs one transaction after another.
describe("a decision at the same time, on PostgreSQL", () => {
  let database: OpenDatabase;
  let safety: TakedownFixture;
  beforeAll(async () => {
    database = await freshPostgres();
    safety = await takedownFixture(database);
  });
  afterAll(() => database.close());

  /** The number of statements that wait for a lock. */
  async function waiting(): Promise<number> {
    const query = sql`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    return rowsOf<{ count: number }>(await database.db.execute(query))[0]?.count ?? 0;
  }

  /** Starts calls one after another, each once the ones before wait, while no decision can be stored. Resolves to their answers. */
  function together<Answers extends readonly unknown[]>(
    ...calls: { [Index in keyof Answers]: () => Promise<Answers[Index]> }
  ): Promise<Answers> {
    return togetherWithout<Answers>("moderation_decision", ...calls);
  }

  /** The same, while no row of a table can be stored. */
  async function togetherWithout<Answers extends readonly unknown[]>(
    table: "moderation_decision" | "character_revision",
    ...calls: { [Index in keyof Answers]: () => Promise<Answers[Index]> }
  ): Promise<Answers> {
    const started: Promise<unknown>[] = [];
    await database.db.transaction(async (tx) => {
      await tx.execute(sql`lock table ${sql.identifier(table)} in exclusive mode`);
      for (const call of calls) {
        started.push(call());
        await expect.poll(waiting).toBe(started.length);
      }
    });
    return (await Promise.all(started)) as unknown as Answers;
  }

  /** Two of the three reports that hide an item, and the third one as a call. */
  async function almostHide(item: { readonly kind: "character" | "image" | "profile"; readonly id: string }) {
    const report = async () => {
      const { session } = await safety.newUser({ days: 8 });
      return () => safety.report({ ...item, reason: "minors" }, session);
    };
    for (const file of [await report(), await report()]) await file();
    return report();
  }

  const rowOf = async (kind: "character" | "image" | "profile", id: string) => {
    const ofItem = and(eq(takedown.kind, kind), eq(takedown.item_id, id));
    return (await database.db.select().from(takedown).where(ofItem))[0];
  };

  async function expectRemoved(kind: "character" | "image" | "profile", id: string) {
    const row = await rowOf(kind, id);
    expect([row?.status, row?.purge_at !== null]).toEqual(["removed", true]);
  }

  // Rule: decisions-one-at-a-time
  it("to remove a character is not weakened by a report that would hide the character", async () => {
    const { data } = await safety.publish({ name: "Race" });
    const item = { kind: "character", id: data.id } as const;
    const report = await almostHide(item);
    const [, { code }] = await together(() => safety.decide({ ...item, decision: "remove" }), report);
    expect(code).toBe(0);
    expect(await safety.rowOf(data.id)).toMatchObject({ status: "removed", greeting: "", avatar: null });
    expect(await safety.statusOf(data.avatar ?? "")).toBe(410);
    await expectRemoved("character", data.id);
  });

  // Rule: decisions-one-at-a-time
  it.each(["image", "profile"] as const)("to remove %s stays a removal, with its end", async (kind) => {
    const owner = await safety.newUser();
    const greeting = `The harbour of ${kind} is quiet.`;
    const { data } = await safety.publish({ name: "Race", greeting, definition: "" }, owner);
    const item = { kind, id: kind === "image" ? data.id : owner.uid };
    const report = await almostHide(item);
    await together(() => safety.decide({ ...item, decision: "remove" }), report);
    await expectRemoved(kind, item.id);
  });

  // Rule: decisions-one-at-a-time
  it("to remove a character also removes a copy that is being decided: the stronger decision counts", async () => {
    const [author, thief] = [await safety.newUser(), await safety.newUser()];
    const own = {
      greeting: "Two clocks strike the hour, one after another.",
      definition: "A watchmaker who hears every wrong second in the whole street.",
    };
    const original = (await safety.publish({ name: "Clock", ...own }, author)).data.id;
    const copy = (await safety.publish({ name: "Clock", ...own }, thief)).data.id;
    await together(
      () => safety.decide({ kind: "character", id: copy, decision: "remove" }),
      () => safety.decide({ kind: "character", id: original, decision: "remove" }),
    );
    await expectRemoved("character", copy);
    expect(await safety.rowOf(copy)).toMatchObject({ status: "removed", greeting: "" });
  });

  // Rule: taken-down-image-gone
  it("to remove an image waits for a save that sets the image elsewhere, and removes it there too", async () => {
    const owner = await safety.newUser();
    const { data } = await safety.publish({ name: "Cover", greeting: "Two lamps are lit." }, owner);
    const draft = (await safety.save({ name: "Draft" }, owner)).data.id;
    const [saved] = await togetherWithout(
      "character_revision",
      () => safety.save({ id: draft, name: "Draft", avatar: data.avatar }, owner),
      () => safety.decide({ kind: "image", id: data.id, decision: "remove" }),
    );
    expect(saved.data.avatar).toBe(data.avatar);
    expect(await safety.rowOf(draft)).toMatchObject({ avatar: null, avatar_thumbhash: null });
  });

  // Rule: decisions-one-at-a-time
  it("to undo a removal comes before a report that waits, which sees the profile restored", async () => {
    const owner = await safety.newUser();
    const biography = "Counts the ships at night.";
    await safety.api.call(routes.updateUser, { user_name: "Ada", avatar: "", biography }, owner);
    const item = { kind: "profile", id: owner.uid } as const;
    const report = await almostHide(item);
    await safety.decide({ ...item, decision: "remove" });
    const { session } = safety.moderator;
    const undo = () => safety.api.call(routes.undoModeration, item, { session });
    const [undone] = await together(undo, report);
    expect(undone.code).toBe(0);
    expect(await rowOf("profile", owner.uid)).toMatchObject({ status: "hidden", purge_at: null });
    const slots = await database.db.select().from(withheld).where(eq(withheld.item_id, owner.uid));
    expect(slots).toMatchObject([{ slot: "profile", content: { user_name: "Ada", biography } }]);
  });
});
