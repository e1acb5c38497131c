import { type Message, routes } from "@mimi/contract";
import { beforeAll, expect, it } from "vitest";
import { newChatKey, newId } from "../../../shared/ids.ts";
import { addCharacter } from "../../../testing/addCharacter.ts";
import { describeEachDatabase } from "../../../testing/describeEachDatabase.ts";
import { type SafetyFixture, safetyFixture } from "../testing/safetyFixture.ts";

const LINE = "The heron waits for Ada at the weir.";

describeEachDatabase("a removed greeting that no variant is stored of", (database) => {
  let safety: SafetyFixture;
  beforeAll(async () => {
    safety = await safetyFixture(database());
  });

  async function startChat() {
    const { session } = await safety.newUser();
    const profile = { user_name: "Ada", avatar: "", biography: "" };
    await safety.api.call(routes.updateUser, profile, { session });
    const character_id = await addCharacter(database().db, {
      ...{ chat_name: "Ines", greeting: "Good evening, {{user}}." },
      alternate_greetings: ["The heron waits for {{user}} at the weir. {{char}} nods.", "Third."],
    });
    const chat_key = newChatKey();
    const sent = { chat_key, character_id, client_id: newId(), text: "Hello." };
    await (await safety.api.send(routes.sendMessage, sent, { session })).text();
    const call = safety.api.call;
    const greeting = async () =>
      (await call(routes.listMessages, { chat_key }, { session })).data.messages[0] as Message;
    const lines = async () =>
      (await call(routes.getMemory, { chat_key }, { session })).data.lines.map(({ text }) => text);
    await call(routes.saveMemory, { chat_key, text: LINE }, { session });
    return { session, character_id, chat_key, greeting, lines };
  }

  it.each(["character", "message"] as const)(
    "has no text and no quote until the %s is restored",
    async (kind) => {
      const { session, character_id, greeting, lines } = await startChat();
      const before = await greeting();
      const item = { kind, id: kind === "character" ? character_id : before.id };
      await safety.report({ ...item, reason: "illegal" }, session);
      await safety.decide({ ...item, decision: "remove", rule: "banned" });
      expect((await greeting()).alternatives.map(({ text }) => text)).toEqual(["", "", ""]);
      expect(await lines()).toEqual([]);
      await safety.decide({ ...item, decision: "restore" });
      expect(await greeting()).toEqual(before);
      expect(await lines()).toEqual([LINE]);
    },
  );
});
