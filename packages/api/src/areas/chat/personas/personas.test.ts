import { ErrorCode, type InputOf, routes } from "@mimi/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { persona } from "../../../db/schema.ts";
import { newChatKey, newId } from "../../../shared/ids.ts";
import { describeEachDatabase } from "../../../testing/describeEachDatabase.ts";
import { parseAnswer } from "../../../testing/testApp.ts";
import { type ChatFixture, chatFixture, type Talk } from "../testing/chatFixture.ts";

describeEachDatabase("a persona", (database) => {
  let chats: ChatFixture;
  beforeAll(async () => {
    chats = await chatFixture(database());
  });
  afterAll(() => chats.close());

  const system = () => chats.provider.calls.at(-1)?.body.messages[0]?.content ?? "";
  const save = ({ session }: Talk, input: InputOf<typeof routes.savePersona>) =>
    chats.api.call(routes.savePersona, input, { session });
  const list = async ({ session }: Talk) =>
    (await chats.api.call(routes.listPersonas, {}, { session })).data.items;

  it("is kept, changed in what is named, and listed oldest first", async () => {
    const talk = await chats.talk();
    const one = (await save(talk, { name: " Kit ", description: "A diver." })).data;
    const two = (await save(talk, { name: "Wren" })).data;
    expect(one).toEqual({ id: one.id, name: "Kit", description: "A diver.", avatar: null });
    const changed = (await save(talk, { persona_id: one.id, name: "Kit the diver" })).data;
    expect(changed.description).toBe("A diver.");
    expect(await list(talk)).toEqual([changed, two]);
    await chats.api.call(routes.deletePersona, { persona_id: one.id }, talk);
    expect(await list(talk)).toEqual([two]);
  });

  it("speaks for the user: its name is {{user}}, and the model is told of it", async () => {
    const talk = await chats.talk({
      greeting: "Hello, {{user}}.",
      definition: "{{char}} waits for {{user}}.",
    });
    const kit = (await save(talk, { name: "Kit", description: "{{user}} dives." })).data;
    await talk.say("Hello", { persona_id: kit.id });
    const { chat, messages } = await talk.messages();
    expect(chat?.persona_id).toBe(kit.id);
    expect(messages[0]?.alternatives[0]?.text).toBe("Hello, Kit.");
    expect(system()).toContain("waits for Kit.");
    expect(system()).toContain("[Who they talk with]\nKit dives.");
  });

  it("stays for the chat until another is chosen, also by another variant", async () => {
    const talk = await chats.talk();
    const kit = (await save(talk, { name: "Kit" })).data;
    await talk.say("Hello", { persona_id: kit.id });
    await talk.say("Still me.");
    expect(system()).toContain("Talks with: Kit");
    const { id } = await talk.reply();
    await (await talk.regenerate(id, { persona_id: null })).text();
    expect(system()).not.toContain("Kit");
    expect((await talk.messages()).chat?.persona_id).toBeNull();
    await (await talk.goOn(id, { persona_id: kit.id })).text();
    expect(system()).toContain("Talks with: Kit");
  });

  it("can be deleted in the middle of a chat, which goes on as the user", async () => {
    const talk = await chats.talk();
    const kit = (await save(talk, { name: "Kit" })).data;
    await talk.say("Hello", { persona_id: kit.id });
    await chats.api.call(routes.deletePersona, { persona_id: kit.id }, talk);
    await talk.say("Who am I?");
    expect(system()).not.toContain("Kit");
    expect((await talk.messages()).chat?.persona_id).toBeNull();
  });

  it("of another user is refused as one that is not there, and nothing is sent", async () => {
    const [talk, other] = [await chats.talk(), await chats.talk()];
    const theirs = (await save(other, { name: "Wren" })).data;
    const calls = chats.provider.calls.length;
    for (const persona_id of [theirs.id, "absent"]) {
      for (const chat_key of [talk.chatKey, newChatKey()]) {
        const answer = await parseAnswer(await talk.send("Hello", { persona_id, chat_key }));
        expect(answer.code).toBe(ErrorCode.invalidInput);
        expect(answer.details?.fields).toEqual({ persona_id: "invalid_choice" });
      }
    }
    expect(chats.provider.calls).toHaveLength(calls);
    expect(await talk.used()).toBe(0);
  });

  it("has an image that was uploaded here, or none", async () => {
    const talk = await chats.talk();
    const { code, details } = await save(talk, { name: "Kit", avatar: "https://example.org/a.png" });
    expect([code, details?.fields]).toEqual([ErrorCode.invalidInput, { avatar: "invalid_choice" }]);
    expect((await save(talk, { name: "Kit", avatar: null })).code).toBe(0);
  });

  it("is one of so many at the most, however many are made at once", async () => {
    const talk = await chats.talk();
    const { uid } = (await chats.api.call(routes.getUser, {}, talk)).data;
    await database()
      .db.insert(persona)
      .values(Array.from({ length: 48 }, () => ({ id: newId(), user_id: uid, name: "Kit" })));
    const answers = await Promise.all(Array.from({ length: 6 }, () => save(talk, { name: "More" })));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(2);
    const refused = answers.find(({ code }) => code !== 0);
    expect([refused?.code, refused?.details]).toEqual([
      ErrorCode.invalidInput,
      { fields: { persona_id: "too_many" } },
    ]);
  });
});
