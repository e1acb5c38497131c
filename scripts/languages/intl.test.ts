// Texts leave to Intl what languages differ in: the commas of a list and the word before its last part, the forms of a word for
// numbers. Zero, for example, is singular in French, Hindi and Brazilian Portuguese, and 21 is in Russian.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { root } from "../launch/settings.ts";
import { loadCatalogues } from "./catalogues.ts";
import { parseSource } from "./textTree.ts";

const catalogueFiles = ["packages/{ui,app,api}/src/locales/**/*.ts", "packages/ui/src/**/*.copy.ts"]
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .filter((file) => !file.endsWith(".test.ts"));

/** The places in a source that `isFound` finds. */
function foundIn(source: ts.SourceFile, isFound: (node: ts.Node) => boolean): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (isFound(node)) found.push(`${source.fileName}: ${node.getText()}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const foundInCatalogues = (isFound: (node: ts.Node) => boolean) =>
  catalogueFiles.flatMap((file) =>
    foundIn(parseSource(file, readFileSync(join(root, file), "utf8")), isFound),
  );

/** Whether a call joins words with a text of its own. */
const isJoin = (node: ts.Node) => ts.isCallExpression(node) && /\.join$/.test(node.expression.getText());

/** `hours < 1` and `count > 0` are no forms of a word: they say that it is less than an hour, or none. */
const COMPARISONS =
  /^(?:[\w.]+ (?:[!=]==?|>|<=) 1|1 (?:[!=]==?|<|>=) [\w.]+|[\w.]+ (?:<|>=) 2|2 (?:>|<=) [\w.]+)$/;

/** Whether an expression chooses a form of a word by whether a number is one. */
const isComparedWithOne = (node: ts.Node) => ts.isBinaryExpression(node) && COMPARISONS.test(node.getText());

it("no text joins words by itself: listOf of @mimi/ui/format does", () => {
  expect(catalogueFiles.length).toBeGreaterThan(500);
  expect(foundInCatalogues(isJoin)).toEqual([]);
});

it("no text compares a number with 1: pluralOf of @mimi/ui/format chooses the form of a word", () => {
  expect(foundInCatalogues(isComparedWithOne)).toEqual([]);
});

it.each(["count === 1", "days.left !== 1", "1 === count", "count > 1", "count < 2"])("finds %s", (code) => {
  expect(foundIn(parseSource("a.ts", `const text = ${code} ? "a" : "b";`), isComparedWithOne)).toEqual([
    `a.ts: ${code}`,
  ]);
});

it.each(["hours < 1", "count > 0", "count === 10"])("does not find %s", (code) => {
  expect(foundIn(parseSource("a.ts", `const text = ${code} ? "a" : "b";`), isComparedWithOne)).toEqual([]);
});

describe("a number of messages", async () => {
  const catalogues = await loadCatalogues();

  it.each([
    ["en", ["0 messages", "1 message", "2 messages", "5 messages", "21 messages"]],
    ["de", ["0 Nachrichten", "1 Nachricht", "2 Nachrichten", "5 Nachrichten", "21 Nachrichten"]],
    ["es", ["0 mensajes", "1 mensaje", "2 mensajes", "5 mensajes", "21 mensajes"]],
    ["fr", ["0 message", "1 message", "2 messages", "5 messages", "21 messages"]],
    ["pt-BR", ["0 mensagem", "1 mensagem", "2 mensagens", "5 mensagens", "21 mensagens"]],
    ["pl", ["0 wiadomości", "1 wiadomość", "2 wiadomości", "5 wiadomości", "21 wiadomości"]],
    ["ru", ["0 сообщений", "1 сообщение", "2 сообщения", "5 сообщений", "21 сообщение"]],
    ["ja", ["メッセージ0件", "メッセージ1件", "メッセージ2件", "メッセージ5件", "メッセージ21件"]],
  ])("is said with the right form of the word in %s", (tag, texts) => {
    const { messages } = catalogues.get(tag)?.ui.chatHistoryCopy ?? {};
    expect([0, 1, 2, 5, 21].map((count) => messages?.(count, String(count)))).toEqual(texts);
  });
});

describe("a number of search results", async () => {
  const catalogues = await loadCatalogues();

  it.each([
    ["hi", ["0 नतीजा", "1 नतीजा", "2 नतीजे", "5 नतीजे", "21 नतीजे"]],
    ["ar", ["لا نتائج", "نتيجة واحدة", "نتيجتان", "5 نتائج", "21 نتيجة"]],
    ["tr", ["0 sonuç", "1 sonuç", "2 sonuç", "5 sonuç", "21 sonuç"]],
  ])("is said with the right form of the word in %s", (tag, texts) => {
    const { count } = catalogues.get(tag)?.ui.commandPaletteCopy ?? {};
    expect([0, 1, 2, 5, 21].map((number) => count?.(number))).toEqual(texts);
  });
});
