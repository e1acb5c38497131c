import { expect, it } from "vitest";
import { previewOf, titleOf } from "./excerpt.ts";

it("titles a chat with the first 60 graphemes on one line, and cuts no emoji", () => {
  expect(titleOf("  Hello\n\n there ")).toBe("Hello there");
  expect(titleOf("👩‍🚀".repeat(70))).toBe(`${"👩‍🚀".repeat(59)}…`);
  expect(titleOf("a".repeat(60))).toBe("a".repeat(60));
});

it("titles a chat without the asterisks of actions, and keeps other asterisks", () => {
  expect(titleOf("*I put the key down* and it was **never** about\n*the view*")).toBe(
    "I put the key down and it was never about the view",
  );
  expect(titleOf("What is 2 * 3 * 4?")).toBe("What is 2 * 3 * 4?");
  expect(titleOf("***")).toBe("***");
});

// Rule: chat-title
it("titles a chat with the first sentence, without quotes", () => {
  expect(titleOf("*I knock.* “Who's there?” I ask.")).toBe("I knock.");
  expect(titleOf('"Who put out the lamp?" Nobody.')).toBe("Who put out the lamp?");
  expect(titleOf("‘It's late’")).toBe("It's late");
  expect(titleOf("雨ですね。傘は?")).toBe("雨ですね。");
});

it("previews a reply without Markdown", () => {
  expect(
    previewOf(
      "*She nods.* “**Yes**, [the lift](https://example.org/).”\n\n> quoted\n- listed\n# Head `code`",
    ),
  ).toBe("She nods. “Yes, the lift.” quoted listed Head code");
  expect(previewOf("2*3*4 and snake_case and ~5 and (*^_^*)")).toBe(
    "2*3*4 and snake_case and ~5 and (*^_^*)",
  );
  expect(previewOf("*The **lamp** burned.* *She waits")).toBe("The lamp burned. She waits");
  expect(previewOf("x".repeat(500))).toBe(`${"x".repeat(139)}…`);
});

it.each([
  ["1984. A year.", "1984. A year."],
  ["Hello.\n* waves *", "Hello. waves"],
  ["* She *nods*\n* rope", "She nods rope"],
])("previews %j as %j", (reply, preview) => {
  expect(previewOf(reply)).toBe(preview);
});

it("ends at the end of a word, with an ellipsis", () => {
  const title = titleOf("Four-fourteen has the river, they said, and I believed them, for an afternoon");
  expect(title).toBe("Four-fourteen has the river, they said, and I believed…");
});
