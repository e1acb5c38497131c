import { ErrorCode, routes } from "@mimi/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { character } from "../../../db/schema.ts";
import { describeEachDatabase } from "../../../testing/describeEachDatabase.ts";
import { type ChatFixture, chatFixture, type Talk } from "../testing/chatFixture.ts";

describeEachDatabase("a chat whose character was changed", (database) => {
  let chats: ChatFixture;
  beforeAll(async () => {
    chats = await chatFixture(database());
  });
  afterAll(() => chats.close());

  const system = () => chats.provider.calls.at(-1)?.body.messages[0]?.content ?? "";
  const state = async (talk: Talk) => (await talk.call(routes.getRevision)).data;
  const newer = async (talk: Talk) => (await talk.messages()).chat?.newer_revision;

  /** A chat at revision 1 of a character, which is then changed. */
  async function changed(columns: Partial<typeof character.$inferInsert>, revision = 2): Promise<Talk> {
    const talk = await chats.talk({
      definition: "Old.",
      scenario: "A lobby.",
      definition_visibility: "shown",
    });
    await talk.say("Hello");
    await change(talk, columns, revision);
    return talk;
  }

  async function change(talk: Talk, columns: Partial<typeof character.$inferInsert>, revision: number) {
    const own = eq(character.id, talk.characterId);
    await database()
      .db.update(character)
      .set({ ...columns, revision })
      .where(own);
  }

  it("goes on with what it knows, and says what would change", async () => {
    const talk = await changed({ definition: "New.", greeting: "Hi.", chat_name: "Ina" });
    await talk.say("Still you?");
    expect(system()).toContain("Old.");
    expect(await newer(talk)).toBe(2);
    expect(await state(talk)).toEqual({
      ...{ pinned: 1, newest: 2, dismissed: false },
      changes: [
        { field: "chat_name", before: "Ines", after: "Ina" },
        { field: "greeting", before: "Good evening, {{user}}.", after: "Hi." },
        { field: "definition", before: "Old.", after: "New." },
      ],
    });
  });

  it("takes the change when the user does", async () => {
    const talk = await changed({ definition: "New." });
    const { data } = await talk.call(routes.decideRevision, { take: true, revision: 2 });
    expect(data).toEqual({ pinned: 2, newest: null, dismissed: false, changes: [] });
    expect(await newer(talk)).toBeNull();
    await talk.say("And now?");
    expect(system()).toContain("New.");
  });

  it("keeps what it has when the user does, until there is a newer change still", async () => {
    const talk = await changed({ definition: "New." });
    expect((await talk.call(routes.decideRevision, { take: false })).data.dismissed).toBe(true);
    expect(await newer(talk)).toBeNull();
    // It may still be looked at, and taken.
    expect(await state(talk)).toMatchObject({ newest: 2, dismissed: true });
    await change(talk, { definition: "Newest." }, 3);
    expect(await newer(talk)).toBe(3);
    expect(await state(talk)).toMatchObject({ newest: 3, dismissed: false });
  });

  it("takes nothing that the user was not shown", async () => {
    const talk = await changed({ definition: "New." }, 3);
    const { code } = await talk.call(routes.decideRevision, { take: true, revision: 2 });
    expect(code).toBe(ErrorCode.conflict);
    expect(await state(talk)).toMatchObject({ pinned: 1, newest: 3 });
  });

  it("says of a hidden definition only that it changed", async () => {
    const book = {
      ...{ name: "", description: "", scan_depth: 4, token_budget: 100, recursive_scanning: false },
      entries: [],
    };
    const hidden = { definition: "Zz secret.", definition_visibility: "hidden", book } as const;
    const talk = await changed(hidden);
    const { changes } = await state(talk);
    expect(changes).toEqual([
      { field: "definition", before: null, after: null },
      { field: "book", before: null, after: null },
    ]);
  });

  it("says that nothing changed when that is all the chat would notice", async () => {
    const talk = await changed({ bio: "Another biography." });
    expect(await state(talk)).toMatchObject({ newest: 2, changes: [] });
  });

  it("is offered nothing of a character that was made private, and keeps what it has", async () => {
    const talk = await changed({ definition: "New.", visibility: "private" });
    expect(await state(talk)).toMatchObject({ pinned: 1, newest: null, changes: [] });
    expect(await newer(talk)).toBeNull();
    expect((await talk.call(routes.decideRevision, { take: true })).data.pinned).toBe(1);
    await talk.say("Are you there?");
    expect(system()).toContain("Old.");
  });
});
