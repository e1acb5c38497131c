import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fold, foldWithPlaces } from "./fold.ts";

describe("fold", () => {
  // Rule: search-every-script
  it.each([
    ["upper case", "LAMP", "lamp"],
    ["accents", "Crème brûlée", "creme brulee"],
    ["accents in two code points", "Cre\u0300me bru\u0302le\u0301e", "creme brulee"],
    ["letters with strokes", "Łódź Ærø Þór Đặng", "lodz aero thor dang"],
    ["German", "STRASSE Straße STRAẞE", "strasse strasse strasse"],
    ["Turkish", "İSTANBUL Istanbul ısparta ISPARTA", "istanbul istanbul isparta isparta"],
    ["Greek, with the final sigma", "ΣΊΣΥΦΟΣ Σίσυφος", "σισυφοσ σισυφοσ"],
    ["Cyrillic", "ПРИВЕТ Ёлка елка", "привет елка елка"],
    ["Arabic with and without marks", "القُرْآن القران", "القران القران"],
    ["Arabic letters of Persian keyboards", "کتابی كتابي", "كتابي كتابي"],
    ["an Arabic word that is stretched", "مـــرحبا", "مرحبا"],
    ["Hebrew with and without points", "שָׁלוֹם שלום", "שלום שלום"],
    ["Hindi, whose marks stay", "हिन्दी", "हिन्दी"],
    ["Thai, whose marks stay", "เชียงใหม่", "เชียงใหม่"],
    ["Japanese of half width", "ﾊﾞﾅﾅ", "バナナ"],
    ["Japanese voicing in two code points, which stays", "か\u3099さ", "がさ"],
    ["Korean in letters", "\u1112\u1161\u11AB\u1100\u116E\u11A8", "한국"],
    ["full width", "Ｍｉｍｉ　１９８４", "mimi 1984"],
    ["ligatures", "ﬁnal", "final"],
    ["curly marks", "don’t “go” – ok", `don't "go" - ok`],
    [
      "a soft hyphen, a joiner, and marks of direction",
      "lamp\u00ADpost \u200Flamp\u200Dpost",
      "lamppost lamppost",
    ],
  ])("makes one form of %s", (_what, text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  const texts = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.string({
      unit: fc.constantFrom(..."aÉßıİΣςйか\u3099ｶﾞ\u0301\u064B\u200D한\u1100\u1161ㄱㅏह\u093F🌙👩‍🚀 ."),
    }),
  );

  it("changes nothing in a folded text", () => {
    fc.assert(fc.property(texts, (text) => fold(fold(text)) === fold(text)));
  });

  it("is the same for all forms of Unicode, and in the case of any letters", () => {
    // The iota below Greek vowels is an accent, but a letter in upper case.
    const withoutIota = texts.filter((text) => !text.normalize("NFD").includes("\u0345"));
    fc.assert(
      fc.property(withoutIota, (text) => {
        const forms = [text.normalize("NFC"), text.normalize("NFD"), text.toLowerCase(), text.toUpperCase()];
        expect(forms.map(fold)).toEqual(forms.map(() => fold(text)));
      }),
    );
  });

  it("has a place in the original for every code unit, in order", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const { folded, starts, ends } = foldWithPlaces(text);
        expect([folded, starts.length, ends.length]).toEqual([fold(text), folded.length, folded.length]);
        expect(starts).toEqual(starts.toSorted((one, other) => one - other));
        for (const [at, start] of starts.entries()) {
          const end = ends[at] ?? 0;
          expect(start < end && end <= text.length).toBe(true);
          expect(fold(text.slice(start, end))).toContain(folded[at]);
        }
      }),
    );
  });
});
