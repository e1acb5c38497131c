import { describe, expect, it } from "vitest";
import { limits } from "../cast/limits.fixtures.ts";
import { sampleCast } from "../cast/cast.ts";
import type { SampleCharacter } from "../cast/SampleCharacter.ts";
import type { CharacterLines } from "../lines/CharacterLines.ts";
import { asks } from "../responder/parts.ts";
import { plain } from "../responder/shape.ts";
import { wordCount } from "../responder/words.ts";
import type { DemoLanguage } from "./DemoLanguage.ts";
import { demoLanguages } from "./demoLanguages.ts";

/**
 * The number of words of each field in German; languages differ by half of it, in what they write as one word and in what the
 * segmenter finds.
 */
const lengths = {
  bio: [40, 225],
  greeting: [45, 225],
  definition: [55, 300],
  scenario: [20, 90],
} as const;
const alternateLength = [33, 180] as const;
const replyLength = [16, 115] as const;

/** How many different lines of each kind every set of lines has at least. */
const PLAIN = {
  actions: 12,
  anytime: 16,
  quiet: 6,
  questions: 8,
  honest: 3,
  name: 3,
  memory: 2,
  noMemory: 2,
  runOut: 2,
};
const OWN = {
  actions: 10,
  anytime: 12,
  quiet: 4,
  questions: 6,
  honest: 2,
  name: 2,
  memory: 1,
  noMemory: 1,
  runOut: 1,
};

const segmenter = new Intl.Segmenter();
const graphemes = (text: string) => [...segmenter.segment(text)].length;

it("every language has two characters, and no slug or name is used twice", () => {
  for (const { tag, cast } of demoLanguages) expect(cast, tag).toHaveLength(2);
  const all = [...sampleCast, ...demoLanguages.flatMap(({ cast }) => cast.map(({ character }) => character))];
  expect(repeated(all.map(({ slug }) => slug))).toEqual([]);
  expect(repeated(all.map(({ name }) => name))).toEqual([]);
});

describe.each(demoLanguages.map((language) => [language.tag, language] as const))("%s", (_, language) => {
  it("has two characters of different genres", () => {
    expect(new Set(language.cast.map(({ character }) => character.tags[0])).size).toBe(2);
  });

  it("has enough lines for any character, and none twice", () => {
    expectLines(language.lines, PLAIN);
    expect(Object.keys(language.lines.about).length).toBeGreaterThanOrEqual(18);
    for (const action of language.lines.actions) expect(action).toContain("{Name}");
    expect(repeated(everyLine(language.lines).map(plain))).toEqual([]);
  });

  it("shares no line between its characters", () => {
    const all = [language.lines, ...language.cast.map(({ lines }) => lines)].flatMap(everyLine).map(plain);
    expect(repeated(all)).toEqual([]);
  });

  it("has closed marks and no straight quotes, in every text", () => {
    const lines = [language.lines, ...language.cast.map(({ lines }) => lines)].flatMap(everyLine);
    const texts = language.cast.flatMap(({ character }) => prose(character));
    for (const text of [...lines, ...texts, ...language.suggestions, language.nameUnknown, language.tellMe])
      expectMarks(text, language);
  });

  it("names its placeholders as the responder does", () => {
    for (const lines of [language.lines, ...language.cast.map((one) => one.lines)]) {
      for (const line of lines.name) expect(line).toContain("{name}");
      const others = everyLine({ ...lines, name: [], actions: [] });
      expect(others.filter((line) => /[{}]/.test(line))).toEqual([]);
    }
    expect(language.remembered).toMatch(/\{name\}.*\{text\}/);
  });
});

const characters = demoLanguages.flatMap((language) =>
  language.cast.map(({ character, lines }) => [character.slug, { character, lines, language }] as const),
);

