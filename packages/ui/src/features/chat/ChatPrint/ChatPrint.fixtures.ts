import { odile } from "../chat.fixtures.ts";
import type { ChatPrintProps } from "./ChatPrint.tsx";

const whole = {
  characterName: odile.name,
  title: "The lamp above the door",
  date: "28 November 2026",
  preview: true,
  entries: [
    { kind: "day", id: "d1", text: "26 November 2026" },
    {
      ...{ kind: "message", id: "m1", from: "character" },
      text: "*She sets the key on the counter, and does not let go of it.* “Room nine. The lamp above the door stays on.”",
    },
    { kind: "message", id: "m2", from: "user", text: "“Why nine?” *I look up the stairs.*" },
    {
      ...{ kind: "message", id: "m3", from: "character" },
      text: "“Three rules:”\n\n1. Do not open the window.\n2. Do not answer the second knock.\n3. Breakfast is at seven.\n\n| Room | Guest |\n|---|---|\n| 8 | a clockmaker |\n| 9 | you |",
    },
    { kind: "day", id: "d2", text: "27 November 2026" },
    { kind: "message", id: "m4", from: "user", text: "And if I do?\n  (I would never.)" },
    {
      ...{ kind: "message", id: "m5", from: "character" },
      text: "```\nnight(9).knock(2) // the one that you do not answer, however long it takes and whatever it promises\n```\n\n*She is already turning the page of the ledger.*",
    },
  ],
} as const satisfies ChatPrintProps;

/** One per state of ChatPrint. */
export const chatPrintFixtures = {
  whole,
  named: { ...whole, userName: "Marguerite" },
  partial: { ...whole, entries: whole.entries.slice(4), partialKeys: "Ctrl P" },
} as const satisfies Record<string, ChatPrintProps>;
