import { type Route, routes } from "@mimi/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type ChatFixture, chatFixture, type TestChat } from "../areas/chat/testing/chatFixture.ts";
import { describeDatabase } from "../testing/describeEachDatabase.ts";

const REPLY = "So be it, said the lamp.";
const MARK = /https:\/\/schema\.org\/(CompositeWith)?TrainedAlgorithmicMediaDigitalSource/;

const all: readonly (readonly [string, Route])[] = Object.entries(routes);
/** The audit log has decisions, and quotes no reply. */
const withoutReplies = ["exportAudit"];
/** Calls that answer with a file which is read elsewhere. */
const files = all
  .filter(([name, { answer }]) => ["file", "lines"].includes(answer) && !withoutReplies.includes(name))
  .map(([name]) => name);

describeDatabase("a file with a reply", (database) => {
  let chats: ChatFixture;
  let chat: TestChat;
  beforeAll(async () => {
    chats = await chatFixture(database());
    chats.provider.play((turn) => {
      turn.say(REPLY);
      turn.finish();
    });
    chat = await chats.newChat();
    await chat.sendAndRead("Hello");
  });
  afterAll(() => chats.close());

  /** The inputs of each call that has replies in its file. */
  const inputs = (): Readonly<Record<string, readonly object[]>> => ({
    exportUser: [{}],
    exportChat: [
      { chat_key: chat.chatKey, format: "json" },
      { chat_key: chat.chatKey, format: "markdown" },
    ],
  });

  // Rule: ai-output-marked
  it.each(files)("says that an AI wrote it, in a form that machines read (%s)", async (name) => {
    const sent = inputs()[name];
    expect(sent, `${name} answers with a file: add its input here`).toBeDefined();
    const route = routes[name as "exportChat"];
    const answers = (sent ?? []).map((input) =>
      chats.api.send(route, input as never, { session: chat.session }),
    );
    const texts = await Promise.all(answers.map(async (answer) => (await answer).text()));
    for (const text of texts) {
      expect(text).toContain(REPLY);
      expect(text).toMatch(MARK);
    }
  });
});
