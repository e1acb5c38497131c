/** Example texts of Markdown. */
export const markdownFixtures = {
  prose:
    '*She does not touch the envelope. She looks at the way you are holding it.* "Four rooms on that floor ' +
    'have a view of the river. Three of them are honest about it." *A small tilt of the head, the kind that ' +
    'usually costs someone an alibi.* "You asked for the fourth."',
  everyMark: [
    "# The fourth key",
    'He says **nothing**, then ~~lies~~ tells the truth. *She laughs, says "No," and means it.*',
    "> The lift does not stop here.\n> It never has.",
    "1. The matchbook\n2. The envelope\n   - sealed\n   - opened twice",
    "---",
    "| Room | View |\n|---|---|\n| 413 | river |\n| 414 | *also* river |",
    "```\nKEY 414 OUT 23:10\nKEY 414 IN  23:12\n```",
    "Ask at `reception`, or read [the register](https://example.com/register).",
  ].join("\n\n"),
  code: [
    "The porter writes it down:",
    '```ts title="lift.ts"\nexport function callLift(floor: number, waiting: readonly Guest[], log = console.info): void {\n  log(`${waiting.length} wait on ${floor}`); // *not* an action\n}\n```',
    "```\nno language\n```",
  ].join("\n\n"),
  hostile: [
    "<script>alert(1)</script>",
    '<img src="https://example.com/pixel.png" onerror="alert(1)">',
    "[press me](javascript:alert(1)) and [me](data:text/html,hello)",
    "![a picture](https://example.com/pixel.png)",
    "<iframe src='https://example.com'></iframe>",
  ].join("\n\n"),
  nestedTooDeep: [
    `${"> ".repeat(20)}the deepest quote`,
    `${"- ".repeat(20)}the deepest item`,
    `${"*a _b ".repeat(10)}the deepest emphasis${" b_ a*".repeat(10)}`,
  ].join("\n\n"),
} as const;
