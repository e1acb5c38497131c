import { expect, test } from "vitest";
import { readLanguage, withImport, withLine } from "./newLanguage.ts";

const known = ["de", "pt-BR"];

test("a tag, a name and a language to copy are a new language", () => {
  expect(readLanguage(["nl", "Nederlands", "de"], known)).toEqual({
    tag: "nl",
    name: "Nederlands",
    like: "de",
  });
});

test.each([
  [[], "npm run new language nl Nederlands de"],
  [["nl", "Nederlands"], "npm run new language nl Nederlands de"],
  [["Dutch language", "Nederlands", "de"], '"Dutch language" is not a language tag'],
  [["pt-pt", "Português", "pt-BR"], '"pt-pt" is not a language tag'],
  [["../nl", "Nederlands", "de"], '"../nl" is not a language tag'],
  [["de", "Deutsch", "pt-BR"], 'There is a language "de" already.'],
  [["en", "English", "de"], 'There is a language "en" already.'],
  [["nl", "Nederlands", "xx"], 'There is no language "xx" to copy. The languages are de, pt-BR.'],
])("%j is refused", (words, why) => {
  expect(readLanguage(words, known)).toContain(why);
});

test.each([
  ["nl", "ltr"],
  ["fa", "rtl"],
  ["zh-Hant", "ltr"],
])("the line of %s is the last one, with its direction", (tag, direction) => {
  const list = '  { tag: "en", name: "English", direction: "ltr" },\n';
  const end = "] as const satisfies readonly Language[];\n";
  const line = `  { tag: "${tag}", name: "Name", direction: "${direction}" },\n`;
  expect(withLine(list + end, { tag, name: "Name", like: "de" })).toBe(list + line + end);
});

test("a list of imports has the language beside the copied one", () => {
  const list = (imports: string, entries: string) =>
    `import { de } from "./de.fixtures.ts";\n${imports}\nconst all = {\n  de,\n${entries}};\n`;
  expect(withImport(list("", ""), { tag: "nl-BE", name: "Vlaams", like: "de" })).toBe(
    list('import { nlBE } from "./nl-BE.fixtures.ts";\n', '  "nl-BE": nlBE,\n'),
  );
});
