import { expect, it } from "vitest";
import { describeDatabase } from "../../../testing/describeEachDatabase.ts";
import { partOf, textOf } from "../../../testing/eventStream.ts";
import type { Script } from "../../../testing/scriptedProvider.ts";
import { chatFixture } from "../testing/chatFixture.ts";

// Each test has the only API on its database: another one would end the reply as one of a process that is gone.
describeDatabase("a reply of a provider that is too slow", (database) => {
  it.each<[string, Parameters<typeof chatFixture>[1], Script, { text: string; used: number }]>([
    ["before the first token", { firstTokenMs: 300 }, () => undefined, { text: "", used: 0 }],
    [
      "after the first token",
      { betweenTokensMs: 300 },
      ({ say }) => say("Half "),
      { text: "Half ", used: 0 },
    ],
  ])("fails %s, keeps its text, and shows no secret", async (_name, timeouts, script, { text, used }) => {
    const chats = await chatFixture(database(), timeouts);
    chats.provider.play(script);
    const testChat = await chats.newChat();
    const events = await testChat.sendAndRead("Hello");
    expect(textOf(events)).toBe(text);
    expect(partOf(events, "data-failure").data).toMatchObject({ code: 50201, retryable: true });
    expect(partOf(events, "data-ended").data.finish).toBe("error");
    const reply = await testChat.reply();
    expect(reply).toMatchObject({ status: "failed", seq: text.length });
    expect(reply.error).toEqual(partOf(events, "data-failure").data);
    expect(reply.alternatives).toMatchObject([{ text, finish: "error" }]);
    expect(JSON.stringify([events, reply])).not.toContain("SECRET");
    expect(await testChat.used()).toBe(used);
    await chats.close();
  });
});
