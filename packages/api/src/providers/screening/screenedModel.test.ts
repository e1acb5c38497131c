import fc from "fast-check";
import { pino } from "pino";
import { describe, expect, it } from "vitest";
import type { Refusal } from "../../shared/errors/Refusal.ts";
import type { Model, ModelEvent, ModelRequest } from "../model/Model.ts";
import { Lexicon, type TermClass } from "./Lexicon.ts";
import { type RemoteScreening, Screening } from "./Screening.ts";
import { screenedModel } from "./screenedModel.ts";

const lexicon = new Lexicon("age zz_age_term_1\nadult zz_adult_1\nbanned zz_banned_1");
const TERM = "zz_banned_1";

/** A model that writes given deltas, and records whether it was called and cancelled. */
function modelSending(pieces: readonly string[]) {
  const seen = { callCount: 0, cancelled: false };
  const model: Model = {
    name: "scripted",
    reply: async function* (_request, signal): AsyncGenerator<ModelEvent> {
      seen.callCount += 1;
      signal.addEventListener("abort", () => {
        seen.cancelled = true;
      });
      for (const text of pieces) yield { kind: "delta", text };
      yield { kind: "end", finish: "complete" };
    },
  };
  return { model, seen };
}

async function read(
  pieces: readonly string[],
  request: Partial<ModelRequest> = {},
  remote: RemoteScreening | null = null,
) {
  const { model, seen } = modelSending(pieces);
  const refused: Refusal[] = [];
  const screening = new Screening(lexicon, remote, pino({ level: "silent" }));
  const screened = screenedModel(model, screening, (refusal) => refused.push(refusal));
  let text = "";
  let end: string | null = null;
  const callCount = { system: "", messages: [], ...request };
  for await (const event of screened.reply(callCount, new AbortController().signal)) {
    expect(end).toBeNull();
    if (event.kind === "delta") text += event.text;
    if (event.kind === "end") end = event.finish;
  }
  return { text, end, refused: refused.map(({ rule }) => rule), ...seen };
}

/** Splits a text into pieces of the given sizes, repeatedly. */
function cut(text: string, sizes: readonly number[]): string[] {
  const pieces: string[] = [];
  for (let at = 0, index = 0; at < text.length; index += 1) {
    const size = sizes[index % sizes.length] ?? 1;
    pieces.push(text.slice(at, at + size));
    at += size;
  }
  return pieces;
}

const sizes = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 8 });
const prose = fc
  .array(fc.stringMatching(/^[a-y]{1,12}$/), { maxLength: 120 })
  .map((words) => words.join(" "));

describe("a reply with the moderation filter", () => {
  it("is the text of the model, split in any way", async () => {
    await fc.assert(
      fc.asyncProperty(prose, sizes, async (text, pieces) => {
        expect(await read(cut(text, pieces))).toMatchObject({ text, end: "complete", refused: [] });
      }),
    );
  });

  it("never contains a blocked term, nor text after it, split in any way", async () => {
    await fc.assert(
      fc.asyncProperty(prose, prose, sizes, async (before, after, pieces) => {
        const whole = `${before} ${TERM} ${after}`;
        const { text, end, refused } = await read(cut(whole, pieces));
        expect([end, refused]).toEqual(["blocked", ["banned"]]);
        expect(whole.startsWith(text)).toBe(true);
        expect(text.length).toBeLessThanOrEqual(before.length + 1);
      }),
    );
  });

  it("delays only a few words while it streams", async () => {
    const { model } = modelSending(Array.from({ length: 200 }, () => "word "));
    const screening = new Screening(lexicon, null, pino({ level: "silent" }));
    let [shown, most] = [0, 0];
    let pieceCount = 0;
    const counting: Model = {
      name: "counting",
      reply: async function* (request, signal) {
        for await (const event of model.reply(request, signal)) {
          if (event.kind === "delta") pieceCount += event.text.length;
          most = Math.max(most, pieceCount - shown);
          yield event;
        }
      },
    };
    const reply = screenedModel(counting, screening, () => undefined).reply(
      { system: "", messages: [] },
      new AbortController().signal,
    );
    for await (const event of reply) if (event.kind === "delta") shown += event.text.length;
    expect(shown).toBe(1_000);
    expect(most).toBeLessThan(100);
  });

  it("cancels the model's work when it is blocked", async () => {
    expect(await read([`a ${TERM} `, "b".repeat(100)])).toMatchObject({ end: "blocked", cancelled: true });
  });

  it("is blocked for adults by an age, and for others by an age together with adult words", async () => {
    const adult = { adult: true };
    expect(await read(["zz_age_term_1"], adult)).toMatchObject({ text: "", refused: ["minors"] });
    expect(await read(["zz_age_term_1"])).toMatchObject({ end: "complete" });
    const far = ["zz_age_term_1 ", "word ".repeat(400), "zz_adult_1"];
    expect(await read(far)).toMatchObject({ end: "blocked", refused: ["minors"] });
  });

  it.each<[string, Partial<ModelRequest>]>([
    ["the card", { system: "zz_age_term_1" }],
    ["an old message", { messages: [{ role: "user", text: "zz_age_term_1" }] }],
  ])("is not requested when %s combines minors with the adult rating", async (_case, request) => {
    expect(await read(["Yes."], { ...request, adult: true })).toMatchObject({
      ...{ text: "", end: "blocked", refused: ["minors"], callCount: 0 },
    });
    expect(await read(["Yes."], request)).toMatchObject({ text: "Yes.", callCount: 1 });
  });

  describe("with an endpoint", () => {
    const answering = (classes: (text: string) => readonly TermClass[]): RemoteScreening => ({
      classesOf: async (text) => classes(text),
    });
    const down: RemoteScreening = { classesOf: () => Promise.reject(new Error("down")) };
    const text = "word ".repeat(300);

    it("contains only text that the endpoint has judged", async () => {
      const windows: number[] = [];
      const remote = answering((window) => {
        windows.push(window.length);
        return window.includes("stone") ? ["banned"] : [];
      });
      const good = await read(cut(text, [7]), {}, remote);
      expect(good).toMatchObject({ text, end: "complete" });
      // The windows grow: the endpoint is not called for each token.
      expect(windows.length).toBeLessThan(8);
      const bad = await read(cut(`${text}stone`, [7]), {}, remote);
      expect(bad).toMatchObject({ end: "blocked", refused: ["banned"] });
      expect(bad.text).not.toContain("stone");
    });

    it("is blocked for adults, and accepted for others, when the endpoint cannot be reached", async () => {
      expect(await read(cut(text, [7]), { adult: true }, down)).toMatchObject({
        ...{ text: "", end: "blocked", refused: ["not_screened"] },
      });
      expect(await read(cut(text, [7]), {}, down)).toMatchObject({ text, end: "complete" });
    });
  });
});
