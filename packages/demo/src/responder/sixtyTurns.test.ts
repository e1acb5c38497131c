import { describe, expect, it } from "vitest";
import { sampleCast } from "../cast/cast.ts";
import { castLines } from "../lines/castLines.ts";
import type { CharacterLines } from "../lines/CharacterLines.ts";
import { spareLines } from "./cardLines.ts";
import type { DemoCharacter } from "./DemoRequest.ts";
import type { Turn } from "./chat.ts";
import { demoReply } from "./reply.ts";
import { plain, sentencesOf } from "./shape.ts";
import { sixtyMessages } from "./sixtyMessages.ts";
import { wordCount } from "./words.ts";

/** Prints a table of all characters. */
const isReporting = Boolean(process.env.DEMO_REPORT);
/** Turns in which nothing may come twice. */
const TURNS_APART = 40;
/** Shorter sentences ("Noted.", "I am an AI.") may come again. */
const SENTENCE_WORDS = 5;
/** Long enough for a character to tell a secret. */
const replies30 = Array.from({ length: 30 }, () => "");
const NOTES = ["Sam said: “I live in Bergen.”", "Sam has a dog called Ash."];

const cast = sampleCast.map((one) => {
  const fill = (text: string) =>
    text.replaceAll(/\{\{char\}\}/gi, one.chatName).replaceAll(/\{\{user\}\}/gi, "Sam");
  const card: DemoCharacter = {
    name: one.name,
    chatName: one.chatName,
    userName: "Sam",
    definition: fill(one.definition),
    personality: fill(one.personality),
    scenario: fill(one.scenario),
    exampleDialogs: fill(one.exampleDialogs),
    memory: NOTES.map((note) => `- ${note}`).join("\n"),
  };
  const lines = castLines[one.slug];
  if (!lines) throw new Error(`${one.slug} has no lines for the demo.`);
  return { slug: one.slug, card, lines, replies: talk(card, fill(one.greeting)) };
});

function talk(card: DemoCharacter, greeting: string): string[] {
  const history: Turn[] = [{ role: "assistant", text: greeting }];
  return sixtyMessages.map(({ text }) => {
    const reply = demoReply(card, history, text);
    history.push({ role: "user", text }, { role: "assistant", text: reply });
    return reply;
  });
}

/** Everything a character says, as separate lines. */
function everyLine({ about, ...lines }: CharacterLines): string[] {
  return [...Object.values(lines).flat(), ...Object.values(about).flat()];
}

function sentences(reply: string): string[] {
  const spoken = reply.split("\n\n- ")[0] ?? "";
  return sentencesOf(spoken.replaceAll(/[*“”]/g, " "))
    .map(plain)
    .filter((sentence) => wordCount(sentence) >= SENTENCE_WORDS);
}

/** What a reply repeats of the message, by the character's own phrases for it. */
function echoesIn(reply: string, { echoes }: CharacterLines): string[] {
  const marked = (text: string) => text.replaceAll(/[*“”]/g, "|");
  return echoes.flatMap((echo) => {
    const pattern = marked(echo)
      .replaceAll(/[.+?^$()|[\]\\]/g, "\\$&")
      .replace(/\{topic\}/i, "([^.!?|]+?)");
    const found = new RegExp(pattern, "i").exec(marked(reply));
    return found?.[1] === undefined ? [] : [found[1].trim()];
  });
}

