import { describe, expect, it } from "vitest";
import { MESSAGE_TEXT_MAX } from "../limits.ts";
import { honestyFixtures } from "./fixtures/honesty.fixtures.ts";
import { honestyQuestionIn } from "./honestyQuestion.ts";

describe.each(honestyFixtures)("in %s", (tag, { asks, asksSomethingElse }) => {
  it("has at least twelve questions and ten other sentences", () => {
    expect(new Set(asks).size).toBeGreaterThanOrEqual(12);
    expect(new Set(asksSomethingElse).size).toBeGreaterThanOrEqual(10);
  });

  it.each(asks)("recognizes %j as a question about being an AI", (message) => {
    expect(honestyQuestionIn(message)).toBe(tag);
  });

  it.each(asksSomethingElse)("recognizes no question about being an AI in %j", (message) => {
    expect(honestyQuestionIn(message)).toBeNull();
  });
});

it.each([
  ["Are you an AI?", "en"],
  ["Bist du eine KI?", "de"],
  ["Tu es humain ?", "fr"],
  ["¿Eres una IA?", "es"],
  ["Sei un robot?", "it"],
  ["Você é um robô?", "pt-BR"],
  ["Ты бот?", "ru"],
  ["ロボットですか", "ja"],
])("%j asks in %s", (message, language) => {
  expect(honestyQuestionIn(message)).toBe(language);
});

it.each(["czy naprawdę ", "sen ", "지금 진짜 ", "你真的", "क्या ", "kya ", "هل أنت ", "ты правда ", "君は"])(
  "reads a message of the longest length that repeats %j in time that grows with its length",
  (words) => {
    const message = `${words.repeat(MESSAGE_TEXT_MAX)}`.slice(0, MESSAGE_TEXT_MAX);
    const start = performance.now();
    honestyQuestionIn(message);
    expect(performance.now() - start).toBeLessThan(1_000);
  },
);

it.each(["only ", "really ", "kind of ", "some kind of ", "aren't ", "i am not talking to "])(
  "reads a message of 3,000 times %j in time that grows with its length",
  (words) => {
    const start = performance.now();
    honestyQuestionIn(`you are ${words.repeat(3_000)}x`);
    expect(performance.now() - start).toBeLessThan(1_000);
  },
);
