import fc from "fast-check";
import { expect, it } from "vitest";
import { ReasoningTags } from "./reasoningTags.ts";

/** The text that is left of pieces. */
function replyOf(pieces: readonly string[]): string {
  const tags = new ReasoningTags();
  return pieces.map((piece) => tags.remove(piece)).join("") + tags.rest();
}

it.each([
  ["<think>The user greets.</think>Good evening.", "Good evening."],
  ["\n<think>\nThe user\ngreets.\n</think>\n\nGood evening.", "Good evening."],
  ["<think></think>Good evening.", "Good evening."],
  ["<think>A < B </thin </think> *smiles* </think>", "*smiles* </think>"],
  ["<think>Cut before its end", ""],
  ["<think>Nothing follows.</think>\n", ""],
  ["Good evening.", "Good evening."],
  ["  Good <think>evening.</think>", "  Good <think>evening.</think>"],
  ["<thinking of you>", "<thinking of you>"],
  ["<th", "<th"],
  [" ", " "],
])("%j is the reply %j, in whatever pieces it comes", (text, reply) => {
  expect(replyOf([text])).toBe(reply);
  expect(replyOf([...text])).toBe(reply);
  fc.assert(
    fc.property(fc.array(fc.nat(text.length)), (cuts) => {
      const places = [0, ...cuts.toSorted((one, other) => one - other), text.length];
      expect(replyOf(places.map((place, at) => text.slice(places[at - 1] ?? 0, place)))).toBe(reply);
    }),
  );
});

it("the text of a reply without reasoning is passed on at once", () => {
  const tags = new ReasoningTags();
  expect(["Good ", "<think>", "evening"].map((piece) => tags.remove(piece))).toEqual([
    "Good ",
    "<think>",
    "evening",
  ]);
});
