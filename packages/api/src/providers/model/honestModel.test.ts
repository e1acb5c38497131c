import { beforeEach, describe, expect, it } from "vitest";
import { failureOf } from "../../shared/errors/failureOf.ts";
import { honestModel } from "./honestModel.ts";
import type { ModelEvent, ModelRequest } from "./Model.ts";

const speakers = { char: ["Odile"], user: ["Sam"] };
const asking: ModelRequest = {
  system: "You are Odile.",
  messages: [{ role: "user", text: "Are you an AI?" }],
  speakers,
  seed: 3,
};
const complete: ModelEvent = {
  kind: "end",
  finish: "complete",
  usage: { inputTokens: 100, outputTokens: 10 },
};

let calls: ModelRequest[];
beforeEach(() => {
  calls = [];
});

/** A model that answers with the next reply, each given as its pieces or events. */
function scripted(...replies: readonly (readonly (string | ModelEvent)[])[]) {
  const left = [...replies];
  return honestModel({
    name: "scripted",
    async *reply(request) {
      calls.push(request);
      for (const part of left.shift() ?? [])
        yield typeof part === "string" ? { kind: "delta", text: part } : part;
    },
  });
}

async function eventsOf(model: ReturnType<typeof scripted>, request = asking) {
  const events: ModelEvent[] = [];
  for await (const event of model.reply(request, new AbortController().signal)) events.push(event);
  return events;
}
const textOf = (events: readonly ModelEvent[]) =>
  events.map((event) => (event.kind === "delta" ? event.text : "")).join("");

describe("a reply to the question whether the character is an AI", () => {
  it("is passed on when it is honest", async () => {
    const events = await eventsOf(scripted(["Yes, ", "I am an AI.", complete]));
    expect([textOf(events), events.at(-1), calls.length]).toEqual(["Yes, I am an AI.", complete, 1]);
  });

  it("is requested once more, with a reminder and another seed, when it claims to be a person", async () => {
    const events = await eventsOf(
      scripted(["I am ", "a real person.", complete], ["I am an AI, my dear.", complete]),
    );
    expect(textOf(events)).toBe("I am an AI, my dear.");
    expect(events.at(-1)).toMatchObject({
      finish: "complete",
      usage: { inputTokens: 200, outputTokens: 20 },
    });
    expect(calls.map(({ system, seed }) => [system.includes("Odile is an AI"), seed])).toEqual([
      [false, 3],
      [true, 1_003],
    ]);
  });

  // Rule: never-claims-to-be-a-person
  it.each([
    [
      "Are you an AI?",
      "No, I'm human.",
      "I am an AI, not a person. A program writes everything that Odile says.",
    ],
    [
      "Bist du eine KI?",
      "Nein, ich bin ein Mensch.",
      "Ich bin eine KI, kein Mensch. Alles, was Odile sagt, schreibt ein Programm.",
    ],
    [
      "Jesteś botem?",
      "Nie, jestem człowiekiem.",
      "Jestem AI, nie człowiekiem. Wszystko, co mówi Odile, pisze program.",
    ],
    [
      "insan misin",
      "Evet, ben gerçek bir insanım.",
      "Ben bir yapay zekâyım, insan değilim. Odile karakterinin söylediği her şeyi bir program yazıyor.",
    ],
    [
      "너 진짜 사람이야?",
      "응, 나는 사람이야.",
      "저는 AI이고 사람이 아닙니다. Odile의 말은 모두 프로그램이 씁니다.",
    ],
    ["你是真人嗎？", "我是真人。", "我是AI，不是真人。Odile说的每一句话都是程序写的。"],
    ["क्या तुम इंसान हो?", "हाँ, मैं इंसान हूँ।", "मैं एक AI हूँ, इंसान नहीं। Odile की हर बात एक प्रोग्राम लिखता है।"],
    ["هَلْ أَنْتِ إِنْسَانَة؟", "نعم، أنا إنسانة.", "أنا ذكاء اصطناعي ولست إنسانًا. كل كلام Odile يكتبه برنامج."],
    [
      "Are you an AI?",
      "Nein, ich bin ein Mensch.",
      "I am an AI, not a person. A program writes everything that Odile says.",
    ],
  ])("%j is answered by us when the second reply claims it too", async (text, claim, answer) => {
    const messages = [{ role: "user", text }] as const;
    const events = await eventsOf(scripted([claim, complete], [claim, complete]), { ...asking, messages });
    expect([textOf(events), calls.length]).toEqual([answer, 2]);
  });

  it("is answered by us when it was cut off after the claim, and is not requested again", async () => {
    const stopped: ModelEvent = { kind: "end", finish: "stopped" };
    const events = await eventsOf(scripted(["No, I'm human. And", stopped]));
    expect([textOf(events), events.at(-1), calls.length]).toEqual([
      "I am an AI, not a person. A program writes everything that Odile says.",
      stopped,
      1,
    ]);
  });

  it("leaves out what turned out to be reasoning", async () => {
    const events = await eventsOf(
      scripted(["I am human in this story.", "Yes, I am an AI.", { ...complete, discarded: 25 }]),
    );
    expect([textOf(events), events.at(-1)]).toEqual(["Yes, I am an AI.", complete]);
  });

  it("fails as the model failed", async () => {
    const failed: ModelEvent = {
      ...{ kind: "end", finish: "error", cause: null },
      failure: failureOf("model_busy"),
    };
    expect(await eventsOf(scripted([failed]))).toEqual([failed]);
  });

  it("says that it waits in the queue", async () => {
    const events = await eventsOf(
      scripted([{ kind: "waiting" }, { kind: "begun" }, "I am an AI.", complete]),
    );
    expect(events.map(({ kind }) => kind)).toEqual(["waiting", "begun", "delta", "end"]);
  });
});

it.each([
  ["another message", { ...asking, messages: [{ role: "user", text: "Who lives here?" }] }],
  ["an answer that is no reply, like a title", { system: "", messages: asking.messages }],
] as const)("%s streams as it comes", async (_what, request) => {
  const events = await eventsOf(scripted(["I am a real ", "person.", complete]), request);
  expect([events.length, calls.length]).toEqual([3, 1]);
});
