import { expect, it } from "vitest";
import { demoModel } from "./demoModel.ts";
import type { ModelEvent, ModelRequest } from "./Model.ts";

const character = {
  ...{ name: "Bob the Baker", chatName: "Bob", userName: "Sam", personality: "Grumpy, loves tea." },
  ...{ definition: "", scenario: "", exampleDialogs: "", memory: "" },
};

const request: ModelRequest = {
  system: "You are Bob.",
  demo: { kind: "reply", character, instruction: null },
  messages: [
    { role: "assistant", text: "Morning." },
    { role: "user", text: "Good morning, Bob." },
    { role: "system", text: "Stay grumpy." },
  ],
};

async function replyTo(modelRequest: ModelRequest, signal = new AbortController().signal, wordMs = 0) {
  const events: ModelEvent[] = [];
  for await (const event of demoModel({ firstMs: 0, wordMs }).reply(modelRequest, signal)) events.push(event);
  return events;
}

it("writes word by word, up to the end", async () => {
  const events = await replyTo(request);
  const words = events.flatMap((event) => (event.kind === "delta" ? [event.text] : []));
  expect(events.at(-1)).toMatchObject({ kind: "end", finish: "complete" });
  expect(words.length).toBeGreaterThan(20);
  expect(words.slice(0, -1).every((word) => /^\S+\s+$/.test(word))).toBe(true);
});

it("ends as soon as it is stopped", async () => {
  const stop = new AbortController();
  const replying = replyTo(request, stop.signal, 60_000);
  stop.abort();
  expect((await replying).at(-1)).toMatchObject({ kind: "end", finish: "stopped" });
});

it("fails as a model would when the request is nothing that it answers", async () => {
  const events = await replyTo({ system: "Be nice.", messages: [{ role: "user", text: "Hello" }] });
  expect(events).toMatchObject([{ kind: "end", finish: "error" }]);
});

it.each([
  ["Shorter, please.", "complete"],
  ["Make it rhyme.", "error"],
])("follows the note %j or refuses it before the first word", async (note, finish) => {
  const events = await replyTo({ ...request, demo: { kind: "reply", character, instruction: note } });
  expect(events.at(-1)).toMatchObject({ kind: "end", finish });
  expect(events.some(({ kind }) => kind === "delta")).toBe(finish === "complete");
});
