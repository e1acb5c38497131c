import { expect, it } from "vitest";
import { sampleCast } from "../cast/cast.ts";
import { canFollow, parseNote } from "./notes.ts";
import { demoReply } from "./reply.ts";
import { wordCount } from "./words.ts";

it.each([
  ["Shorter", { length: "shorter" }],
  ["longer, please", { length: "longer" }],
  ["no more questions", { questions: "none" }],
  ["Don't ask me anything.", { questions: "none" }],
  ["Ask me something", { questions: "one" }],
  ["without actions and shorter", { actions: "none", length: "shorter" }],
])("follows the note %j", (note, options) => {
  expect(parseNote(note)).toEqual(options);
});

it.each(["Make it rhyme", "shorter and in pirate speech", "be angry", ""])(
  "cannot follow the note %j",
  (note) => {
    expect(canFollow(note)).toBe(false);
  },
);

it("does what the note says", () => {
  const odile = sampleCast.find(({ slug }) => slug === "odile");
  const card = {
    userName: "Sam",
    memory: "",
    name: "",
    chatName: "",
    definition: "",
    personality: "",
    scenario: "",
    exampleDialogs: "",
    ...odile,
  };
  const replyTo = (note: string) =>
    demoReply(card, [], "My brother is a sailor.", { ...parseNote(note), variant: 1 });
  expect(wordCount(replyTo("shorter"))).toBeLessThan(wordCount(replyTo("longer")));
  expect(replyTo("no questions")).not.toContain("?");
  expect(replyTo("ask me something")).toContain("?");
  expect(replyTo("no actions")).not.toContain("*");
});
