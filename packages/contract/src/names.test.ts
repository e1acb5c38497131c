import { describe, expect, it } from "vitest";
import { safeParse } from "valibot";
import { cleanName, name } from "./names.ts";

describe("a name", () => {
  // Rule: name-characters
  it.each([
    ["Ada", "a plain one"],
    ["Zoë Müller-O’Brien", "accents and punctuation"],
    ["山田 太郎", "another script"],
    ["می‌خواهم", "letters that a non-joiner parts in Persian"],
    ["क्‍ष", "letters that a joiner shapes in Hindi"],
    ["👩‍👩‍👧‍👦 Fam", "an emoji of several"],
    ["❤️‍🔥", "an emoji with a selector"],
    ["👍🏽", "an emoji with a skin colour"],
    ["🏴󠁧󠁢󠁳󠁣󠁴󠁿", "the flag of Scotland"],
    ["1️⃣", "a keycap"],
    ["葛\u{E0100}城", "a variant of a Han character"],
  ])("%j stays as it is: %s", (written) => {
    expect(cleanName(written)).toBe(written);
  });

  // Rule: name-characters
  it.each([
    ["Ad\u200Ba", "a space of no width"],
    ["A\u200Dda", "a joiner between Latin letters"],
    ["Ada\u{E0041}\u{E0042}", "tags"],
    ["\u202EAda\u202C", "an override of the direction"],
    ["\u2067Ada\u2069", "an isolate"],
    ["\u200EA\u200Fd\u061Ca", "marks of direction"],
    ["Ada\u3164\u115F\uFFA0", "fillers"],
    ["\u2800Ada\u2800", "blank braille"],
    ["A\u00ADda\uFEFF", "a soft hyphen and a byte order mark"],
    ["Ada\uFE0F", "a selector after a letter"],
    ["Ada\u0085", "a control character of the second set"],
    ["\uFFF9Ada\uFFFB", "marks of an annotation"],
  ])("%j is Ada: it has %s", (written) => {
    expect(cleanName(written)).toBe("Ada");
  });

  it("has one ASCII space where it has any", () => {
    expect(cleanName("\u3000Ada\u00A0\u2003 Lovelace ")).toBe("Ada Lovelace");
  });

  // Rule: name-characters
  it.each(["", " ", "\u200B", "\u2800\u3164", "\u202E\u2066", "\u0301\u0302", "\u{E0041}"])(
    "%j is empty, because nothing of it can be seen",
    (written) => {
      expect(cleanName(written)).toBe("");
      expect(safeParse(name(40, 1), written).success).toBe(false);
    },
  );
});
