import { expect, it } from "vitest";
import { directQuestionsIn } from "./directQuestions.ts";

it.each([
  "Are you an AI?",
  "are you human",
  "ARE YOU REAL???",
  "r u a bot",
  "So, be honest: are you actually a person, or what?",
  "Wait... are you just a chatbot?",
  "are u chatgpt",
  "Are you ChatGPT or something?",
  "*I frown.* “Are you a machine?”",
  "you're an AI, right?",
  "Youre not a real person, are you?",
  "Am I talking to a real human being?",
  "am i chatting with a bot rn",
  "Is this an AI or a human?",
  "Is there a real person behind this?",
  "What model are you?",
  "Which AI is this?",
  "I like you a lot, but are you a robot?",
  "human or ai?",
  "Bist du eine KI?",
  "bist du ein echter mensch",
  "Rede ich hier mit einem Menschen?",
  "Es-tu une IA ?",
  "Est-ce que vous êtes un robot ?",
  "Tu es humaine ?",
  "¿Eres una IA?",
  "eres humano o qué",
  "¿Estoy hablando con una persona?",
])("hears that %j asks about being an AI", (message) => {
  expect(directQuestionsIn(message)).toContain("honesty");
});

it.each([
  "Is my boss a robot?",
  "My friend asked me, “Are you a robot?”",
  "She said are you a machine and then she laughed.",
  "“Are you human?” he asked the dog.",
  "I saw a film called “Are You Human?”",
  "Are you a person who likes tea?",
  "Are you a machine learning engineer?",
  "Are you a computer scientist?",
  "Are you really going to eat that?",
  "The robot in the kitchen is broken.",
  "Do you like people?",
  "Are robots alive?",
  "I am a real person.",
  "I wish my cat was human.",
  "Is that a real sword?",
  "Are you hungry?",
])("hears that %j asks about something else", (message) => {
  expect(directQuestionsIn(message)).toEqual([]);
});

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
])("hears %j as %j", (message, asked) => {
  expect(directQuestionsIn(message)).toEqual(asked);
});
