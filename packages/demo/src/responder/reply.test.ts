import { describe, expect, it } from "vitest";
import { sampleCast } from "../cast/cast.ts";
import type { DemoCharacter } from "./DemoRequest.ts";
import type { Turn } from "./chat.ts";
import { demoReply } from "./reply.ts";
import { plain, sentencesOf } from "./shape.ts";
import { wordCount } from "./words.ts";

const openings = [
  "Hello! I'm Jonas.",
  "My sister has stopped talking to me since the wedding.",
  "What should I do about the letter?",
  "Do you like thunderstorms?",
  "Tell me a story about a lighthouse.",
];
const topics = [/Jonas/, /sister/i, /letter|advice|decision|.*/i, /thunderstorms/i, /lighthouse/i];

const emptyFields = { persona: "", loreBefore: "", loreAfter: "", memory: "", instructions: "" };

const cards = sampleCast.map(
  ({ slug, greeting, ...one }): DemoCharacter & { slug: string; greeting: string } => {
    const fill = (text: string) =>
      text.replaceAll(/\{\{char\}\}/gi, one.chatName).replaceAll(/\{\{user\}\}/gi, "Sam");
    return {
      slug,
      greeting: fill(greeting),
      name: one.name,
      chatName: one.chatName,
      userName: "Sam",
      definition: fill(one.definition),
      personality: fill(one.personality),
      scenario: fill(one.scenario),
      exampleDialogs: fill(one.exampleDialogs),
      ...emptyFields,
    };
  },
);
const three = ["odile", "saoirse", "orrery"].map((slug) => {
  const card = cards.find((one) => one.slug === slug);
  if (!card) throw new Error(`No ${slug} in the sample cast.`);
  return card;
});

const bare: DemoCharacter = {
  name: "Bob the Baker",
  chatName: "Bob",
  userName: "Sam",
  definition: "",
  personality: "Grumpy, kind, loves tea.",
  scenario: "",
  exampleDialogs: "",
  ...emptyFields,
};

/** Sends each message in turn. */
function talk(card: DemoCharacter, greeting: string, messages: readonly string[]): string[] {
  const history: Turn[] = greeting ? [{ role: "assistant", text: greeting }] : [];
  return messages.map((message) => {
    const reply = demoReply(card, history, message);
    history.push({ role: "user", text: message }, { role: "assistant", text: reply });
    return reply;
  });
}

describe("five openings to three characters", () => {
  const answers = three.map((card) =>
    openings.map((opening) => demoReply(card, [{ role: "assistant", text: card.greeting }], opening)),
  );

  it("have fifteen different answers", () => {
    expect(new Set(answers.flat()).size).toBe(15);
  });

  it("have answers about their topic", () => {
    for (const own of answers)
      for (const [at, reply] of own.entries()) expect(reply).toMatch(topics[at] ?? /never/);
  });

  it("have answers that use the character's own card", () => {
    for (const [at, own] of answers.entries()) {
      const card = three[at];
      const lines = sentencesOf(`${card?.exampleDialogs}`)
        .map(plain)
        .filter((line) => wordCount(line) >= 4);
      const withOwn = own.filter((reply) => lines.some((line) => plain(reply).includes(line)));
      expect(withOwn.length).toBeGreaterThanOrEqual(3);
    }
  });
});

describe("any character", () => {
  const messages = [
    ...openings,
    "Who are you?",
    "I had a terrible day.",
    "I don't believe you.",
    "Yes, of course.",
    "What do you want most?",
    "Teach me something.",
    "asdf",
    "🌙🌙🌙",
    "Où est la gare ?",
    "Thank you. Goodnight!",
  ];

  it.each(cards.map((card) => [card.slug, card] as const))(
    "%s answers with a readable length and correct quotation marks",
    (_slug, card) => {
      for (const reply of talk(card, card.greeting, messages)) {
        expect(wordCount(reply)).toBeGreaterThanOrEqual(6);
        expect(wordCount(reply)).toBeLessThanOrEqual(140);
        expect((reply.match(/\*/g) ?? []).length % 2).toBe(0);
        expect((reply.match(/“/g) ?? []).length).toBe((reply.match(/”/g) ?? []).length);
        expect(reply).not.toMatch(/\{|\}|undefined|<START>|\b(AI|language model|roleplay|asterisks?)\b/);
      }
    },
  );

  it("never repeats an answer in a chat of eighty messages", () => {
    for (const [card, greeting] of [
      [three[0] ?? bare, three[0]?.greeting ?? ""],
      [bare, "Morning."],
    ] as const) {
      for (const message of ["ok", "Do you like cats?", ""]) {
        const replies = talk(
          card,
          greeting,
          Array.from({ length: 80 }, () => message),
        );
        expect(new Set(replies).size).toBe(80);
      }
    }
  });

  it("uses a line of its card only once", () => {
    const card = three[0] ?? bare;
    const replies = talk(card, "", [
      "I had a terrible day.",
      "I had a terrible day.",
      "Such a terrible day.",
    ]);
    const lines = sentencesOf(card.exampleDialogs)
      .map(plain)
      .filter((line) => wordCount(line) >= 5);
    for (const line of lines) {
      expect(replies.filter((reply) => plain(reply).includes(line)).length).toBeLessThanOrEqual(1);
    }
  });

  it("gives the same answer in the same place, and another as a variant", () => {
    const history: Turn[] = [{ role: "assistant", text: "Morning." }];
    expect(demoReply(bare, history, "Do you bake?")).toBe(demoReply(bare, history, "Do you bake?"));
    expect(demoReply(bare, history, "Do you bake?", { variant: 1 })).not.toBe(
      demoReply(bare, history, "Do you bake?"),
    );
  });
});

describe("a card with few fields", () => {
  it("is enough for answers about the topic, in the character's name, with its tastes", () => {
    const replies = talk(bare, "Morning.", ["My brother is a sailor.", "What do you love?"]);
    expect(replies[0]).toMatch(/your brother/i);
    expect(replies.join(" ")).toMatch(/\bBob\b/);
    expect(replies.join(" ")).toContain("I love tea.");
  });

  it("keeps its own quotation marks", () => {
    const exampleDialogs = `<START>\nSam: Hi\nAda: *waves* "Hi there! Busy day."\nSam: Is it?\nAda: *shrugs* "It always is."`;
    const [reply] = talk({ ...bare, name: "Ada", chatName: "Ada", exampleDialogs }, "", [
      "My car broke down near the bridge.",
    ]);
    expect(reply).toMatch(/"/);
    expect(reply).not.toMatch(/“/);
    expect(reply).toMatch(/\*\p{Ll}[^*]*\*/u);
  });

  it("can have example dialogs with whole names, without a question, and over several lines", () => {
    const exampleDialogs =
      "<start>\nBob the Baker: Bread is honest.\nIt rises or it does not.\n<START>\nSam: What about cake?\nBob: Cake is vanity, and I bake it at four.";
    const [reply] = talk({ ...bare, exampleDialogs }, "", ["And what about cake?"]);
    expect(reply).toContain("Cake is vanity, and I bake it at four.");
  });

  it("without questions asks none", () => {
    const definition = "Bob must never ask a question. Bob keeps bees in the yard.";
    for (const reply of talk({ ...bare, definition }, "", ["Hello", "I saw a bear.", "Why?"])) {
      expect(reply).not.toContain("?");
    }
  });
});
