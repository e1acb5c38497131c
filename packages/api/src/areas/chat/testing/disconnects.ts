import { expect } from "vitest";
import { readEvents, type StreamEvent } from "../../../testing/eventStream.ts";

/** Where in the stream a connection is lost. */
export const disconnectPoints = [
  "after an event",
  "within a letter",
  "between an event and its blank line",
] as const;
export type DisconnectPoint = (typeof disconnectPoints)[number];

/** The pieces of a reply. Each has characters of several bytes, and none that JSON escapes. */
export const pieces = [
  "Guten Abend 🌙",
  ", sagte Iñes",
  " — 雨です",
  " 👩‍🚀 …",
  " und “Data”",
  " … è tutto 🌊",
];

/** Promises that a test resolves one after the other. */
export function gatesFor(count: number): readonly PromiseWithResolvers<void>[] {
  return Array.from({ length: count }, () => Promise.withResolvers<void>());
}

/** Reads a stream up to a piece and the blank line after it, and disconnects there. */
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

/** The events that a client received before the connection was lost. */
export async function receivedEvents(bytes: Buffer, cut: DisconnectPoint): Promise<StreamEvent[]> {
  const received = new Uint8Array(bytes.subarray(0, lengthOf(bytes, cut)));
  const seen = await readEvents(new Response(received));
  const whole = await readEvents(new Response(new Uint8Array(bytes)));
  // Otherwise nothing was lost.
  expect(seen.length).toBe(cut === "after an event" ? whole.length : whole.length - 1);
  return seen;
}

function lengthOf(bytes: Buffer, cut: DisconnectPoint): number {
  if (cut === "after an event") return bytes.length;
  if (cut === "between an event and its blank line") return bytes.length - 1;
  // The last byte of the last character that has several bytes.
  return bytes.findLastIndex((byte) => (byte & 0xc0) === 0x80);
}
