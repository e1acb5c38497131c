import { ErrorCode, type InputOf, routes } from "@mimi/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { persona } from "../../../db/schema/referenced.ts";
import { newChatKey, newId } from "../../../shared/ids.ts";
import { describeDatabase } from "../../../testing/describeEachDatabase.ts";
import { parseAnswer } from "../../../testing/testApp.ts";
import { type ChatFixture, chatFixture, type TestChat } from "../testing/chatFixture.ts";

describeDatabase("a persona", (database) => {
  let chats: ChatFixture;
  beforeAll(async () => {
    chats = await chatFixture(database());
  });
  afterAll(() => chats.close());

  const system = () => chats.provider.calls.at(-1)?.body.messages[0]?.content ?? "";
  const save = ({ session }: TestChat, input: InputOf<typeof routes.savePersona>) =>
    chats.api.call(routes.savePersona, input, { session });
  const list = async ({ session }: TestChat) =>
    (await chats.api.call(routes.listPersonas, {}, { session })).data.items;

  it("is stored, changed in the named fields, and listed oldest first", async () => {
    const testChat = await chats.newChat();
    const one = (await save(testChat, { name: " Kit ", description: "A diver." })).data;
    const two = (await save(testChat, { name: "Wren" })).data;
    expect(one).toEqual({ id: one.id, name: "Kit", description: "A diver.", avatar: null });
    const changed = (await save(testChat, { persona_id: one.id, name: "Kit the diver" })).data;
    expect(changed.description).toBe("A diver.");
    expect(await list(testChat)).toEqual([changed, two]);
    await chats.api.call(routes.deletePersona, { persona_id: one.id }, testChat);
    expect(await list(testChat)).toEqual([two]);
  });

  it("replaces the user: its name is {{user}}, and the model is sent its description", async () => {
    const testChat = await chats.newChat({
      greeting: "Hello, {{user}}.",
      definition: "{{char}} waits for {{user}}.",
    });
    const kit = (await save(testChat, { name: "Kit", description: "{{user}} dives." })).data;
    await testChat.sendAndRead("Hello", { persona_id: kit.id });
    const { chat, messages } = await testChat.messages();
    expect(chat?.persona_id).toBe(kit.id);
    expect(messages[0]?.alternatives[0]?.text).toBe("Hello, Kit.");
    expect(system()).toContain("waits for Kit.");
    expect(system()).toContain("[Who they talk with]\nKit dives.");
  });

  it("stays for the chat until another is chosen, also by another variant", async () => {
    const testChat = await chats.newChat();
    const kit = (await save(testChat, { name: "Kit" })).data;
    await testChat.sendAndRead("Hello", { persona_id: kit.id });
    await testChat.sendAndRead("Still me.");
    expect(system()).toContain("Talks with: Kit");
    const { id } = await testChat.reply();
    await (await testChat.regenerate(id, { persona_id: null })).text();
    expect(system()).not.toContain("Kit");
    expect((await testChat.messages()).chat?.persona_id).toBeNull();
    await (await testChat.continueReply(id, { persona_id: kit.id })).text();
    expect(system()).toContain("Talks with: Kit");
  });

  it("can be deleted during a chat, which continues with the user's own name", async () => {
    const testChat = await chats.newChat();
    const kit = (await save(testChat, { name: "Kit" })).data;
    await testChat.sendAndRead("Hello", { persona_id: kit.id });
    await chats.api.call(routes.deletePersona, { persona_id: kit.id }, testChat);
    await testChat.sendAndRead("Who am I?");
    expect(system()).not.toContain("Kit");
    expect((await testChat.messages()).chat?.persona_id).toBeNull();
  });

  it("of another user is refused like an absent one, and nothing is sent", async () => {
    const [testChat, other] = [await chats.newChat(), await chats.newChat()];
    const otherPersona = (await save(other, { name: "Wren" })).data;
    const calls = chats.provider.calls.length;
    for (const persona_id of [otherPersona.id, "absent"]) {
      for (const chat_key of [testChat.chatKey, newChatKey()]) {
        const answer = await parseAnswer(await testChat.send("Hello", { persona_id, chat_key }));
        expect(answer.code).toBe(ErrorCode.invalidInput);
        expect(answer.details?.fields).toEqual({ persona_id: "invalid_choice" });
      }
    }
    expect(chats.provider.calls).toHaveLength(calls);
    expect(await testChat.used()).toBe(0);
  });

  it("has an image that was uploaded here, or none", async () => {
    const testChat = await chats.newChat();
    const { code, details } = await save(testChat, { name: "Kit", avatar: "https://example.org/a.png" });
    expect([code, details?.fields]).toEqual([ErrorCode.invalidInput, { avatar: "invalid_choice" }]);
    expect((await save(testChat, { name: "Kit", avatar: null })).code).toBe(0);
  });

  it("is refused beyond the limit, however many are created at once", async () => {
    const testChat = await chats.newChat();
    const { uid } = (await chats.api.call(routes.getUser, {}, testChat)).data;
    await database()
      .db.insert(persona)
      .values(Array.from({ length: 48 }, () => ({ id: newId(), user_id: uid, name: "Kit" })));
    const answers = await Promise.all(Array.from({ length: 6 }, () => save(testChat, { name: "More" })));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(2);
    const refused = answers.find(({ code }) => code !== 0);
    const details = { fields: { persona_id: "too_many" }, limit: 50 };
    expect(refused).toMatchObject({ code: 40001, details });
  });
});
