import { expect, it } from "vitest";
import { findTopic, isSingleThing } from "./topic.ts";

it.each([
  ["My sister has stopped talking to me since the wedding.", "your sister"],
  ["What is so special about room 414?", "room 414"],
  ["I had a terrible day", null],
  ["I had a fight with my mother.", "your mother"],
  ["Do you like pizza?", "pizza"],
  ["Have you ever been to Paris?", "Paris"],
  ["Tell me a story about a dragon", "a dragon"],
  ["What's in your bag?", null],
  ["Tell me about your childhood.", null],
  ["My biggest fear is deep water.", null],
  ["That sounds sad.", null],
  ["Can I tell you a secret?", null],
  ["My eldest asked about it.", null],
  ["I walked in the forest.", "the forest"],
  ["haha ok", null],
  ["Where did you grow up?", null],
  ["Bye!", null],
])("finds the topic of “%s”", (message, topic) => {
  expect(findTopic(message)).toBe(topic);
});

it("ignores the names of user and character", () => {
  expect(findTopic("Good evening, Odile", ["Odile Marchetti"])).toBeNull();
});

it.each([
  ["a red bicycle", true],
  ["the wedding dress", true],
  ["Paris", false],
  ["your sister", false],
  ["your old boss", false],
  ["the carrots", false],
  ["these shoes", false],
])("knows whether “it” can stand for “%s”", (topic, expected) => {
  expect(isSingleThing(topic)).toBe(expected);
});

it.each([
  ["My dog barks all night.", null],
  ["The cat slept on it.", null],
  ["My blue coat is torn.", "your blue coat"],
  ["My left foot hurts when it rains.", null],
  ["Où est la gare ?", null],
  ["I love the smell of rain.", "rain"],
  ["I bought a red bicycle yesterday.", "a red bicycle"],
  ["My brother is a sailor.", "your brother"],
])("repeats nothing but a whole noun phrase of “%s”", (message, topic) => {
  expect(findTopic(message)).toBe(topic);
});
