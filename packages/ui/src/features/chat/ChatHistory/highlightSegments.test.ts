import { describe, expect, it } from "vitest";
import { highlightSegments } from "./highlightSegments.ts";

const marked = (excerpt: string, matches: readonly (readonly [number, number])[]) =>
  highlightSegments(excerpt, matches).map(({ text, isMatch }) => (isMatch ? `[${text}]` : text));

describe("an excerpt", () => {
  it("marks each match", () => {
    expect(
      marked("hear the lift, the lift", [
        [9, 13],
        [19, 23],
      ]),
    ).toEqual(["hear the ", "[lift]", ", the ", "[lift]"]);
  });

  it("is one segment without matches", () => {
    expect(marked("hear the lift", [])).toEqual(["hear the lift"]);
  });

  it.each([
    [
      "overlapping",
      [
        [0, 4],
        [2, 6],
      ],
      ["[hear]", " the lift"],
    ],
    ["backward", [[6, 2]], ["hear the lift"]],
    ["beyond its end", [[9, 99]], ["hear the lift"]],
  ] as const)("passes over a match that is %s", (_what, matches, segments) => {
    expect(marked("hear the lift", matches)).toEqual(segments);
  });
});
