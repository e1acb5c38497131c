import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Lexicon } from "./Lexicon.ts";

const lexicon = new Lexicon(`
# a comment
banned  zz_banned_1
banned  zzprefix*
banned  *zzsuffix
age     zz_age_term_1
age     zz_number {1-17} years
crisis  zz_crisis_1
`);

function classesOf(text: string): string[] {
  return [...lexicon.find(text)];
}

describe("a long text", () => {
  const filling = "the ship 1000 waits; ".repeat(20_000);

  // Rule: lorebook-save-pauses
  it("is searched with pauses, in which other work runs", async () => {
    let turns = 0;
    let others = setImmediate(function work() {
      turns += 1;
      others = setImmediate(work);
    });
    await lexicon.findWithPauses(filling);
    clearImmediate(others);
    expect(turns).toBeGreaterThan(20);
  });

  // Rule: lorebook-save-pauses
  it("has the same classes with pauses, wherever a term is: also over the end of a slice", async () => {
    const term = "z z  b a-n.n e d 1";
    for (let before = 32_768 - 2 * term.length; before < 32_768 + term.length; before += 1) {
      const text = `${filling.slice(0, before)} says ${term} ${filling.slice(0, 40_000)}`;
      expect([...(await lexicon.findWithPauses(text))]).toEqual(["banned"]);
    }
    const number = `${"word, ".repeat(8_190)}zz number 7 years ${"word ".repeat(9_000)}`;
    expect([...(await lexicon.findWithPauses(number))]).toEqual(["age"]);
    expect([...(await lexicon.findWithPauses(filling))]).toEqual([]);
  });

  it("of one word is found whole", async () => {
    expect([...(await lexicon.findWithPauses(`zzprefix${"a".repeat(100_000)}`))]).toEqual(["banned"]);
  });
});

describe("a term", () => {
  it.each([
    ["as it is written", "there is zz_banned_1 in it"],
    ["in other letters", "ZZ_Banned_1"],
    ["with other signs between its words", "zz-banned.1, zz"],
    ["without anything between them", "it says zzbanned1 here"],
    ["over lines", "zz\nbanned\n1"],
    ["with accents", "žz bännéd 1"],
    ["with invisible letters", "z\u200Bz_ba\u00ADn\u2060ned_\uFEFF1"],
    ["in full width", "ｚｚ＿ｂａｎｎｅｄ＿１"],
    ["in letters that look alike", "zz bаnnеd 1"],
    ["in small capitals", "zz ʙᴀɴɴᴇᴅ 1"],
    ["with digits and signs for letters", "zz b4nn3d 1"],
    ["letter by letter", "z z b a n n e d 1"],
    ["drawn out", "zz baaaannnned 1"],
    ["drawn out and without anything between", "zzzbaaaanned1"],
    ["in fancy letters", "𝔷𝔷 𝓫𝓪𝓷𝓷𝓮𝓭 𝟙"],
  ])("is found %s", (_case, text) => {
    expect(classesOf(text)).toEqual(["banned"]);
  });

  it.each(["zz banned 2", "banned", "zz-banned", "zzbanned12", "zz and banned and 1", ""])(
    "is not found in %j",
    (text) => {
      expect(classesOf(text)).toEqual([]);
    },
  );

  it("can have an open beginning or end", () => {
    expect(classesOf("zzprefixes")).toEqual(["banned"]);
    expect(classesOf("azzsuffix")).toEqual(["banned"]);
    expect(classesOf("azzprefix zzsuffixes")).toEqual([]);
  });

  it.each([
    ["zz number 1 years", true],
    ["zz number 17 years", true],
    ["zz number 18 years", false],
    ["zz number 0 years", false],
    ["zz number 171 years", false],
    ["zz number seven years", false],
  ])("can contain a range of numbers: %s", (text, found) => {
    expect(classesOf(text)).toEqual(found ? ["age"] : []);
  });

  it("is found between any other characters, and never found where it is absent", () => {
    // Only letters: a digit or an underscore could be part of another word.
    const words = fc.array(fc.stringMatching(/^[a-y]{2,9}$/), { maxLength: 30 });
    fc.assert(
      fc.property(words, words, fc.constantFrom(" ", "\n", ", ", " - "), (before, after, joint) => {
        expect(classesOf([...before, "zz_crisis_1", ...after].join(joint))).toEqual(["crisis"]);
        expect(classesOf([...before, ...after].join(joint))).toEqual([]);
      }),
    );
  });

  it("is searched in linear time in any text, without an error", () => {
    fc.assert(fc.property(fc.string({ unit: "binary", maxLength: 400 }), (text) => void lexicon.find(text)));
    // Processor time, which does not depend on other programs.
    const before = process.threadCpuUsage();
    lexicon.find("zz_banned_ a ".repeat(4_000));
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(2_000);
  });
});

describe("a file of terms", () => {
  it.each(["nonsense zz", "banned", "banned ---", "zz_banned_1"])("is refused with the line %j", (line) => {
    expect(() => new Lexicon(`# first\n${line}`)).toThrow("line 2");
  });
});
