import { expect, it } from "vitest";
import { findTopic } from "./topic.ts";

it.each([
  ["My sister has stopped talking to me since the wedding.", "your sister"],
  ["What is so special about room 414?", "room 414"],
  ["I had a terrible day", null],
  ["I had a fight with my mother.", "your mother"],
  ["Do you like pizza?", "pizza"],
  ["Have you ever been to Paris?", "Paris"],
  ["Tell me a story about a dragon", "a dragon"],
  ["What's in your bag?", "my bag"],
  ["haha ok", null],
  ["Where did you grow up?", null],
  ["Bye!", null],
])("finds the topic of “%s”", (message, topic) => {
  expect(findTopic(message)).toBe(topic);
});

it("ignores the names of user and character", () => {
  expect(findTopic("Good evening, Odile", ["Odile Marchetti"])).toBeNull();
});
