import { routes } from "@mimi/contract";
import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { chat, type ChatRow } from "../../../db/schema/chat.ts";
import { newChatKey, newId } from "../../../shared/ids.ts";
import { addCharacter } from "../../../testing/addCharacter.ts";
import { describeEachDatabase } from "../../../testing/describeEachDatabase.ts";
import { type SafetyFixture, safetyFixture } from "../testing/safetyFixture.ts";

describeEachDatabase("the title of a chat whose greeting is removed", (database) => {
  let safety: SafetyFixture;
  beforeAll(async () => {
    safety = await safetyFixture(database());
  });

  /** A chat with one message and, when it is given, another title than the first sentence of the message. */
  async function startChat(other?: Pick<ChatRow, "title" | "title_source">) {
    const { session } = await safety.newUser();
    const greeting = "Come to the zzcave, quickly.";
    const character_id = await addCharacter(database().db, { greeting });
    const chat_key = newChatKey();
    const text = "*I wave.* “Guten Abend, Größe 7!” And more.";
    await (
      await safety.api.send(
        routes.sendMessage,
        { chat_key, character_id, client_id: newId(), text },
        { session },
      )
    ).text();
    if (other) await database().db.update(chat).set(other).where(eq(chat.chat_key, chat_key));
    const history = async () => (await safety.api.call(routes.listMessages, { chat_key }, { session })).data;
    return { session, history, character_id, greeting: (await history()).messages[0]?.id ?? "" };
  }

  // Rule: takedown-of-model-title
  it.each(["message", "character"] as const)(
    "is removed with the %s when the model wrote it, and comes back with it",
    async (kind) => {
      const { session, history, greeting, character_id } = await startChat({
        title: "Into the zzcave",
        title_source: "model",
      });
      const item = { kind, id: kind === "message" ? greeting : character_id };
      await safety.report({ ...item, reason: "illegal" }, session);
      await safety.decide({ ...item, decision: "remove", rule: "banned" });
      expect((await history()).chat?.title).toBe("");
      await safety.decide({ ...item, decision: "restore" });
      expect((await history()).chat?.title).toBe("Into the zzcave");
    },
  );

  // Rule: takedown-of-model-title
  it.each([
    ["is made of the user's own message", undefined],
    ["was given by the user", { title: "Mine", title_source: "user" } as const],
  ])("stays when it %s", async (_why, other) => {
    const { session, history, greeting } = await startChat(other);
    const before = (await history()).chat?.title;
    expect(before).not.toBe("");
    await safety.report({ kind: "message", id: greeting, reason: "illegal" }, session);
    await safety.decide({ kind: "message", id: greeting, decision: "remove", rule: "banned" });
    expect((await history()).chat?.title).toBe(before);
  });
});
