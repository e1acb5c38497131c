import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fillMacros, type MacroContext, unknownMacros, withoutNotes } from "./fillMacros.ts";

const context: MacroContext = {
  char: "Odile",
  user: "Sam",
  seed: "chat-1",
  now: new Date("2026-11-27T19:05:30Z"),
};
const fill = (text: string, changed: Partial<MacroContext> = {}) =>
  fillMacros(text, { ...context, ...changed });

describe("a macro is replaced", () => {
  it.each([
    ["names in any case", "{{char}} {{User}} {{ CHAR }} {{bot}}", "Odile Sam Odile Odile"],
    ["names of V1", "<BOT> nods to <USER>. <user>, <Char>", "Odile nods to Sam. Sam, Odile"],
    ["a note", "a{{// a hidden note}}b", "ab"],
    ["a note over lines, with macros in it", "a{{// one\ntwo {{char}} {{random:a,b}} three}}b", "ab"],
    ["a comment", "a{{comment: x}}b{{Comment:y}}", "ab"],
    ["a hidden key", "a{{hidden_key:storm}}b", "ab"],
    ["reversed text", "{{reverse:abc}} {{reverse:{{char}}}} {{reverse:e\u0301a}}", "cba elidO ae\u0301"],
    ["trimmed lines", "a\n\n{{trim}}\n\nb {{trim}} c", "ab  c"],
    ["a line end", "a{{newline}}b", "a\nb"],
    ["nothing", "a{{noop}}b", "ab"],
    ["a time", "{{time}} {{isotime}} {{time_UTC+9}}", "19:05 UTC 19:05 04:05"],
    ["a date", "{{date}} {{isodate}} {{weekday}}", "2026-11-27 2026-11-27 Friday"],
    ["the text that it replaces", "{{original}} Last.", "First. Last."],
    ["a macro in braces", "{{{user}}}", "{Sam}"],
    ["a choice of one", "{{random:{{user}}'s lamp}} {{pick::a}}", "Sam's lamp a"],
    ["dice of one side", "{{roll:d1}} {{roll 1d1}} {{roll:3d1+2}} {{roll::1}}", "1 1 5 1"],
    ["what we do not know", "a{{setvar::mood::calm}}{{getvar::mood}}{{idle_duration}}b", "ab"],
    ["a block that we do not know", "{{#if x}}yes{{/if}}", "yes"],
  ])("%s", (_what, text, expected) => {
    expect(fill(text, { original: "First." })).toBe(expected);
  });
});

it.each([
  '{char} {user} [char] {{}} {{ }} {{1+1}} {{"a": 1}} {{ünder}}',
  "{{ user",
  "user}} {{{{",
  "<b>user</b> <users>",
])("what is no macro stays as it is written: %s", (text) => {
  expect(fill(text)).toBe(text);
});

it("inserts a name as text, whatever it contains", () => {
  expect(fill("{{user}} {{random:{{user}}}}", { user: "$& {{char}}, <BOT>" })).toBe(
    "$& {{char}}, <BOT> $& {{char}}, <BOT>",
  );
});

// Rule: macros-replaced
it("reads the case of a greeting with macros of all versions", () => {
  const greeting =
    "<BOT> nods to <USER>. {{Char}} and {{USER}}. {{// a hidden note to authors}}{{random:red,green,blue}} {{random::red::blue}} {{pick:a,b}} {{roll:d20}} {{roll 1d6}} {{time}} {{date}} {{idle_duration}} {{trim}}{{newline}}{{setvar::mood::calm}}{{getvar::mood}} {{personality}} {{ char }} {{user}}'s lamp. {char} {user} [char] {{bot}} {{comment: x}} {{hidden_key:storm}}";
  expect(fill(greeting)).toMatch(
    /^Odile nods to Sam\. Odile and Sam\. (red|green|blue) (red|blue) [ab] \d{1,2} [1-6] 19:05 UTC 2026-11-27 {4}Odile Sam's lamp\. \{char\} \{user\} \[char\] Odile {2}$/,
  );
  expect(unknownMacros([greeting])).toEqual([
    ...["{{idle_duration}}", "{{setvar::mood::calm}}", "{{getvar::mood}}", "{{personality}}"],
  ]);
});

describe("a choice", () => {
  const many = (text: string, changed: (at: number) => Partial<MacroContext>) =>
    new Set(Array.from({ length: 60 }, (_none, at) => fill(text, changed(at))));

  it("is one of those that are written", () => {
    expect(many("{{random:red, green,blue}}", (at) => ({ turn: `${at}` }))).toEqual(
      new Set(["red", "green", "blue"]),
    );
    expect(many("{{random::a, b::c}}", (at) => ({ turn: `${at}` }))).toEqual(new Set(["a, b", "c"]));
    expect(many(String.raw`{{random:a\, b,c}}`, (at) => ({ turn: `${at}` }))).toEqual(new Set(["a, b", "c"]));
    expect(many("{{roll:d3}}", (at) => ({ turn: `${at}` }))).toEqual(new Set(["1", "2", "3"]));
  });

  // Rule: macros-replaced
  it("of a pick is the same in a chat, and another in other chats", () => {
    expect(many("{{pick:a,b,c}}", (at) => ({ turn: `${at}` })).size).toBe(1);
    expect(many("{{pick:a,b,c}}", (at) => ({ seed: `chat-${at}` })).size).toBe(3);
  });

  it("is another one at each place", () => {
    const places = fill("{{pick:a,b,c}} ".repeat(60)).trim().split(" ");
    expect(new Set(places).size).toBe(3);
  });
});

it("shows hidden keys only to the search for keys", () => {
  expect(fill("{{hidden_key:storm}}", { hiddenKeys: true })).toBe("storm");
});

it("lists what is not known once, as it is written", () => {
  const texts = [
    "{{idle_duration}} {{getvar::mood}} {{char}} {{// x}}",
    "{{getvar::mood}} {{roll:many}} {{Time}}",
  ];
  expect(unknownMacros(texts)).toEqual(["{{idle_duration}}", "{{getvar::mood}}", "{{roll:many}}"]);
});

it("removes notes alone, wherever they are", () => {
  const text = "<USER> {{ char }}{{// a note {{char}} }} {{random:a{{comment: x}},b}} {{getvar::x}} {{ open";
  expect(withoutNotes(text)).toBe("<USER> {{ char }} {{random:a,b}} {{getvar::x}} {{ open");
});

it("never fails, and leaves no macro of a text, however it is written", () => {
  const piece = fc.constantFrom(
    ...[
      "{{",
      "}}",
      "{",
      "}",
      "char",
      "//",
      "random",
      "pick:a,b",
      "::",
      ",",
      ":",
      "<USER>",
      "\n",
      "trim",
      " ",
      "#if",
    ],
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const text = pieces.join("");
      expect(fill(text)).not.toMatch(/\{\{\s*(char|trim|\/\/[^{}]*)\s*\}\}|<USER>/);
      expect(withoutNotes(text).length).toBeLessThanOrEqual(text.length);
    }),
    { numRuns: 2_000 },
  );
});

it("takes time in proportion to the text, also with many braces", () => {
  for (const braces of ["{{", "}}", "{{random:", "{{a}}", "{{// ", "\n\n{{trim}}a"]) {
    expect(fill(braces.repeat(100_000)).length).toBeLessThanOrEqual(1_000_000);
  }
});
