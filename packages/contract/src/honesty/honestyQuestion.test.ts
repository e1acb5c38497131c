import { expect, it } from "vitest";
import { honestyQuestionIn } from "./honestyQuestion.ts";
import { ASKS_FOR_HONESTY, ASKS_SOMETHING_ELSE } from "./questions.fixtures.ts";

it.each(ASKS_FOR_HONESTY)("hears in %j that it is about being an AI", (message) => {
  expect(honestyQuestionIn(message)).not.toBeNull();
});

it.each(ASKS_SOMETHING_ELSE)("hears in %j no question about being an AI", (message) => {
  expect(honestyQuestionIn(message)).toBeNull();
});

it.each([
  ["Are you an AI?", "en"],
  ["Bist du eine KI?", "de"],
  ["Tu es humain ?", "fr"],
  ["¿Eres una IA?", "es"],
  ["Sei un robot?", "it"],
  ["Você é um robô?", "pt"],
  ["Ты бот?", "ru"],
  ["ロボットですか", "ja"],
])("%j asks in %s", (message, language) => {
  expect(honestyQuestionIn(message)).toBe(language);
});

it.each(["only ", "really ", "kind of ", "some kind of ", "aren't ", "i am not talking to "])(
  "reads a message of 3,000 times %j in time that grows with its length",
  (words) => {
    const start = performance.now();
    honestyQuestionIn(`you are ${words.repeat(3_000)}x`);
    expect(performance.now() - start).toBeLessThan(1_000);
  },
);
