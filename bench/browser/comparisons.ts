import type { Cost, Side } from "./measure.ts";

/** Two sides that are measured in the same run, and the limit of their ratio. */
export interface Comparison {
  /** The row of the table of figures, as in "9". */
  readonly row: string;
  readonly what: string;
  readonly side: Side;
  readonly baseline: Side;
  readonly by: keyof Cost;
  /** The most that the ratio should be. */
  readonly gate: number;
  readonly aim: number;
}

/** Names of texts that are slow to parse. */
const patterns = [
  "nested quotes",
  "lists that go on without indent",
  "*a",
  "a**b",
  "_a",
  "single backticks",
  "[",
  "![",
  "<",
  "table cells",
  "numeric entities",
  "spaces",
  "one letter with combining characters",
  "right-to-left marks",
  "families of emoji",
  "one long word",
  "letters of three scripts",
  "short lines",
  "list items",
  "short rows of wide tables",
  "short rows of very wide tables",
  "question marks after a URL",
  "***a***",
];

/** The comparisons in the browser. */
export const comparisons: readonly Comparison[] = [
  ...patterns.map(
    (pattern): Comparison => ({
      row: "9p",
      what: `showing 100,000 characters of ${pattern}, against prose`,
      side: { scene: "longReply", pattern },
      baseline: { scene: "longReply" },
      by: "task",
      gate: 5,
      aim: 2,
    }),
  ),
  {
    row: "9",
    what: "streaming 8,000 tokens, against plain memoised paragraphs",
    side: { scene: "stream", tokens: 8_000 },
    baseline: { scene: "paragraphs", tokens: 8_000 },
    by: "drawing",
    gate: 1.25,
    aim: 1.1,
  },
  {
    row: "9",
    what: "streaming 2,000 tokens as they come, not gathered over 50 ms, against the same",
    side: { scene: "stream", tokens: 2_000, singly: true },
    baseline: { scene: "paragraphs", tokens: 2_000 },
    by: "drawing",
    gate: 1.25,
    aim: 1.1,
  },
  {
    row: "10",
    what: "streaming 8,000 tokens, against 2,000 (linear is 4)",
    side: { scene: "stream", tokens: 8_000 },
    baseline: { scene: "stream", tokens: 2_000 },
    by: "drawing",
    gate: 4.6,
    aim: 4.1,
  },
  {
    row: "11",
    what: "streaming at the end of 10,000 messages, against 20",
    side: { scene: "stream", size: 10_000, tokens: 800 },
    baseline: { scene: "stream", size: 20, tokens: 800 },
    by: "task",
    gate: 1.25,
    aim: 1.05,
  },
  {
    row: "12",
    what: "opening a chat of 10,000 messages, against 50",
    side: { scene: "open", size: 10_000 },
    baseline: { scene: "open", size: 50 },
    by: "task",
    gate: 1.3,
    aim: 1.1,
  },
  {
    row: "13",
    what: "state of one streamed token among 10,000 messages, against 50",
    side: { scene: "state", size: 10_000 },
    baseline: { scene: "state", size: 50 },
    by: "own",
    gate: 2,
    aim: 1.1,
  },
  {
    row: "14",
    what: "scrolling a grid of 5,000 cards, against 1,000 (linear is 5)",
    side: { scene: "scroll", size: 5_000 },
    baseline: { scene: "scroll", size: 1_000 },
    by: "task",
    gate: 5,
    aim: 3,
  },
  {
    row: "15",
    what: "Back to a grid of 5,000 cards, against 20",
    side: { scene: "back", size: 5_000 },
    baseline: { scene: "back", size: 20 },
    by: "task",
    gate: 2,
    aim: 1.1,
  },
];
