import { describe, expect, it } from "vitest";
import { loadCatalogues } from "./catalogues.ts";
import { copiedPlaces } from "./copiedPlaces.ts";
import { translatedTags, unitsIn } from "./exchange.ts";
import { untranslatedPlaces } from "./leftEnglish.ts";
import { isCode, SAMPLES, said, textPairs } from "./textPairs.ts";

const catalogues = await loadCatalogues();

/** The letters of scripts that are not named as their letters are: Japanese has three. */
const LETTERS: Readonly<Record<string, string>> = {
  Jpan: "HiraKanaHani",
  Kore: "Hang",
  Hans: "Hani",
  Hant: "Hani",
};

/** Matches a letter of the script of a language; nothing for languages in Latin letters. */
function letterOf(tag: string): RegExp | undefined {
  const { script = "Latn" } = new Intl.Locale(tag).maximize();
  if (script === "Latn") return undefined;
  const names = (LETTERS[script] ?? script).match(/.{4}/g) ?? [];
  return new RegExp(`[${names.map((name) => `\\p{Script=${name}}`).join("")}]`, "u");
}

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
  // Without the name of the package.
  const keys = place.split(".").slice(2);
  return exported?.has(text) || keys.some((_key, last) => exported?.has(keys.slice(0, last + 1).join(".")));
}

describe.each(translatedTags)("the texts in %s", (tag) => {
  const [english, translated] = [catalogues.get("en"), catalogues.get(tag)];
  if (!english || !translated) throw new Error(`There are no texts in ${tag}.`);
  const texts = textPairs("", english, translated).filter(([place]) => !isCode(place));

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
    expect(untranslatedPlaces(tag, english, translated)).toEqual([]);
  });

  it("are not those of another language", () => {
    expect(copiedPlaces(tag, catalogues)).toEqual([]);
  });

  it("are written in the script of the language", () => {
    const letter = letterOf(tag);
    const all = texts.flatMap(([place, from, to]) => {
      const [before, after] = [said(from, SAMPLES[0] ?? []), said(to, SAMPLES[0] ?? [])];
      return before === null || after === null || !/\p{L}{3}/u.test(before) ? [] : [{ place, after }];
    });
    const others = letter ? all.filter(({ after }) => !letter.test(after)) : [];
    // Names and keys are not: "Premium", "Enter".
    expect(others.length, JSON.stringify(others)).toBeLessThan(all.length * 0.06);
  });
});
