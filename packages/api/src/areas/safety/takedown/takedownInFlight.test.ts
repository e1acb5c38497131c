import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { routes } from "@mimi/contract";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { chat, memory } from "../../../db/schema/chat.ts";
import type { Model } from "../../../providers/model/Model.ts";
import { addTurns } from "../../../testing/addTurns.ts";
import { describeEachDatabase } from "../../../testing/describeEachDatabase.ts";
import { MemoryWriter } from "../../chat/memory/MemoryWriter.ts";
import { TitleWriter } from "../../chat/titles/TitleWriter.ts";
import { type SafetyFixture, safetyFixture } from "../testing/safetyFixture.ts";

const source = join(import.meta.dirname, "../../..");

/** A model that answers with a text, after something has happened. */
function slowModel(text: string, meanwhile: () => Promise<unknown>): Model {
  return {
    name: "slow",
    async *reply() {
      await meanwhile();
      yield { kind: "delta", text };
      yield { kind: "end", finish: "complete" };
    },
  };
}

// Rule: no-notes-while-removed
it("is tested for every writer that works in the background: a new one must be tested here", () => {
  const sources = globSync("**/*.ts", { cwd: source, exclude: ["**/*.test.ts"] });
  const writers = sources.filter((file) =>
    readFileSync(join(source, file), "utf8").includes("new BackgroundTasks("),
  );
  expect(writers.sort()).toEqual(["areas/chat/memory/MemoryWriter.ts", "areas/chat/titles/TitleWriter.ts"]);
});

describeEachDatabase("a message that is removed while the model reads it", (database) => {
  let safety: SafetyFixture;
  beforeAll(async () => {
    safety = await safetyFixture(database());
  });

  describe("for the memory", () => {
    async function longChat() {
      const owner = await safety.newUser();
      const { chatKey, messages } = await safety.chat(owner.session);
      const [, first] = await messages();
      await addTurns(database().db, chatKey, { count: 24, length: 40 });
      return { owner, chatKey, first: first?.id ?? "" };
    }

    /** The lines that the model's notes about the second message become. */
    async function linesAfter(chatKey: string, meanwhile: () => Promise<unknown>, text = "Has a boat.") {
      const model = slowModel(JSON.stringify([{ text, from: [2] }]), meanwhile);
      const memoryWindow = () => Promise.reject(new Error("Not expected."));
      const writer = new MemoryWriter({ ...safety.api.deps, model }, { memoryWindow });
      writer.scheduleFor(chatKey);
      await writer.idle();
      const lines = await database().db.select().from(memory).where(eq(memory.chat_key, chatKey));
      return lines.map((line) => line.text);
    }

    // Rule: no-notes-while-removed
    it("leaves no line there, also none that names another message as its source", async () => {
      const removedChat = await longChat();
      const remove = (id: string) => () => safety.decide({ kind: "message", id, decision: "remove" });
      expect(await linesAfter(removedChat.chatKey, remove(removedChat.first))).toEqual([]);
      const other = await longChat();
      const { data } = await safety.api.call(routes.listMessages, { chat_key: other.chatKey }, other.owner);
      const reply = data.messages[2]?.id ?? "";
      expect(await linesAfter(other.chatKey, remove(reply))).toEqual([]);
    });

    it("leaves no line that was removed, or whose message was edited; otherwise the line is stored", async () => {
      const edited = await longChat();
      const input = { chat_key: edited.chatKey, message_id: edited.first, text: "I have no boat." };
      const edit = () => safety.api.call(routes.editMessage, input, edited.owner);
      expect(await linesAfter(edited.chatKey, edit)).toEqual([]);
      const { owner, chatKey } = await longChat();
      const removed = await safety.chat(owner.session);
      const text = (await removed.messages()).at(-1)?.alternatives[0]?.text ?? "";
      await safety.decide({ kind: "message", id: removed.reply, decision: "remove" });
      expect(await linesAfter(chatKey, () => Promise.resolve(), text.replace("\n", " "))).toEqual([]);
      const otherChat = await longChat();
      expect(await linesAfter(otherChat.chatKey, () => Promise.resolve())).toEqual(["Has a boat."]);
    });
  });

  describe("for the title", () => {
    async function titleAfter(chatKey: string, meanwhile: () => Promise<unknown>): Promise<string> {
      const writer = new TitleWriter({
        ...safety.api.deps,
        settings: { modelTitles: true },
        model: slowModel("The lamp", meanwhile),
      });
      const reply = { text: "Good evening.", end: { finish: "complete" } };
      writer.scheduleAfter(Promise.resolve(reply as never), chatKey);
      await writer.idle();
      const [row] = await database().db.select().from(chat).where(eq(chat.chat_key, chatKey));
      return row?.title ?? "";
    }

    // Rule: no-notes-while-removed
    it.each([
      ["the greeting", 0, "Hello."],
      ["the first message", 1, ""],
      ["the first reply", 2, ""],
    ] as const)("of %s writes no title", async (_what, index, title) => {
      const { session } = await safety.newUser();
      const { chatKey, messages } = await safety.chat(session, { greeting: "The lamp is lit." });
      const id = (await messages())[index]?.id ?? "";
      const remove = () => safety.decide({ kind: "message", id, decision: "remove" });
      expect(await titleAfter(chatKey, remove)).toBe(title);
      const otherChat = await safety.chat(session, { greeting: "The lamp is lit." });
      expect(await titleAfter(otherChat.chatKey, () => Promise.resolve())).toBe("The lamp");
    });
  });
});
