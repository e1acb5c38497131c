import { expect, it } from "vitest";
import { packPieces, unpackPieces } from "./pieces.ts";
import type { TextPiece } from "./reply.ts";

const piece = (text: string, at = 0): TextPiece => ({
  ...{ id: `reply-${at}`.padEnd(22, "x"), variant: "v".repeat(22), from: 7, text, waiting: false },
});

/** The notifications of pieces, as PostgreSQL sends them. */
function payloadsOf(pieces: readonly TextPiece[]): string[] {
  const payloads: string[][] = [];
  for (const { payload, json } of packPieces(pieces)) (payloads[payload] ??= []).push(json);
  return payloads.map((all) => `[${all.join(",")}]`);
}

it.each([
  ["letters", "a".repeat(20_000)],
  ["characters of three bytes", "語".repeat(20_000)],
  ["surrogate pairs", "a🌙".repeat(10_000)],
  ["control characters, which are six bytes each", "\u0001".repeat(20_000)],
  ["quotes", `"\\'`.repeat(7_000)],
])(
  "a long text of %s is sent in notifications of less than 8,000 bytes, and arrives whole",
  (_what, text) => {
    const payloads = payloadsOf([piece(text)]);
    for (const payload of payloads)
      expect(Buffer.byteLength(`delta ${"o".repeat(22)} ${payload}`)).toBeLessThan(8_000);
    const arrived = payloads.flatMap(unpackPieces);
    let length = 7;
    for (const { from, text: part } of arrived) {
      expect(from).toBe(length);
      expect(part.isWellFormed()).toBe(true);
      length += part.length;
    }
    expect(arrived.map((part) => part.text).join("")).toBe(text);
  },
);

// Rule: stream-between-processes
it("the pieces of many replies share notifications, in their order", () => {
  const pieces = Array.from({ length: 500 }, (_none, at) => piece(` word ${at}`, at));
  const payloads = payloadsOf(pieces);
  expect(payloads.length).toBeLessThan(8);
  expect(payloads.flatMap(unpackPieces)).toEqual(pieces);
});

it("a piece without text says whether the reply waits", () => {
  const waiting = { ...piece(""), waiting: true };
  expect(payloadsOf([waiting]).flatMap(unpackPieces)).toEqual([waiting]);
});