describe.each(characters)("%s", (_, { character, lines, language }) => {
  it("fits the limits of a character", () => {
    for (const [field, limit] of Object.entries(limits)) {
      const text = character[field as keyof typeof limits];
      expect(text.length, field).toBeGreaterThan(0);
      expect(text.length, field).toBeLessThanOrEqual(limit);
    }
    expect(graphemes(character.tagline)).toBeLessThanOrEqual(limits.tagline);
  });

  it("has texts of a sensible length", () => {
    for (const [field, length] of Object.entries(lengths))
      expectWords(field, character[field as keyof typeof lengths], length);
    for (const text of character.alternateGreetings) expectWords("alternate", text, alternateLength);
    for (const { reply } of exchanges(character)) expectWords("reply", reply, replyLength);
  });

  it("answers at least five messages, each with an action and speech in the marks of its language", () => {
    const blocks = character.exampleDialogs.split(/^(?=<START>\n)/m);
    expect(exchanges(character)).toHaveLength(blocks.length);
    expect(blocks.length).toBeGreaterThanOrEqual(5);
    const [open, close] = language.quotationMarks;
    for (const { reply } of exchanges(character)) {
      expect(reply).toMatch(/\*[^*]+\*/);
      expect(reply).toContain(open.trim());
      expect(reply).toContain(close.trim());
    }
  });

  it("has three to six tags, none twice", () => {
    expect(character.tags.length).toBeGreaterThanOrEqual(3);
    expect(character.tags.length).toBeLessThanOrEqual(6);
    expect(repeated(character.tags)).toEqual([]);
  });

  it("has more chats than likes, and fewer than the English characters", () => {
    const { chats, messages, likes, dislikes, favourites } = character.popularity;
    expect(messages).toBeGreaterThan(chats);
    expect(chats).toBeGreaterThan(likes + dislikes);
    expect(likes).toBeGreaterThan(favourites);
    expect(chats).toBeLessThan(Math.min(...sampleCast.map(({ popularity }) => popularity.chats)));
  });

  it("has enough lines of its own, without {Name}", () => {
    expectLines(lines, OWN);
    expect(Object.keys(lines.about).length).toBeGreaterThanOrEqual(8);
    expect(lines.actions.filter((action) => action.includes("{"))).toEqual([]);
    expect(lines.anytime.filter(asks)).toEqual([]);
    expect([...lines.quiet, lines.quietFarewell].filter((line) => asks(line) || /[!！]/.test(line))).toEqual(
      [],
    );
  });
});

function expectLines(lines: CharacterLines, least: Readonly<Record<keyof typeof PLAIN, number>>) {
  for (const [kind, count] of Object.entries(least))
    expect(lines[kind as keyof typeof PLAIN].length, kind).toBeGreaterThanOrEqual(count);
  expect(lines.echoes).toEqual([]);
}

function expectMarks(text: string, { quotationMarks: [open, close] }: DemoLanguage) {
  expect(text).not.toMatch(/["']/);
  expect(count(text, open.trim()), text).toBe(count(text, close.trim()));
  expect(count(text, "*") % 2, text).toBe(0);
}

function everyLine({ about, ...lines }: CharacterLines): string[] {
  return [...Object.values(lines).flat(), ...Object.values(about).flat()];
}

function exchanges(character: SampleCharacter): { user: string; reply: string }[] {
  const block = /<START>\n\{\{user\}\}: (.+)\n\{\{char\}\}: (.+)(?=\n<START>|$)/g;
  return [...character.exampleDialogs.matchAll(block)].map(([, user = "", reply = ""]) => ({ user, reply }));
}

/** Every paragraph that a user can see. */
function prose(character: SampleCharacter): string[] {
  const { name, tagline, bio, greeting, alternateGreetings, definition, personality } = character;
  const { scenario, exampleDialogs } = character;
  return [
    name,
    tagline,
    bio,
    greeting,
    ...alternateGreetings,
    definition,
    personality,
    scenario,
    exampleDialogs,
  ]
    .flatMap((text) => text.split("\n"))
    .filter((line) => line !== "");
}

function expectWords(what: string, text: string, [least, most]: readonly [number, number]) {
  expect(wordCount(text), `${what}: ${text}`).toBeGreaterThanOrEqual(least);
  expect(wordCount(text), `${what}: ${text}`).toBeLessThanOrEqual(most);
}

function count(line: string, sign: string): number {
  return line.split(sign).length - 1;
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, place) => values.indexOf(value) !== place);
}