function longestRunOfQuestions(replies: readonly string[]): number {
  let longest = 0;
  let run = 0;
  for (const reply of replies) {
    run = reply.includes("?") ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

describe.each(cast.map((one) => [one.slug, one] as const))("sixty turns with %s", (_slug, one) => {
  const { card, lines, replies } = one;

  it("have no two replies alike within forty turns, nor one sentence twice", () => {
    const seen = new Map<string, number>();
    for (const [at, reply] of replies.entries()) {
      for (const said of new Set([plain(reply), ...sentences(reply)])) {
        const before = seen.get(said);
        if (before !== undefined) {
          expect(at - before, `turns ${before + 1} and ${at + 1}: ${said}`).toBeGreaterThanOrEqual(
            TURNS_APART,
          );
        }
        seen.set(said, at);
      }
    }
  });

  it("repeat at most one phrase of the user in a reply, and only a whole noun phrase", () => {
    for (const [at, reply] of replies.entries()) {
      const echoes = echoesIn(reply, lines);
      expect(echoes.length, reply).toBeLessThanOrEqual(1);
      for (const echo of echoes) {
        expect(sixtyMessages[at]?.phrases ?? [], `turn ${at + 1}: ${reply}`).toContain(echo.toLowerCase());
      }
    }
    expect(replies.flatMap((reply) => echoesIn(reply, lines)).length).toBeGreaterThanOrEqual(3);
  });

  it("ask a question in at most 60 of 100 replies, and in at most three running", () => {
    const asking = replies.filter((reply) => reply.includes("?"));
    expect(asking.length).toBeLessThanOrEqual(36);
    expect(longestRunOfQuestions(replies)).toBeLessThanOrEqual(3);
  });

  it("say that it is an AI on every such question, and never that it is not", () => {
    for (const [at, { asks }] of sixtyMessages.entries()) {
      if (asks === "honesty") expect(replies[at], `turn ${at + 1}`).toMatch(/\b(?:AI|ai)\b/);
      expect(replies[at]).not.toMatch(
        /\b(?:not|never|no|hardly) (?:an? )?(?:AI|bot|program|machine)\b|I(?:’m| am) (?:a )?(?:real|human|person)\b/,
      );
    }
  });

  it("know the user's name and what Memory holds", () => {
    for (const [at, { asks }] of sixtyMessages.entries()) {
      if (asks === "name") expect(replies[at], `turn ${at + 1}`).toContain("Sam");
      if (asks === "memory") for (const note of NOTES) expect(replies[at], `turn ${at + 1}`).toContain(note);
    }
    const forgetful = demoReply({ ...card, memory: "" }, [], "What do you remember about me?");
    expect(forgetful).toMatch(/add to memory/i);
  });

  it("differ in every sentence when a reply is regenerated", () => {
    for (const message of ["My brother is a sailor.", "ok", "Are you a real person?"]) {
      const variants = [0, 1, 2].map((variant) => demoReply(card, [], message, { variant }));
      const said = variants.map((variant) => new Set(sentences(variant)));
      for (const [at, one] of said.entries()) {
        for (const other of said.slice(at + 1))
          expect([...one].filter((text) => other.has(text))).toEqual([]);
      }
    }
  });

  it("differ when the reply to any of the sixty messages is regenerated", () => {
    const history: Turn[] = [];
    for (const [at, { text }] of sixtyMessages.entries()) {
      const variants = [0, 1, 2].map((variant) => demoReply(card, history, text, { variant }));
      expect(new Set(variants).size, `turn ${at + 1}: ${variants.join(" | ")}`).toBe(3);
      history.push({ role: "user", text }, { role: "assistant", text: replies[at] ?? "" });
    }
  });

  it("repeat the name of a person or an animal in no line that is meant for things", () => {
    for (const message of ["My mom is in the kitchen.", "I saw the doctors.", "I walked with my dog."]) {
      for (const variant of [0, 1, 2, 3]) {
        const reply = demoReply(card, [], message, { variant });
        for (const echo of lines.echoes)
          if (echoesIn(reply, { ...lines, echoes: [echo] }).length > 0)
            expect(echo).toMatch(/(?:about|mentions|spoken of|speak of|tell me of|so,) \{topic\}/i);
      }
    }
  });

  it("repeat nothing of bad news", () => {
    for (const message of ["My dog died.", "My mom is sick.", "I’m scared of the operation."])
      expect(echoesIn(demoReply(card, [], message), lines), message).toEqual([]);
  });

  it("say politely that there are no new lines, before one is repeated", () => {
    const runOut = replies.findIndex((reply) => isRunOut(reply, lines));
    const firstRepeat = replies.findIndex((reply, at) =>
      lines.anytime.some(
        (line) =>
          plain(reply).includes(plain(line)) &&
          replies.slice(0, at).some((earlier) => plain(earlier).includes(plain(line))),
      ),
    );
    if (firstRepeat >= 0) {
      expect(runOut).toBeGreaterThanOrEqual(0);
      expect(runOut).toBeLessThan(firstRepeat);
    }
    const monosyllables: Turn[] = [];
    for (let turn = 0; turn < 45; turn++) {
      const reply = demoReply(card, monosyllables, "ok");
      monosyllables.push({ role: "user", text: "ok" }, { role: "assistant", text: reply });
    }
    expect(monosyllables.filter(({ text }) => isRunOut(text, lines)).length).toBeGreaterThan(0);
  });

  it("keep quotation marks and asterisks closed", () => {
    for (const reply of replies) {
      expect((reply.match(/\*/g) ?? []).length % 2, reply).toBe(0);
      expect(reply.match(/“/g)?.length ?? 0, reply).toBe(reply.match(/”/g)?.length ?? 0);
      expect(reply, reply).not.toMatch(/\{|\}|undefined|““|””|\*\*|“\s*”/);
    }
  });
});

function isRunOut(reply: string, { runOut }: CharacterLines): boolean {
  return runOut.some((line) => plain(reply).includes(plain(line)));
}

describe("the lines of the cast", () => {
  it("belong to one character each, down to the sentence", () => {
    const owner = new Map<string, string>();
    const shared: string[] = [];
    for (const { slug, lines } of cast) {
      const own = everyLine(lines).flatMap((line) => [plain(line), ...sentences(line)]);
      for (const line of new Set(own)) {
        const other = owner.get(line);
        if (other) shared.push(`${other}, ${slug}: ${line}`);
        owner.set(line, slug);
      }
    }
    expect(shared).toEqual([]);
  });

  it("are written once within a character", () => {
    for (const { slug, lines } of cast) {
      const own = everyLine(lines).flatMap((line) => [...new Set(sentences(line))]);
      expect(
        own.filter((line, at) => own.indexOf(line) !== at),
        slug,
      ).toEqual([]);
    }
  });

  it("have no remark with a verb that does not agree", () => {
    for (const { slug, card } of cast) {
      const wrong = spareLines(
        card,
        [card.name, card.chatName, card.name.split(/[\s,]/)[0] ?? ""],
        replies30,
      ).filter((line) =>
        /^I\b.*,? (?:and|then) [a-z]+[^su]s\b,|\bwhoever\b|\bthey notice\b|, (?:gives|winters|seats) /.test(
          line,
        ),
      );
      expect(wrong, slug).toEqual([]);
    }
  });

  it("speak of people and of several things without “it”", () => {
    const singular = /\b(?:it|its|is|was|has|that)\b/i;
    for (const { slug, card, lines } of cast) {
      expect(
        lines.echoes.some((echo) => !singular.test(echo)),
        slug,
      ).toBe(true);
      for (const message of ["I saw my sister.", "I dreamed of the carrots."]) {
        const reply = demoReply(card, [], message);
        const used = lines.echoes.filter((one) => echoesIn(reply, { ...lines, echoes: [one] }).length > 0);
        expect(
          used.filter((echo) => singular.test(echo)),
          `${slug}: ${reply}`,
        ).toEqual([]);
      }
    }
  });

  it("ask nothing in lines that answer anything", () => {
    for (const { lines } of cast) expect(lines.anytime.filter((line) => line.includes("?"))).toEqual([]);
  });

  it.runIf(isReporting)("are reported", () => {
    console.table(
      Object.fromEntries(
        cast.map(({ slug, lines, replies }) => [
          slug,
          {
            lines: everyLine(lines).length,
            "different replies": new Set(replies).size,
            "words, mean": Math.round(replies.reduce((sum, one) => sum + wordCount(one), 0) / replies.length),
            "words, least": Math.min(...replies.map(wordCount)),
            questions: replies.filter((reply) => reply.includes("?")).length,
            "longest run": longestRunOfQuestions(replies),
            echoes: replies.flatMap((reply) => echoesIn(reply, lines)).length,
            "run out at": replies.findIndex((reply) => isRunOut(reply, lines)) + 1,
          },
        ]),
      ),
    );
  });
});
