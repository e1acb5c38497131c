import { describe, expect, it } from "vitest";
import { catalogueFiles } from "./catalogueFiles.ts";
import { correctionsIn } from "./corrections.ts";
import { importTexts, translatedTags, unitsIn } from "./exchange.ts";
import { readPo, type ReturnedText, writePo } from "./poFile.ts";
import { rewriteSource } from "./rewriteSource.ts";
import { parseSource, textTreesOf } from "./textTree.ts";
import { partsOf, unitsOf } from "./units.ts";

const englishSource = `
/** The texts of a list. */
export const listTexts = {
  /** The heading of the list. */
  title: "Your chats",
  greet: (name: string, place: string) => \`\${name}, welcome to \${place}\`,
  count: (count: number) => (count === 1 ? "1 chat" : \`\${count} chats\`),
};
`;

const source = `import { pluralOf } from "@mimi/ui/format";

const plural = pluralOf("pl");

/** The texts of a list in Polish. */
export const listTexts: typeof English = {
  // A comment.
  title: "Twoje czaty",
  greet: (name, place) => \`\${name}, witaj: \${place}\`,
  count: (count) => \`\${count} \${plural(count, { one: "czat", few: "czaty", other: "czatów" })}\`,
};
`;

const scope = textTreesOf(parseSource("en/list.ts", englishSource));
const file = {
  path: "pl/list.ts",
  name: "app/list",
  source,
  english: new Map([...scope].map(([name, tree]) => [name, { tree, scope }])),
};
const units = unitsOf(file);
const exported = readPo(writePo("pl", units)).texts;

/** The source after a translator has changed one text of the exported file. */
function corrected(id: string, text: string): string {
  const po = writePo(
    "pl",
    units.map((unit) => (unit.id === id ? { ...unit, part: { ...unit.part, text } } : unit)),
  );
  const { corrections, faults } = correctionsIn(readPo(po).texts, units);
  expect(faults).toEqual([]);
  return rewriteSource(file, new Map(corrections.map((one) => [one.unit.id, one.text])));
}

/** The faults of the exported file when one text of it is another one. */
function faultsOf(changed: Partial<ReturnedText>, place = 0): readonly string[] {
  const texts = exported.map((one, index) => (index === place ? { ...one, ...changed } : one));
  return correctionsIn(texts, units).faults;
}

describe("an exported file", () => {
  it("has each text with its English one, readable placeholders, and a name", () => {
    expect(exported).toEqual([
      { id: "app/list/listTexts.title", english: "Your chats", text: "Twoje czaty" },
      {
        id: "app/list/listTexts.greet",
        english: "{name}, welcome to {place}",
        text: "{name}, witaj: {place}",
      },
      { id: "app/list/listTexts.count#1", english: "1 chat\n{count} chats", text: "{count} {plural}" },
      { id: "app/list/listTexts.count#2", english: "1 chat\n{count} chats", text: "czat" },
      { id: "app/list/listTexts.count#3", english: "1 chat\n{count} chats", text: "czaty" },
      { id: "app/list/listTexts.count#4", english: "1 chat\n{count} chats", text: "czatów" },
    ]);
  });

  it("says in comments what a text is for, its plural form and its file", () => {
    const text = writePo("pl", units).toString();
    expect(text).toContain("#. The heading of the list.\n");
    expect(text).toContain("#. Plural form: few\n");
    expect(text).toContain("#. {plural} is one of the texts #2, #3, #4.\n");
    expect(text).toContain("#: pl/list.ts\n");
  });

  it.each(translatedTags)("in %s has no option of a list as a text", (tag) => {
    const texts = unitsIn(tag).map(({ part }) => part.text);
    expect(texts.filter((text) => ["narrow", "disjunction"].includes(text))).toEqual([]);
  });

  it.each(translatedTags)("in %s changes nothing when it is imported as it is", (tag) => {
    const all = unitsIn(tag);
    expect(all.length).toBeGreaterThan(1900);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(importTexts(writePo(tag, all))).toEqual({ changed: [], unfinished: 0 });
  });
});

