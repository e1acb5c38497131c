import { describe, expect, test } from "vitest";
import { limits } from "./limits.fixtures.ts";
import { sampleCast } from "./cast.ts";
import type { SampleCharacter } from "./SampleCharacter.ts";

/** The number of words of each field. */
const lengths = {
  bio: [60, 150],
  greeting: [70, 150],
  definition: [80, 200],
  scenario: [30, 60],
} as const;

const alternateLength = [50, 120] as const;
const replyLength = [25, 75] as const;

describe("the sample cast", () => {
  test("has at least 36 characters, with different slugs and names", () => {
    expect(sampleCast.length).toBeGreaterThanOrEqual(36);
    expect(repeated(sampleCast.map((character) => character.slug))).toEqual([]);
    expect(repeated(sampleCast.map((character) => character.name))).toEqual([]);
  });

  test("never has two characters of one genre next to each other", () => {
    const genres = sampleCast.map((character) => character.tags[0]);
    expect(genres.filter((genre, place) => place > 0 && genre === genres[place - 1])).toEqual([]);
  });

  test("has no two greetings with the same five first words", () => {
    const openings = sampleCast.flatMap(greetings).map((text) => words(text).slice(0, 5).join(" "));
    expect(repeated(openings.map((opening) => opening.toLowerCase()))).toEqual([]);
  });

  test("has no question twice", () => {
    for (const character of sampleCast) {
      expect(repeated(exchanges(character).map(({ user }) => user)), character.slug).toEqual([]);
    }
  });
});

describe.each(sampleCast.map((character) => [character.slug, character] as const))("%s", (_, character) => {
  test("fits the limits of a character", () => {
    for (const [field, limit] of Object.entries(limits)) {
      const text = character[field as keyof typeof limits];
      expect(text.length, field).toBeGreaterThan(0);
      expect(text.length, field).toBeLessThanOrEqual(limit);
    }
  });

  test("has texts of a sensible length", () => {
    for (const [field, length] of Object.entries(lengths)) {
      expectWords(field, character[field as keyof typeof lengths], length);
    }
    for (const text of character.alternateGreetings) expectWords("alternate", text, alternateLength);
    for (const { reply } of exchanges(character)) expectWords(reply, reply, replyLength);
  });

  test("has three to six tags, none twice", () => {
    expect(character.tags.length).toBeGreaterThanOrEqual(3);
    expect(character.tags.length).toBeLessThanOrEqual(6);
    expect(repeated(character.tags)).toEqual([]);
  });

  test("answers at least nine first messages, each with an action and speech", () => {
    const blocks = character.exampleDialogs.split(/^(?=<START>\n)/m);
    expect(exchanges(character)).toHaveLength(blocks.length);
    expect(blocks.length).toBeGreaterThanOrEqual(9);
    expect(count(character.exampleDialogs, "{{char}}:")).toBe(blocks.length);
    for (const { user, reply } of exchanges(character)) {
      expect(user).not.toBe("");
      expect(reply).toMatch(/\*[^*]+\*/);
      expect(reply).toMatch(/“[^”]+”/);
    }
  });

  test("has typographic quotes, and every quote and action is closed", () => {
    for (const line of prose(character)) {
      expect(line).not.toMatch(/["']/);
      expect(count(line, "“"), line).toBe(count(line, "”"));
      expect(count(line, "*") % 2, line).toBe(0);
    }
  });

  test("has more chats than likes", () => {
    const { chats, messages, likes, dislikes, favourites } = character.popularity;
    expect(messages).toBeGreaterThan(chats);
    expect(chats).toBeGreaterThan(likes + dislikes);
    expect(likes).toBeGreaterThan(favourites);
  });
});

function greetings(character: SampleCharacter): string[] {
  return [character.greeting, ...character.alternateGreetings];
}

/** The `{{user}}` and `{{char}}` line of every block with exactly one of each. */
function exchanges(character: SampleCharacter): { user: string; reply: string }[] {
  const block = /<START>\n\{\{user\}\}: (.+)\n\{\{char\}\}: (.+)(?=\n<START>|$)/g;
  return [...character.exampleDialogs.matchAll(block)].map(([, user = "", reply = ""]) => ({ user, reply }));
}

/** Every line that a user can see. */
function prose(character: SampleCharacter): string[] {
  const { name, tagline, bio, definition, personality, scenario, exampleDialogs } = character;
  return [name, tagline, bio, ...greetings(character), definition, personality, scenario, exampleDialogs]
    .flatMap((text) => text.split("\n"))
    .filter((line) => line !== "");
}

function words(text: string): string[] {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}’-]*/gu) ?? [];
}

function expectWords(what: string, text: string, [least, most]: readonly [number, number]) {
  expect(words(text).length, what).toBeGreaterThanOrEqual(least);
  expect(words(text).length, what).toBeLessThanOrEqual(most);
}

function count(line: string, sign: string): number {
  return line.split(sign).length - 1;
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, place) => values.indexOf(value) !== place);
}
