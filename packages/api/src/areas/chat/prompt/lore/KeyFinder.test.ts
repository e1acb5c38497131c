import { LorePatterns } from "@mimi/contract";
import fc from "fast-check";
import { RE2JS } from "re2js";
import { describe, expect, it } from "vitest";
import { KeyFinder } from "./KeyFinder.ts";

const plain = { use_regex: false, case_sensitive: false };
const regex = { use_regex: true, case_sensitive: false };

/** As much text as is searched in one chat: messages, and the texts of entries. */
const TEXT = ["The dragon of the lake. ".repeat(667), "a".repeat(16_000)];

describe("the work for one lorebook is limited", () => {
  const stems = ["(a+)+$", "(([^b]{1,30}){1,3})z", "(.*)(.*)(.*)x", String.raw`[\u0041-\uffff]{3}`, "(?=a)"];
  // Rule: lorebook-time-limit
  it.each([
    ["8,000 patterns", (at: number) => `/${stems[at % 5]}${at}/i`, regex],
    ["8,000 short texts", (at: number) => `a${at}`, plain],
    ["8,000 texts of all lengths", (at: number) => `${"a".repeat(at % 190)}${at}`, plain],
    ["8,000 texts in slashes that are no pattern", (at: number) => `/[${at}/`, plain],
  ])("with %s", (_what, key, rules) => {
    const finder = new KeyFinder((text) => text);
    for (let at = 0; at < 8_000; at += 1) finder.add(key(at), rules);
    for (const text of TEXT) finder.search(text);
    // 32,000 places for each of 256 lengths, and 16,000 for each instruction of a pattern. One key after another would take
    // 8,000 times the text.
    expect(finder.steps).toBeLessThanOrEqual(32_000 * 256 + 16_000 * 2_000);
  });
});

it("uses only patterns that the linear-time matcher accepts, at no more than their cost", () => {
  const atom = fc.constantFrom(
    ...["a", "é", ".", "[a-f]", "[^а-я]", String.raw`\b`, String.raw`\d`, String.raw`\w`, String.raw`\.`],
    ...[
      String.raw`\u0041`,
      String.raw`\x41`,
      String.raw`\p{L}`,
      String.raw`[\w\s]`,
      "[\u4e00-\u9fff]",
      "^",
      "$",
    ],
    ...[
      String.raw`[\b]`,
      String.raw`\ü`,
      String.raw`\p{Script=Han}`,
      String.raw`\p{Letter}`,
      String.raw`\P{Lu}`,
    ],
    ...[
      String.raw`[a-\d]`,
      String.raw`[-\d]`,
      String.raw`[\1]`,
      String.raw`\p`,
      "[🌙-🌟]",
      "[^]",
      "[]",
      "[^]a]",
    ],
    ...[
      String.raw`[\p{L}\p{Foo}]`,
      String.raw`\u{1F319}`,
      String.raw`\cA`,
      String.raw`[\w-]`,
      String.raw`\\`,
    ],
    ...["(?:ab|c)", "(?<name>a)", "((a|b)c)", String.raw`\/`, "月", "🌙", "-", "{", "}", "]"],
  );
  const times = fc.constantFrom("", "", "", "*", "+?", "?", "{2}", "{1,3}", "{2,}", "{40}");
  const piece = fc.tuple(atom, times).map((parts) => parts.join(""));
  const source = fc.array(piece, { minLength: 1, maxLength: 8 }).map((parts) => parts.join(""));
  fc.assert(
    fc.property(source, fc.boolean(), (key, isInner) => {
      const written = isInner ? `(${key}){3}` : key;
      const patterns = new LorePatterns();
      const pattern = patterns.of(written, { case_sensitive: false });
      if (!pattern) return;
      const options = RE2JS.MULTILINE | RE2JS.CASE_INSENSITIVE;
      const expression = RE2JS.compile(RE2JS.translateRegExp(pattern.source), options);
      expect(expression.programSize()).toBeLessThanOrEqual(patterns.costs + 10);
    }),
    { numRuns: 2_000 },
  );
});
