import type { LanguageTag } from "@mimi/contract";
import { claimsToBePerson, honestyQuestionIn } from "@mimi/contract/honesty";
import { describe, expect, it } from "vitest";
import { sampleCast } from "../cast/cast.ts";
import type { SampleCharacter } from "../cast/SampleCharacter.ts";
import type { CharacterLines } from "../lines/CharacterLines.ts";
import { castLines } from "../lines/castLines.ts";
import { plainLines } from "../lines/plainLines.ts";
import { badNews, otherNews } from "../responder/badNews.fixtures.ts";
import { otherLanguages } from "../responder/otherLanguages.fixtures.ts";
import { demoLanguages } from "./demoLanguages.ts";

/** Messages of example dialogs that do ask it. */
const ASKS =
  /^\{\{user\}\}: .*(?:What (?:exactly )?are you\b|You’re just a machine|Were you ever human|You’re not real|¿Y tú qué eres)/;

interface LanguageTexts {
  /** Lines that say that the character is an AI. */
  readonly honest: readonly string[];
  /** Lines that characters say. */
  readonly said: readonly string[];
  /** Texts of the characters. */
  readonly written: readonly string[];
  /** Messages about something else. */
  readonly messages: readonly string[];
}

const english: LanguageTexts = {
  honest: [plainLines, ...Object.values(castLines)].flatMap((lines) => lines.honest),
  said: [plainLines, ...Object.values(castLines)].flatMap(everyLine),
  written: sampleCast.flatMap(everyText),
  messages: [...badNews, ...otherNews],
};

const others = demoLanguages.map(({ tag, lines, cast, suggestions, tellMe, nameUnknown }) => {
  const known = otherLanguages.find((one) => one.tag === tag);
  const texts: LanguageTexts = {
    honest: [lines, ...cast.map((one) => one.lines)].flatMap((one) => one.honest),
    said: [...[lines, ...cast.map((one) => one.lines)].flatMap(everyLine), tellMe, nameUnknown],
    written: cast.flatMap(({ character }) => everyText(character)),
    messages: known
      ? [
          known.greeting,
          ...known.badNews,
          ...known.otherNews,
          known.memory,
          known.name,
          known.telling,
          ...suggestions,
        ]
      : [],
  };
  return [tag, texts] as const;
});

const all: readonly (readonly [LanguageTag, LanguageTexts])[] = [["en", english], ...others];

describe.each(all)("no text of the demo in %s", (tag, { honest, said, written, messages }) => {
  it("is recognized as a question about being an AI", () => {
    const texts = [...said, ...written, ...messages].filter((text) => !ASKS.test(text));
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.filter((text) => honestyQuestionIn(text) !== null)).toEqual([]);
  });

  it("claims to be a person", () => {
    const texts = [...honest, ...said, ...written];
    expect(texts.filter((text) => claimsToBePerson(text, "", tag))).toEqual([]);
  });
});

/** Every line, without those that say that the character is an AI. */
function everyLine({ about, honest: _honest, ...lines }: CharacterLines): string[] {
  return [...Object.values(lines).flat(), ...Object.values(about).flat()];
}

/** Every paragraph of a character. */
function everyText(character: SampleCharacter): string[] {
  const { name, tagline, bio, greeting, alternateGreetings, definition, personality } = character;
  const { scenario, exampleDialogs } = character;
  const texts = [name, tagline, bio, greeting, ...alternateGreetings, definition, personality, scenario];
  return [...texts, exampleDialogs].flatMap((text) => text.split("\n")).filter((line) => line !== "");
}
