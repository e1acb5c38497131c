import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { pino } from "pino";
import { expect, it } from "vitest";
import { Metrics } from "../../metrics/Metrics.ts";
import { measuredModel } from "../../metrics/measuredModel.ts";
import { Lexicon } from "../screening/Lexicon.ts";
import { Screening } from "../screening/Screening.ts";
import { screenedModel } from "../screening/screenedModel.ts";
import { compatibleModel } from "./compatible/compatibleModel.ts";
import { consumeOnce } from "./consumeOnce.ts";
import type { ModelMessage } from "./Model.ts";
import { MemoryModelQueue } from "./queue/MemoryModelQueue.ts";
import { queuedModel } from "./queue/queuedModel.ts";

setFlagsFromString("--expose-gc");
const clearUp = runInNewContext("gc") as () => void;

const says = (text: string) => `data: ${JSON.stringify({ choices: [{ delta: { content: text } }] })}\n\n`;

/** Sends a text, then nothing until it is aborted. */
function endless(signal?: AbortSignal | null): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode(says("x".repeat(100))));
      signal?.addEventListener("abort", () => controller.error(signal.reason));
    },
  });
}

it("the messages are kept until the provider has them, and not while the reply streams", async () => {
  const asked = compatibleModel({
    ...{ name: "scripted", baseUrl: "http://nowhere.invalid", apiKey: null },
    fetch: (_input, { signal } = {}) => Promise.resolve(new Response(endless(signal))),
  });
  const screening = new Screening(new Lexicon("banned zz_banned_1"), null, pino({ level: "silent" }));
  const screened = screenedModel(queuedModel(asked, new MemoryModelQueue(1)), screening, () => undefined);
  const model = measuredModel(screened, new Metrics({ database: {}, processFigures: false }));
  const stop = new AbortController();

  function begin() {
    const said: ModelMessage = { role: "user", text: "Hello" };
    const events = model.reply({ system: "", messages: [said] }, stop.signal)[Symbol.asyncIterator]();
    return { events, said: new WeakRef(said) };
  }
  const { events, said } = begin();
  expect((await events.next()).value).toMatchObject({ kind: "delta" });
  const more = events.next();
  await new Promise((resolve) => setTimeout(resolve, 0));
  clearUp();
  expect(said.deref()).toBeUndefined();
  stop.abort();
  await more;
});

it("a request can be used once", () => {
  const given = consumeOnce({ system: "", messages: [] }, ({ system }) => system);
  expect(given()).toBe("");
  expect(given).toThrow("handed over twice");
});
