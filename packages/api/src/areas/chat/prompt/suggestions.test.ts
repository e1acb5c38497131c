import { ErrorCode, routes } from "@mimi/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { RateLimits } from "../../../domain/quota/RateLimits.ts";
import { demoModel } from "../../../providers/model/demoModel.ts";
import { describeEachDatabase } from "../../../testing/describeEachDatabase.ts";
import { type ChatFixture, chatFixture } from "../testing/chatFixture.ts";
import { suggestionsIn } from "./suggestions.ts";

describeEachDatabase("suggestions", (database) => {
  let chats: ChatFixture;
  beforeAll(async () => {
    chats = await chatFixture(database());
  });
  afterAll(() => chats.close());

  it("are three short things to say, and cost nothing", async () => {
    const talk = await chats.talk({ definition: "Zz secret." });
    await talk.say("Hello");
    chats.provider.play((turn) => {
      turn.say('["Wait.", "*I run.*", ', '"Who are you?", "A fourth."]');
      turn.finish();
    });
    const { data } = await talk.call(routes.suggest);
    expect(data.suggestions).toEqual(["Wait.", "*I run.*", "Who are you?"]);
    expect(await talk.used()).toBe(1);
    expect((await talk.messages()).messages).toHaveLength(3);
    const [system, said] = chats.provider.calls.at(-1)?.body.messages ?? [];
    // What another user wrote and hides is none of their business.
    expect(`${system?.content}${said?.content}`).not.toContain("Zz secret");
    expect(said?.content).toContain("Hello");
  });

  it("fail as the model does, and say so", async () => {
    const talk = await chats.talk();
    await talk.say("Hello");
    chats.provider.play(({ response }) => void response.writeHead(503, { "Retry-After": "7" }).end());
    const answer = await talk.call(routes.suggest);
    expect([answer.status, answer.code]).toEqual([502, ErrorCode.providerFailed]);
    expect(answer.headers.get("Retry-After")).toBe("7");
  });

  it("are limited", async () => {
    const model = demoModel({ firstMs: 0, wordMs: 0 });
    const limited = await chatFixture(database(), {
      model,
      limits: new RateLimits({ on: true, clock: () => 0 }),
    });
    const talk = await limited.talk();
    await talk.say("Hello");
    const codes = [];
    for (let call = 0; call < 12; call += 1) codes.push((await talk.call(routes.suggest)).code);
    expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 0));
    expect(codes.slice(10)).toEqual([ErrorCode.rateLimited, ErrorCode.rateLimited]);
    await limited.close();
  });

  it("of the demo are the same for the same story, and different things", async () => {
    const model = demoModel({ firstMs: 0, wordMs: 0 });
    const demo = await chatFixture(database(), { model });
    const talk = await demo.talk();
    await talk.say("I keep bees on the roof.");
    const { suggestions } = (await talk.call(routes.suggest)).data;
    expect(new Set(suggestions).size).toBe(suggestions.length);
    expect(suggestions.length).toBeGreaterThanOrEqual(2);
    expect((await talk.call(routes.suggest)).data.suggestions).toEqual(suggestions);
    await demo.close();
  });
});

describe("what a model suggests", () => {
  it.each([
    ["lines instead of JSON", "1. Wait.\n- Go on.\n\n* Stop.", ["Wait.", "Go on.", "Stop."]],
    ["the reader's name before it", '["Sam: Wait."]', ["Wait."]],
    ["the same twice", '["Wait.", "Wait."]', ["Wait."]],
    ["what is no text", '[1, null, {"a": 1}, "Wait."]', ["Wait."]],
    ["what is far too long", JSON.stringify(["x".repeat(900), "Wait."]), ["Wait."]],
    ["breaks and half letters", '["Wait\\n\\u0000 \\ud800here."]', ["Wait \uFFFDhere."]],
    ["nothing", "", []],
  ])("is read whatever it says: %s", (_case, answer, suggestions) => {
    expect(suggestionsIn(answer, "Sam")).toEqual(suggestions);
  });
});
