import { ErrorCode, routes } from "@mimi/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newId } from "../../../shared/ids.ts";
import { describeDatabase } from "../../../testing/describeEachDatabase.ts";
import { parseAnswer } from "../../../testing/testApp.ts";
import { type ChatFixture, chatFixture } from "../testing/chatFixture.ts";

describeDatabase("the language of replies", (database) => {
  let chats: ChatFixture;
  beforeAll(async () => {
    chats = await chatFixture(database());
  });
  afterAll(() => chats.close());

  const system = () => chats.provider.calls.at(-1)?.body.messages[0]?.content ?? "";
  const newChat = () => chats.newChat({ language: "de" });

  it("is the character's, until the user chooses another one with a message", async () => {
    const testChat = await newChat();
    await testChat.sendAndRead("Hello");
    expect(system()).toContain("turns in German,");
    expect((await testChat.messages()).chat).toMatchObject({
      reply_language: null,
      character: { language: "de" },
    });
    await testChat.sendAndRead("In English, please.", { reply_language: "en" });
    expect(system()).toContain("turns in English,");
    expect((await testChat.messages()).chat?.reply_language).toBe("en");
  });

  it("can be chosen with the first message, and stays for the chat and its branches", async () => {
    const testChat = await newChat();
    await testChat.sendAndRead("Hello", { reply_language: "pt-BR" });
    await testChat.sendAndRead("And then?");
    expect(system()).toContain("turns in Brazilian Portuguese,");
    const { id } = await testChat.reply();
    const { data } = await testChat.call(routes.branchChat, { message_id: id, client_id: newId() });
    expect(data.chat.reply_language).toBe("pt-BR");
  });

  it("can be chosen with another variant and with a continuation", async () => {
    const testChat = await newChat();
    await testChat.sendAndRead("Hello");
    const { id } = await testChat.reply();
    await (await testChat.regenerate(id, { reply_language: "fr" })).text();
    expect(system()).toContain("turns in French,");
    await (await testChat.continueReply(id, { reply_language: null })).text();
    expect(system()).toContain("turns in German,");
    expect((await testChat.messages()).chat?.reply_language).toBeNull();
  });

  it("is that of the prompt as it is shown, and of suggestions", async () => {
    const testChat = await newChat();
    await testChat.sendAndRead("Hello", { reply_language: "en" });
    const { data } = await testChat.call(routes.getPrompt);
    expect(data.sections[0]?.text).toContain("turns in English,");
    await testChat.call(routes.suggest);
    expect(system()).toContain("Write them in English.");
  });

  it("is one of the app", async () => {
    const testChat = await newChat();
    const wrong = { reply_language: "tlh" } as unknown as { reply_language: "en" };
    const { code, details } = await parseAnswer(await testChat.send("Hello", wrong));
    expect([code, details?.fields]).toEqual([ErrorCode.invalidInput, { reply_language: "invalid_choice" }]);
  });
});
