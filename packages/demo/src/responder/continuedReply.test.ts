import { expect, it } from "vitest";
import { sampleCast } from "../cast/cast.ts";
import { continuedReply } from "./continuedReply.ts";
import type { Turn } from "./chat.ts";
import { demoReply } from "./reply.ts";
import { plain, sentencesOf } from "./shape.ts";

const ines = sampleCast.find(({ slug }) => slug === "ines");
const card = {
  ...{ name: "", chatName: "", definition: "", personality: "", scenario: "", exampleDialogs: "" },
  ...ines,
  userName: "Sam",
  memory: "",
};
const before: Turn[] = [
  { role: "assistant", text: "Good evening." },
  { role: "user", text: "My brother is a sailor." },
];

it("ends a stopped reply as it would have ended, from any word", () => {
  const whole = demoReply(card, before.slice(0, 1), "My brother is a sailor.");
  for (const { index } of whole.matchAll(/ /g)) {
    const begun = whole.slice(0, index);
    expect(begun + continuedReply(card, [...before, { role: "assistant", text: begun }])).toBe(whole);
  }
});

it.each(["*She looks out", "“Nineteen fifty", "A sentence of mine."])("closes what %j left open", (begun) => {
  const whole = begun + continuedReply(card, [...before, { role: "assistant", text: begun }]);
  expect((whole.match(/\*/g) ?? []).length % 2).toBe(0);
  expect(whole.match(/“/g)?.length).toBe(whole.match(/”/g)?.length);
});

it("repeats no sentence of a complete reply", () => {
  const whole = demoReply(card, before.slice(0, 1), "My brother is a sailor.");
  const more = continuedReply(card, [...before, { role: "assistant", text: whole }]);
  const sentences = sentencesOf(whole).map(plain);
  expect(
    sentencesOf(more)
      .map(plain)
      .filter((sentence) => sentences.includes(sentence)),
  ).toEqual([]);
});
