import { ErrorCode, routes } from "@mimi/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readRates } from "../../../config/rateLimitSettings.ts";
import { RateLimits } from "../../../domain/quota/RateLimits.ts";
import { demoModel } from "../../../providers/model/demoModel.ts";
import { describeDatabase } from "../../../testing/describeEachDatabase.ts";
import { type ChatFixture, chatFixture } from "../testing/chatFixture.ts";
import { suggestionsIn } from "./suggestions.ts";

describeDatabase("suggestions", (database) => {
  let chats: ChatFixture;
  beforeAll(async () => {
    chats = await chatFixture(database());
  });
  afterAll(() => chats.close());

  it("are three short texts, and cost nothing", async () => {
    const testChat = await chats.newChat({ definition: "Zz secret." });
    await testChat.sendAndRead("Hello");
    chats.provider.play((turn) => {
      turn.say('["Wait.", "*I run.*", ', '"Who are you?", "A fourth."]');
      turn.finish();
    });
    const { data } = await testChat.call(routes.suggest);
    expect(data.suggestions).toEqual(["Wait.", "*I run.*", "Who are you?"]);
    expect(await testChat.used()).toBe(1);
    expect((await testChat.messages()).messages).toHaveLength(3);
    const [system, task] = chats.provider.calls.at(-1)?.body.messages ?? [];
    // The hidden definition of another user is not sent.
    expect(`${system?.content}${task?.content}`).not.toContain("Zz secret");
    expect(task?.content).toContain("Hello");
  });

  it("fail with the error of the model", async () => {
    const testChat = await chats.newChat();
    await testChat.sendAndRead("Hello");
    chats.provider.play(({ response }) => void response.writeHead(503, { "Retry-After": "7" }).end());
    const answer = await testChat.call(routes.suggest);
    expect([answer.status, answer.code]).toEqual([502, ErrorCode.providerFailed]);
    expect(answer.headers.get("Retry-After")).toBe("7");
  });

  it("have a rate limit", async () => {
    const model = demoModel({ firstMs: 0, wordMs: 0 });
    const limited = await chatFixture(database(), {
      model,
      limits: new RateLimits({ rates: readRates({}) }),
    });
    const testChat = await limited.newChat();
    await testChat.sendAndRead("Hello");
    const codes = [];
    for (let call = 0; call < 12; call += 1) codes.push((await testChat.call(routes.suggest)).code);
    expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 0));
    expect(codes.slice(10)).toEqual([ErrorCode.rateLimited, ErrorCode.rateLimited]);
    await limited.close();
  });

  it("of the demo are different texts, and the same for the same chat", async () => {
    const model = demoModel({ firstMs: 0, wordMs: 0 });
    const demo = await chatFixture(database(), { model });
    const testChat = await demo.newChat();
    await testChat.sendAndRead("I keep bees on the roof.");
    const { suggestions } = (await testChat.call(routes.suggest)).data;
    expect(new Set(suggestions).size).toBe(suggestions.length);
    expect(suggestions.length).toBeGreaterThanOrEqual(2);
    expect((await testChat.call(routes.suggest)).data.suggestions).toEqual(suggestions);
    await demo.close();
  });
});

describe("the suggestions of a model", () => {
  it.each([
    ["lines instead of JSON", "1. Wait.\n- Go on.\n\n* Stop.", ["Wait.", "Go on.", "Stop."]],
    ["the user's name before it", '["Sam: Wait."]', ["Wait."]],
    ["the same twice", '["Wait.", "Wait."]', ["Wait."]],
    ["what is no text", '[1, null, {"a": 1}, "Wait."]', ["Wait."]],
    ["what is far too long", JSON.stringify(["x".repeat(900), "Wait."]), ["Wait."]],
    ["breaks and half letters", '["Wait\\n\\u0000 \\ud800here."]', ["Wait \uFFFDhere."]],
    ["nothing", "", []],
  ])("are parsed whatever the answer is: %s", (_case, answer, suggestions) => {
    expect(suggestionsIn(answer, "Sam")).toEqual(suggestions);
  });
});
