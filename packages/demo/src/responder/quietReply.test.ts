import { describe, expect, it } from "vitest";
import { sampleCast } from "../cast/cast.ts";
import { linesOfCast } from "../lines/castLines.ts";
import { demoLanguages } from "../languages/demoLanguages.ts";
import { plainLines } from "../lines/plainLines.ts";
import { badNews } from "./badNews.fixtures.ts";
import { continuedReply } from "./continuedReply.ts";
import { parseNote } from "./notes.ts";
import type { DemoCharacter } from "./DemoRequest.ts";
import type { Turn } from "./chat.ts";
import { demoReply } from "./reply.ts";
import { plain } from "./shape.ts";

const bare: DemoCharacter & { greeting: string } = {
  name: "Bob the Baker",
  chatName: "Bob",
  userName: "Sam",
  definition: "",
  personality: "Loud, funny, loves jokes.",
  scenario: "",
  exampleDialogs: "<START>\nSam: I am sad.\nBob: Ha! Have a bun.",
  memory: "",
  greeting: "Morning!",
};
const cards = [bare, ...sampleCast.map((one) => ({ ...bare, ...one }))];

/** What is left of a reply without the quiet lines of a character. */
function besidesQuietLines(reply: string, { name }: DemoCharacter): string {
  const own = linesOfCast(name) ?? plainLines;
  const elsewhere = demoLanguages.flatMap(({ lines }) => lines.quiet);
  const lines = [...own.quiet, own.quietFarewell, ...plainLines.quiet, ...elsewhere].map(plain);
  return lines.reduce((left, line) => left.replace(line, ""), plain(reply)).trim();
}

describe.each(cards.map((card) => [card.chatName, card] as const))("%s", (_name, card) => {
  const greeted: readonly Turn[] = [{ role: "assistant", text: card.greeting }];

  // Rule: demo-after-bad-news
  it("answers bad news of any wording with a quiet line and nothing else", () => {
    for (const message of badNews) {
      const replies = [0, 1, 2].map((variant) => demoReply(card, greeted, message, { variant }));
      expect(new Set(replies).size).toBe(3);
      for (const reply of replies) expect(besidesQuietLines(reply, card), `${message} ${reply}`).toBe("");
    }
  });

  // Rule: demo-after-bad-news
  it("stays quiet for the next messages, and says no line twice", () => {
    const history = [...greeted];
    const messages = ["My sister drowned last year.", "She was nine.", "ok", "What would you do?"];
    for (const text of [...messages, "It was cancer, at the end.", "Thank you. Goodnight."]) {
      const reply = demoReply(card, history, text);
      expect(besidesQuietLines(reply, card), `${text} ${reply}`).toBe("");
      history.push({ role: "user", text }, { role: "assistant", text: reply });
    }
    const said = history.filter(({ role }) => role === "assistant").map(({ text }) => text);
    expect(new Set(said).size).toBe(said.length);
    expect(plain(said.at(-1) ?? "")).toContain(plain((linesOfCast(card.name) ?? plainLines).quietFarewell));
  });

  it("asks nothing and speaks of no joke, in any quiet line", () => {
    const { quiet, quietFarewell } = linesOfCast(card.name) ?? plainLines;
    expect(quiet.length).toBeGreaterThanOrEqual(3);
    for (const line of [...quiet, quietFarewell])
      expect(line).not.toMatch(/[?!{}]|\b(?:ha|haha|joke|funny|laugh\w*|smil\w*|grin\w*|at least|cheer)\b/i);
  });

  it("continues a quiet reply quietly", () => {
    const text = demoReply(card, greeted, "My dog died.");
    const turns: Turn[] = [...greeted, { role: "user", text: "My dog died." }];
    const more = continuedReply(card, [...turns, { role: "assistant", text }]);
    expect(besidesQuietLines(more, card)).toBe("");
  });
});

describe("beside a quiet line", () => {
  const odile = { ...bare, ...sampleCast.find(({ slug }) => slug === "odile") };

  it("a direct question is answered in plain words", () => {
    const reply = demoReply(odile, [], "My sister drowned. Are you an AI? What is my name?");
    expect(reply).toContain("I am an AI, not a person.");
    expect(reply).toContain("Your name is Sam.");
    expect(reply).toContain("I am sorry.");
    const memory = { ...odile, memory: "- Sam has a dog." };
    expect(demoReply(memory, [], "My dog died. What do you remember about me?")).toMatch(
      /I am sorry.*This is what I have kept.*\n\n- Sam has a dog\.$/s,
    );
  });

  it("the user's note is followed", () => {
    const replyTo = (note: string) => demoReply(odile, [], "My dog died.", { ...parseNote(note) });
    expect(replyTo("ask me something")).toContain("Would you like to tell me about it?");
    expect(replyTo("longer").length).toBeGreaterThan(replyTo("shorter").length);
    for (const card of cards)
      for (const variant of [0, 1, 2])
        expect(demoReply(card, [], "My dog died.", { variant, actions: "none" })).not.toContain("*");
  });

  it("the chat goes on as before when the user asks for something else", () => {
    const history: Turn[] = [
      { role: "user", text: "My dog died." },
      { role: "assistant", text: "I am sorry." },
    ];
    const reply = demoReply(odile, history, "Tell me a story, please.");
    expect(besidesQuietLines(reply, odile)).not.toBe("");
  });
});