describe("a correction", () => {
  it("changes a plain text and nothing else", () => {
    expect(corrected("app/list/listTexts.title", "Rozmowy")).toBe(source.replace("Twoje czaty", "Rozmowy"));
  });

  it("changes a text with two placeholders, in another order too", () => {
    const changed = corrected("app/list/listTexts.greet", "W {place} wita cię {name}!");
    expect(changed).toBe(source.replace("`${name}, witaj: ${place}`", "`W ${place} wita cię ${name}!`"));
  });

  it("changes one plural form", () => {
    expect(corrected("app/list/listTexts.count#3", "rozmowy")).toBe(source.replace('"czaty"', '"rozmowy"'));
  });

  it("changes texts in two placeholders that change places", () => {
    const both = '{ both: (a) => `${a ? "x" : "y"} and ${a ? "v" : "w"}` }';
    const one = { ...file, source: `export const listTexts = ${both};` };
    const id = "app/list/listTexts.both";
    const texts = new Map([
      [`${id}#1`, "{choice2} or {choice}"],
      [`${id}#2`, "X"],
    ]);
    expect(rewriteSource(one, texts)).toContain('`${a ? "v" : "w"} or ${a ? "X" : "y"}`');
  });

  it("changes a plural form and the text around it at once", () => {
    const texts = new Map([
      ["app/list/listTexts.count#1", "{plural}: {count}"],
      ["app/list/listTexts.count#2", "rozmowa"],
    ]);
    const forms = '{ one: "rozmowa", few: "czaty", other: "czatów" }';
    expect(rewriteSource(file, texts)).toContain(`\`\${plural(count, ${forms})}: \${count}\``);
  });

  it.each([
    "with \"double\" and 'single' quotes",
    "a `backtick`, a ${code}, a \\ backslash, a \\n and a line\nbreak",
    "{ braces } of no placeholder".replaceAll(/[{}]/g, "|"),
    "محادثاتك، «هنا»",
    "你的聊天：「这里」",
    "🎭 and a\ttab",
  ])("reads back as it was written: %j", (text) => {
    for (const [id, written] of [
      ["app/list/listTexts.title", text.replace("{code}", "code")],
      ["app/list/listTexts.greet", `${text.replace("{code}", "code")} {place}{name}`],
    ] as const) {
      const after = unitsOf({ ...file, source: corrected(id, written) });
      expect(after.find((unit) => unit.id === id)?.part.text).toBe(written);
      expect(after.filter((unit) => unit.id !== id).map(({ part }) => part.text)).toEqual(
        units.filter((unit) => unit.id !== id).map(({ part }) => part.text),
      );
    }
  });

  it("leaves the sources in Arabic as they were when each text is written again", () => {
    for (const one of catalogueFiles("ar")) {
      const texts = [...partsOf(one)].map(([id, { text }]) => [id, text] as const);
      expect(rewriteSource(one, new Map(texts)), one.path).toBe(one.source);
    }
  });
});

describe("an import refuses", () => {
  it.each<[string, Partial<ReturnedText>, number, string]>([
    ["an unknown name", { id: "app/list/listTexts.gone" }, 0, "There is no text with this name."],
    ["an empty text", { text: " " }, 0, "The text is empty."],
    [
      "a text whose English text was changed after the export",
      { english: "Your talks" },
      0,
      "The English text was changed after this file was exported. Export the language again.",
    ],
    ["a missing placeholder", { text: "Witaj: {name}" }, 1, "The placeholder {place} is missing."],
    [
      "a placeholder too many",
      { text: "Twoje {name}" },
      0,
      "The placeholder {name} is not one of this text, or is there too often.",
    ],
    [
      "a placeholder twice",
      { text: "{name} {name} {place}" },
      1,
      "The placeholder {name} is not one of this text, or is there too often.",
    ],
  ])("%s", (_kind, changed, place, sentence) => {
    expect(faultsOf(changed, place)).toEqual([`${changed.id ?? exported[place]?.id}: ${sentence}`]);
  });

  it("a language that does not exist, with those that do", () => {
    expect(() => importTexts(writePo("xx", units))).toThrow(
      /^There is no language "xx". The languages are es, /,
    );
    expect(() => importTexts(writePo("en", units))).toThrow('There is no language "en".');
  });

  it("all texts when one of them cannot be used", () => {
    const [first, second, ...rest] = unitsIn("de");
    if (!first || !second) throw new Error("German has no texts.");
    const better = { ...first, part: { ...first.part, text: "Besser" } };
    const unknown = { ...second, id: "ui/parts/gone" };
    expect(() => importTexts(writePo("de", [better, unknown, ...rest]))).toThrow(
      "Nothing was changed. These texts cannot be used:\nui/parts/gone: There is no text with this name.",
    );
    expect(importTexts(writePo("de", [better, second, ...rest])).changed).toMatchObject([
      { file: first.file, count: 1 },
    ]);
  });

  it("a file that is not PO", () => {
    expect(() => importTexts(Buffer.from("{}"))).toThrow(/^This is not a PO file: /);
  });

  it("texts that are marked as not finished, and counts them", () => {
    const text = writePo("pl", units).toString().replace("msgctxt", "#, fuzzy\nmsgctxt");
    expect(readPo(Buffer.from(text))).toMatchObject({ unfinished: 1, texts: exported.slice(1) });
  });
});
