/** Parts that hostile texts repeat, by name: deep nesting, and input that is slow to parse, render or lay out. */
const repeated: Readonly<Record<string, string>> = {
  "nested quotes": ">",
  "nested quotes with spaces": "> ",
  "nested lists": "- ",
  "nested numbered lists": "1. ",
  "lists in quotes": "> - ",
  "quotes that go on without their mark": "> > > > > > a\nb\n",
  "lists that go on without indent": "- > - > a\nb\n",
  "*a": "*a",
  "*a*": "*a* ",
  "***a": "***a ",
  "a**b": "a**b",
  _a: "_a",
  "~a": "~a",
  "two kinds of emphasis": "*a _b ",
  backticks: "`",
  "single backticks": "` ",
  "[": "[",
  "![": "![",
  "[a](": "[a](",
  links: "[a](http://b.c) ",
  "<": "<",
  "<!--": "<!--",
  pipes: "|",
  "table cells": "|a|b|\n|-|-|\n|1|2|\n",
  entities: "&amp;",
  "numeric entities": "&#38;",
  "mail addresses": "a@b.c ",
  "spaces before an end": "a          ",
  "combining characters on each letter": "a\u0301\u0302\u0303",
  "right-to-left marks": "\u200f",
  "nested isolates": "\u2067a",
  "families of emoji": "👨‍👩‍👧‍👦",
  "one long word": "a",
  "letters of three scripts": "aжあ",
  "short lines": "a b c d e\n",
  "lines of one letter": "a\n",
  "short paragraphs": "a\n\n",
  "list items": "- a\n",
  "quotes apart": "> a\n\n",
  headings: "# a\n",
  "lines across": "---\n",
  "code blocks": "```\n",
  backslashes: "\\",
  "short rows of wide tables": `${"|a".repeat(30)}|\n${"|-".repeat(30)}|\n${"|a\n".repeat(30)}\n`,
  "short rows of very wide tables": `${"|a".repeat(1_000)}|\n${"|-".repeat(1_000)}|\n${"|a\n".repeat(1_000)}\n`,
  "tables with the wrong number of columns": "a|b\n-\n",
  "question marks after a URL": `http://a${"?".repeat(7_000)} `,
  "***a***": "***a*** ",
};

/** Ordinary prose, for comparison. */
const prose =
  "*She waits, and looks up.* “Close enough,” she says, “or close enough to know which nights it does *not* stop.”\n\n";

/** Hostile texts of a given length, by name, and ordinary prose of the same length. */
export function hostileTexts(length: number): { prose: string; hostile: Readonly<Record<string, string>> } {
  const fill = (piece: string) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
  const half = Math.floor(length / 2);
  return {
    prose: fill(prose),
    hostile: {
      ...Object.fromEntries(Object.entries(repeated).map(([name, piece]) => [name, fill(piece)])),
      "nested emphasis": `${"*a _b ".repeat(length / 12)}c${" b_ a*".repeat(length / 12)}`,
      "emphasis closed at the end": `${fill("***a ")}***`,
      "nested brackets": "[".repeat(half) + "]".repeat(half),
      spaces: `a${" ".repeat(length)}b`,
      "one letter with combining characters": `a${"\u0301".repeat(length)}`,
      "one chain of emoji": `👨${"\u200d👩".repeat(length / 3)}`,
      "lists that go deeper": Array.from(
        { length: Math.sqrt(length) },
        (_, depth) => `${"  ".repeat(depth)}- a`,
      ).join("\n"),
      "quotes that go deeper": Array.from(
        { length: Math.sqrt(2 * length) },
        (_, depth) => `${">".repeat(depth)} a`,
      ).join("\n"),
      "an open code block": `\`\`\`\n${fill("a\n")}`,
    },
  };
}
