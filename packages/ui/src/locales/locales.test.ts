import { describe, expect, it } from "vitest";
import type { Translation } from "../components/ThemeRoot/Copy.ts";
import * as english from "../copy.ts";

const locales = Object.entries(
  import.meta.glob<Readonly<Record<string, readonly Translation[]>>>("./*.ts", { eager: true }),
).flatMap(([file, module]) => {
  const [, tag] = /^\.\/([a-z]{2}(?:-\w+)?)\.ts$/.exec(file) ?? [];
  const [translations] = Object.values(module);
  return tag === undefined || !translations ? [] : [{ tag, translations: new Map(translations) }];
});

/** The scripts of languages that are not written in Latin letters. */
const SCRIPTS: Readonly<Record<string, RegExp>> = {
  ar: /\p{Script=Arabic}/u,
  hi: /\p{Script=Devanagari}/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  ko: /\p{Script=Hangul}/u,
  ru: /\p{Script=Cyrillic}/u,
  "zh-Hans": /\p{Script=Han}/u,
};

type Text = string | ((...given: unknown[]) => string);
type Pair = readonly [place: string, english: Text, translated: Text];

/** Each text with its translation. */
function pairs(place: string, from: unknown, to: unknown): Pair[] {
  if (typeof from === "string" || typeof from === "function") return [[place, from as Text, to as Text]];
  return Object.entries(from as object).flatMap(([key, value]) =>
    pairs(`${place}.${key}`, value, (to as Record<string, unknown> | undefined)?.[key]),
  );
}

function pairsOf(translations: ReadonlyMap<object, object>): Pair[] {
  return Object.entries(english)
    .filter(([name]) => name !== "translate")
    .flatMap(([name, texts]) => pairs(name, texts, translations.get(texts)));
}

/** Values that a text function takes: formatted texts, numbers, lists of names. */
const SAMPLES: readonly (readonly unknown[])[] = [
  ["⟦1⟧", "⟦2⟧", "⟦3⟧", "⟦4⟧"],
  ...[0, 1, 2, 3, 5, 11, 21, 100].flatMap((count) => [
    ["⟦1⟧", count, "⟦3⟧", "⟦4⟧"],
    [count, "⟦2⟧", "⟦3⟧", "⟦4⟧"],
    [count, count, "⟦3⟧", "⟦4⟧"],
  ]),
  [["⟦1⟧", "⟦2⟧"], "⟦3⟧", "⟦4⟧"],
];

function said(text: Text, given: readonly unknown[]): string | null {
  if (typeof text === "string") return text;
  try {
    const result: unknown = text(...given);
    return typeof result === "string" && !/undefined|NaN|\[object/.test(result) ? result : null;
  } catch {
    return null;
  }
}

describe.each(locales)("the texts in $tag", ({ tag, translations }) => {
  const texts = pairsOf(translations);

  it("are there for every English one, and none is empty", () => {
    const missing = texts.filter(
      ([, from, to]) => typeof from !== typeof to || (typeof to === "string" && !to.trim() && from !== ""),
    );
    expect(missing.map(([place]) => place)).toEqual([]);
  });

  it("say what the English ones say about the same values", () => {
    const lost: string[] = [];
    for (const [place, from, to] of texts) {
      if (typeof from === "string") continue;
      for (const given of SAMPLES) {
        const [before, after] = [said(from, given), said(to, given)];
        if (before === null) continue;
        const names = [...before.matchAll(/⟦\d⟧/g)].map(([name]) => name);
        if (after === null || names.some((name) => !after.includes(name)))
          lost.push(`${place}(${JSON.stringify(given)}): ${after}`);
      }
    }
    expect(lost).toEqual([]);
  });

  it("are not English", () => {
    const all = texts.flatMap(([place, from, to]) => {
      const [before, after] = [said(from, SAMPLES[0] ?? []), said(to, SAMPLES[0] ?? [])];
      return before === null || after === null || !/\p{L}{3}/u.test(before) ? [] : [{ place, before, after }];
    });
    const script = SCRIPTS[tag];
    const untranslated = all.filter(({ before, after }) => (script ? !script.test(after) : before === after));
    // Some words are the same: names, "Chat", "Code", "Premium".
    expect(untranslated.length, JSON.stringify(untranslated)).toBeLessThan(all.length * 0.06);
  });
});
