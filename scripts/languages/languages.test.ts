import { describe, expect, it } from "vitest";
import { english as apiEnglish } from "../../packages/api/src/locales/en.ts";
import { english as appEnglish } from "../../packages/app/src/locales/en/english.ts";
import type { Translation } from "../../packages/ui/src/components/ThemeRoot/Copy.ts";
import * as uiCopy from "../../packages/ui/src/copy.ts";
import { translatedTags, unitsIn } from "./exchange.ts";
import { CODE_PROPERTIES } from "./textTree.ts";

/** The texts of one package in a language, beside the English ones. */
interface Catalogue {
  readonly name: string;
  readonly tag: string;
  readonly english: object;
  readonly translated: object;
}

type Module = Readonly<Record<string, unknown>>;

const { translate: _function, ...uiEnglish } = uiCopy;

const catalogues: readonly Catalogue[] = [
  ...languagesIn(import.meta.glob<Module>("../../packages/ui/src/locales/*.ts", { eager: true })).map(
    ({ tag, texts }) => {
      const translations = new Map(texts as readonly Translation[]);
      const names = Object.entries(uiEnglish).map(([name, copy]) => [name, translations.get(copy)]);
      return { name: "ui", tag, english: uiEnglish, translated: Object.fromEntries(names) as object };
    },
  ),
  ...languagesIn(import.meta.glob<Module>("../../packages/app/src/locales/*/texts.ts", { eager: true })).map(
    ({ tag, texts }) => ({ name: "app", tag, english: appEnglish, translated: texts as object }),
  ),
  ...languagesIn(import.meta.glob<Module>("../../packages/api/src/locales/*.ts", { eager: true })).map(
    ({ tag, texts }) => ({ name: "api", tag, english: apiEnglish, translated: texts as object }),
  ),
];

/** The languages in files named by their tags, or in folders named by them. Each exports its texts. */
function languagesIn(modules: Readonly<Record<string, Module>>): { tag: string; texts: unknown }[] {
  return Object.entries(modules).flatMap(([file, module]) => {
    const [, tag] = /\/locales\/([a-z]{2}(?:-\w+)?)(?:\/texts)?\.ts$/.exec(file) ?? [];
    const [texts] = Object.values(module);
    return tag === undefined || tag === "en" ? [] : [{ tag, texts }];
  });
}

/** The scripts of languages that are not written in Latin letters. */
const SCRIPTS: Readonly<Record<string, RegExp>> = {
  ar: /\p{Script=Arabic}/u,
  hi: /\p{Script=Devanagari}/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  ko: /\p{Script=Hangul}/u,
  ru: /\p{Script=Cyrillic}/u,
  "zh-Hans": /\p{Script=Han}/u,
};

type Text = string | ((...given: unknown[]) => unknown);
type Pair = readonly [place: string, english: Text, translated: Text];

/** Each text with its translation. */
function pairs(place: string, from: unknown, to: unknown): Pair[] {
  if (typeof from === "string" || typeof from === "function") return [[place, from as Text, to as Text]];
  if (typeof from !== "object" || from === null) return [];
  return Object.entries(from).flatMap(([key, value]) =>
    pairs(`${place}.${key}`, value, (to as Record<string, unknown> | undefined)?.[key]),
  );
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
  [null, null],
];

/** What a text says about values, or null when it does not take them. */
function said(text: Text, given: readonly unknown[]): string | null {
  if (typeof text === "string") return text;
  try {
    const result = text(...given);
    const words = typeof result === "object" ? pairs("", result, result).map(([, from]) => from) : [result];
    const whole = words.every((word) => typeof word === "string") ? words.join("\n") : null;
    return whole === null || /undefined|NaN|\[object/.test(whole) ? null : whole;
  } catch {
    return null;
  }
}

const isCode = (place: string) => place.split(".").some((key) => CODE_PROPERTIES.has(key));

/** What the file for translators has, by language: texts, and the paths of keys. */
const exportedIn = new Map<string, ReadonlySet<string>>(
  translatedTags.map((tag) => {
    const units = unitsIn(tag);
    const paths = units.map(({ id }) => id.slice(id.lastIndexOf("/") + 1).replace(/#\d+$/, ""));
    return [tag, new Set([...paths, ...units.map(({ part }) => part.text)])];
  }),
);

/** Whether a text is in the file, or its key, or one around it: a template has another text there. */
function isExported(tag: string, place: string, text: string): boolean {
  const exported = exportedIn.get(tag);
  const keys = place.split(".").slice(1);
  return exported?.has(text) || keys.some((_key, last) => exported?.has(keys.slice(0, last + 1).join(".")));
}

describe.each(catalogues)("the texts of $name in $tag", ({ tag, english, translated }) => {
  const texts = pairs("", english, translated).filter(([place]) => !isCode(place));

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

  it("are in the file for translators", () => {
    const lost = texts.filter(
      ([place, , to]) => typeof to === "string" && to.trim() && !isExported(tag, place, to),
    );
    expect(lost.map(([place, , to]) => [place, to])).toEqual([]);
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
