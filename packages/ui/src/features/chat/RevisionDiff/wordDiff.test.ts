import { describe, expect, it } from "vitest";
import { wordDiff } from "./wordDiff.ts";

const marked = (before: string, after: string) =>
  wordDiff(before, after).map(
    ({ kind, text }) => ({ same: text, removed: `-${text}`, new: `+${text}` })[kind],
  );

describe("the difference of two texts", () => {
  it("is one equal segment for the same text", () => {
    expect(marked("She waits.", "She waits.")).toEqual(["She waits."]);
  });

  it("marks removed and added words in place", () => {
    expect(marked("She waits by the lift.", "She waits at the lift.")).toEqual([
      "She waits ",
      "-by ",
      "+at ",
      "the lift.",
    ]);
  });

  it("marks a text that was added or removed as a whole", () => {
    expect(marked("", "New.")).toEqual(["+New."]);
    expect(marked("Old.", "")).toEqual(["-Old."]);
  });

  it("contains both texts completely", () => {
    const texts = ["a b c d", "b c x d e", "  a\n\nb ", "", "a a a b a", "the lift stops", "a ".repeat(3000)];
    for (const before of texts)
      for (const after of texts) {
        const segments = wordDiff(before, after);
        const without = (kind: "removed" | "new") =>
          segments
            .filter((segment) => segment.kind !== kind)
            .map(({ text }) => text)
            .join("");
        expect(without("new")).toBe(before);
        expect(without("removed")).toBe(after);
      }
  });
});
