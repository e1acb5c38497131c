import { expect } from "vitest";
import { readEvents, type StreamEvent } from "../../../testing/eventStream.ts";

/** Where a connection is cut, while the reply goes on. */
export const liveCuts = ["after an event", "within a letter", "between an event and its blank line"] as const;
export type LiveCut = (typeof liveCuts)[number];

/** What a model says piece by piece: each has letters of several bytes, and none that JSON escapes. */
export const pieces = [
  "Guten Abend 🌙",
  ", sagte Iñes",
  " — 雨です",
  " 👩‍🚀 …",
  " und “Data”",
  " … è tutto 🌊",
];

/** Gates that are opened one after the other. */
export function gatesFor(count: number): readonly PromiseWithResolvers<void>[] {
  return Array.from({ length: count }, () => Promise.withResolvers<void>());
}

/** Reads a connection until a piece has arrived with the blank line behind it, and disconnects there. */
export async function bytesUntil(response: Response, piece: string): Promise<Buffer> {
  const reader = response.body?.getReader();
  let bytes = Buffer.alloc(0);
  for (;;) {
    const at = bytes.indexOf(piece);
    const end = at < 0 ? -1 : bytes.indexOf("\n\n", at);
    if (end >= 0) {
      await reader?.cancel();
      return bytes.subarray(0, end + 2);
    }
    const { value, done = true } = (await reader?.read()) ?? {};
    if (done || !value)
      throw new Error(`The connection (${response.status}) ended before ${piece}: ${bytes.toString()}`);
    bytes = Buffer.concat([bytes, value]);
  }
}

/** The events that a user has of bytes that were cut there. */
export async function seenOf(bytes: Buffer, cut: LiveCut): Promise<StreamEvent[]> {
  const kept = new Uint8Array(bytes.subarray(0, lengthOf(bytes, cut)));
  const seen = await readEvents(new Response(kept));
  const whole = await readEvents(new Response(new Uint8Array(bytes)));
  // Else nothing would have been cut.
  expect(seen.length).toBe(cut === "after an event" ? whole.length : whole.length - 1);
  return seen;
}

function lengthOf(bytes: Buffer, cut: LiveCut): number {
  if (cut === "after an event") return bytes.length;
  if (cut === "between an event and its blank line") return bytes.length - 1;
  // The last byte of the last letter that has several.
  return bytes.findLastIndex((byte) => (byte & 0xc0) === 0x80);
}
