import { expect, it } from "vitest";
import { directQuestionsIn } from "./directQuestions.ts";
import { responderLanguages } from "./responderLanguages.ts";

it.each([
  "are you human",
  "*I frown.* “Are you a machine?”",
  "I like you a lot, but are you a robot?",
  "Bist du eine KI?",
])("hears that %j asks about being an AI", (message) => {
  expect(directQuestionsIn(message)).toContain("honesty");
});

it.each(["Is my boss a robot?", "What are you afraid of?", "Do you answer messages?", "Was machst du?"])(
  "hears that %j asks about something else",
  (message) => {
    expect(directQuestionsIn(message)).toEqual([]);
  },
);

it.each([
  ["What's my name?", ["name"]],
  ["do you remember my name", ["name"]],
  ["Wie heiße ich?", ["name"]],
  ["Comment je m’appelle ?", ["name"]],
  ["¿Cómo me llamo?", ["name"]],
  ["Who am I to judge?", []],
  ["My name is Sam.", []],
  ["What do you remember about me?", ["memory"]],
  ["Do you remember what I told you?", ["memory"]],
  ["What's in your memory?", ["memory"]],
  ["Was weißt du über mich?", ["memory"]],
  ["Do you remember the war?", []],
  ["Are you an AI, and what is my name?", ["honesty", "name"]],
])("hears %j as %j", (message, questions) => {
  expect(directQuestionsIn(message)).toEqual(questions);
});

it.each([
  ["あなたは AI ですか？", "ja"],
  ["あなたは　ＡＩですか", "ja"],
  ["AI と話しているの？", "ja"],
  ["你是 AI 吗？", "zh-Hans"],
  ["你是ＡＩ吗", "zh-Hans"],
  ["我在跟 AI 聊天吗？", "zh-Hans"],
  ["당신은 AI 인가요?", "ko"],
  ["bist du 'ne KI?", "de"],
] as const)("%j asks for honesty in %s, whatever its spaces and the width of its letters", (message, tag) => {
  const language = responderLanguages.find((one) => one.tag === tag);
  expect(language?.directQuestionsIn(message)).toEqual(["honesty"]);
});
