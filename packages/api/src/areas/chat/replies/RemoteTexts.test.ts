import { beforeEach, describe, expect, it, vi } from "vitest";
import { RemoteTexts } from "./RemoteTexts.ts";
import type { TextPiece } from "./reply.ts";
import type { ReplySnapshot } from "./reply.ts";

const piece = (from: number, text: string, rest: Partial<TextPiece> = {}): TextPiece => ({
  ...{ id: "reply", variant: "first", from, text, waiting: false },
  ...rest,
});

describe("the text of a reply of another process", () => {
  let texts: RemoteTexts;
  let stored: ReplySnapshot | null;
  const load = vi.fn(() => Promise.resolve(stored));
  const read = async () => (await texts.read("reply", "first", load))?.text;

  beforeEach(() => {
    texts = new RemoteTexts(60_000);
    stored = { text: "Good ", end: null };
    load.mockClear();
  });

  // Rule: stream-between-processes
  it("is read once, and grows by the pieces that come", async () => {
    expect(await read()).toBe("Good ");
    expect(texts.add(piece(5, "evening "))).toBe(true);
    expect(texts.add(piece(13, "🌙"))).toBe(true);
    expect(await texts.read("reply", "first", load)).toEqual({
      ...{ text: "Good evening 🌙", end: null, waiting: false },
      added: { from: 13, text: "🌙" },
    });
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("is read once for many clients at the same time", async () => {
    expect(await Promise.all([read(), read(), read()])).toEqual(["Good ", "Good ", "Good "]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("has the pieces that come while it is read, each once", async () => {
    const answer = Promise.withResolvers<ReplySnapshot>();
    load.mockImplementationOnce(() => answer.promise);
    const reading = read();
    texts.add(piece(0, "Good "));
    texts.add(piece(3, "d evening"));
    texts.add(piece(12, "."));
    answer.resolve({ text: "Good ", end: null });
    expect(await reading).toBe("Good evening.");
    expect(texts.add(piece(13, " Sit."))).toBe(true);
    expect(await read()).toBe("Good evening. Sit.");
    expect(load).toHaveBeenCalledTimes(1);
  });

  // Rule: stream-between-processes
  it("is read again when a piece was missed", async () => {
    await read();
    stored = { text: "Good evening, friend.", end: null };
    expect(texts.add(piece(13, " friend."))).toBe(false);
    expect(await read()).toBe("Good evening, friend.");
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("is read again when a piece was missed while it was read", async () => {
    const answer = Promise.withResolvers<ReplySnapshot>();
    load.mockImplementationOnce(() => answer.promise);
    const reading = read();
    texts.add(piece(9, "ing"));
    stored = { text: "Good evening", end: null };
    answer.resolve({ text: "Good ", end: null });
    expect(await reading).toBe("Good evening");
  });

  // Rule: stream-between-processes
  it("is read again when it has not grown for a while, so that a lost connection loses nothing", async () => {
    texts = new RemoteTexts(0);
    await read();
    await read();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("is read again after its end, and for another variant", async () => {
    stored = { text: "Good evening.", end: { finish: "complete", failure: null } };
    await read();
    await read();
    expect(load).toHaveBeenCalledTimes(2);
    stored = { text: "Good ", end: null };
    await read();
    expect(texts.add(piece(5, "other", { variant: "second" }))).toBe(false);
    expect(await read()).toBe("Good ");
  });

  it("is read again after an error", async () => {
    load.mockImplementationOnce(() => Promise.reject(new Error("no database")));
    await expect(read()).rejects.toThrow("no database");
    expect(await read()).toBe("Good ");
  });

  it("shows that it waits for the model", async () => {
    await read();
    texts.add(piece(5, "", { waiting: true }));
    expect(await texts.read("reply", "first", load)).toMatchObject({ text: "Good ", waiting: true });
  });
});
