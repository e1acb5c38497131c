import { ErrorCode, routes } from "@mimi/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeDatabase } from "../../../testing/describeEachDatabase.ts";
import { type ChatFixture, chatFixture, type TestChat } from "../testing/chatFixture.ts";
import { changeCharacter } from "../../../testing/addCharacter.ts";

describeDatabase("a chat whose character was changed", (database) => {
  let chats: ChatFixture;
  beforeAll(async () => {
    chats = await chatFixture(database());
  });
  afterAll(() => chats.close());

  const system = () => chats.provider.calls.at(-1)?.body.messages[0]?.content ?? "";
  const state = async (testChat: TestChat) => (await testChat.call(routes.getRevision)).data;
  const newer = async (testChat: TestChat) => (await testChat.messages()).chat?.newer_revision;

  /** A chat at revision 1 of a character, which is then changed. */
  async function changed(columns: Parameters<typeof changeCharacter>[2], revision = 2): Promise<TestChat> {
    const testChat = await chats.newChat({
      definition: "Old.",
      scenario: "A lobby.",
      definition_visibility: "shown",
    });
    await testChat.sendAndRead("Hello");
    await change(testChat, columns, revision);
    return testChat;
  }

  async function change(
    testChat: TestChat,
    columns: Parameters<typeof changeCharacter>[2],
    revision: number,
  ) {
    await changeCharacter(database().db, testChat.characterId, { ...columns, revision });
  }

  it("continues with its revision, and shows what would change", async () => {
    const testChat = await changed({ definition: "New.", greeting: "Hi.", chat_name: "Ina" });
    await testChat.sendAndRead("Still you?");
    expect(system()).toContain("Old.");
    expect(await newer(testChat)).toBe(2);
    expect(await state(testChat)).toEqual({
      ...{ pinned: 1, newest: 2, dismissed: false },
      changes: [
        { field: "chat_name", before: "Ines", after: "Ina" },
        { field: "greeting", before: "Good evening, {{user}}.", after: "Hi." },
        { field: "definition", before: "Old.", after: "New." },
      ],
    });
  });

  it("uses the new revision when the user accepts it", async () => {
    const testChat = await changed({ definition: "New." });
    const { data } = await testChat.call(routes.decideRevision, { take: true, revision: 2 });
    expect(data).toEqual({ pinned: 2, newest: null, dismissed: false, changes: [] });
    expect(await newer(testChat)).toBeNull();
    await testChat.sendAndRead("And now?");
    expect(system()).toContain("New.");
  });

  it("keeps its revision when the user dismisses the new one, until there is another one", async () => {
    const testChat = await changed({ definition: "New." });
    expect((await testChat.call(routes.decideRevision, { take: false })).data.dismissed).toBe(true);
    expect(await newer(testChat)).toBeNull();
    // A dismissed revision can still be shown and taken.
    expect(await state(testChat)).toMatchObject({ newest: 2, dismissed: true });
    await change(testChat, { definition: "Newest." }, 3);
    expect(await newer(testChat)).toBe(3);
    expect(await state(testChat)).toMatchObject({ newest: 3, dismissed: false });
  });

  it("refuses a revision that the user was not shown", async () => {
    const testChat = await changed({ definition: "New." }, 3);
    const { code } = await testChat.call(routes.decideRevision, { take: true, revision: 2 });
    expect(code).toBe(ErrorCode.conflict);
    expect(await state(testChat)).toMatchObject({ pinned: 1, newest: 3 });
  });

  it("shows of a hidden definition only that it changed", async () => {
    const book = {
      ...{ name: "", description: "", scan_depth: 4, token_budget: 100, recursive_scanning: false },
      entries: [],
    };
    const hidden = { definition: "Zz secret.", definition_visibility: "hidden", book } as const;
    const testChat = await changed(hidden);
    const { changes } = await state(testChat);
    expect(changes).toEqual([
      { field: "definition", before: null, after: null },
      { field: "book", before: null, after: null },
    ]);
  });

  // Rule: author-notes-private
  it("shows a new character's note, and no note of the author", async () => {
    const depth_prompt = { prompt: "Stay dry.{{// Zz secret}}", depth: 4, role: "system" };
    const testChat = await changed({ greeting: "Hi.{{// Zz secret}}", extensions: { depth_prompt } });
    const { changes } = await state(testChat);
    expect(changes).toEqual([
      { field: "greeting", before: "Good evening, {{user}}.", after: "Hi." },
      { field: "depth_prompt", before: "", after: "Stay dry." },
    ]);
  });

  it("shows no changes when no field of the card changed", async () => {
    const testChat = await changed({ bio: "Another biography." });
    expect(await state(testChat)).toMatchObject({ newest: 2, changes: [] });
  });

  it("is offered no revision of a character that became private, and keeps its own", async () => {
    const testChat = await changed({ definition: "New.", visibility: "private" });
    expect(await state(testChat)).toMatchObject({ pinned: 1, newest: null, changes: [] });
    expect(await newer(testChat)).toBeNull();
    expect((await testChat.call(routes.decideRevision, { take: true })).data.pinned).toBe(1);
    await testChat.sendAndRead("Are you there?");
    expect(system()).toContain("Old.");
  });
});
