import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Markdown } from "./Markdown.tsx";

/** The markup without class names and the spans of speech. */
function render(text: string): string {
  return renderToStaticMarkup(<Markdown text={text} />)
    .replace(/ class="[^"]*"/g, "")
    .replaceAll(' dir="auto"', "")
    .replace(/ target="[^"]*" rel="[^"]*"/g, "")
    .replace(/^<div>|<\/div>$/g, "")
    .replace(/<\/?span>/g, "");
}

/** The parts of an action that are speech. */
function speechIn(text: string): string[] {
  const markup = renderToStaticMarkup(<Markdown text={text} />);
  return [...markup.matchAll(/<span class="[^"]+">([^<]*)<\/span>/g)].map(([, speech = ""]) =>
    speech.replaceAll("&#x27;", "'"),
  );
}

describe("stars", () => {
  it.each([
    ["* she smiles * and then", "<p><em>she smiles</em> and then</p>"],
    ["* Hello. *", "<p><em>Hello.</em></p>"],
    ["and *waves * then * leaves*.", "<p>and <em>waves</em> then <em>leaves</em>.</p>"],
    ["2*3*4 = 24 and 2 * 3 * 4", "<p>2*3*4 = 24 and 2 * 3 * 4</p>"],
    ["a * b * c", "<p>a * b * c</p>"],
    ["(*^_^*) and *_*", "<p>(*^_^*) and *_*</p>"],
    ["*UwU*", "<p><em>UwU</em></p>"],
    ["*one*\n\n*two*", "<p><em>one</em></p><p><em>two</em></p>"],
    ["これは**「重要」**です。", "<p>これは<strong>「重要」</strong>です。</p>"],
    ["彼女は*笑った。*そして去った。", "<p>彼女は<em>笑った。</em>そして去った。</p>"],
    ["他说：**“不行。”**然后走了。", "<p>他说：<strong>“不行。”</strong>然后走了。</p>"],
    ["그는 **“네”**라고 말했다.", "<p>그는 <strong>“네”</strong>라고 말했다.</p>"],
    ["*She smiles.*Hello", "<p><em>She smiles.</em>Hello</p>"],
    ["**Stop!**She runs", "<p><strong>Stop!</strong>She runs</p>"],
    ["Hello.\n* waves *", "<p>Hello.<br/><em>waves</em></p>"],
    ["Hello.\n1984. A year", "<p>Hello.<br/>1984. A year</p>"],
    ["* sits down *\n* stands up *", "<p><em>sits down</em><br/><em>stands up</em></p>"],
    ["*:･ﾟ✧*:･ﾟ✧", "<p>*:･ﾟ✧*:･ﾟ✧</p>"],
    ["* rope\n* lamp", "<ul><li>rope</li><li>lamp</li></ul>"],
  ])("%s", (text, markup) => expect(render(text)).toBe(markup));
});

describe("faces", () => {
  it.each([">_> *hides*", ">:( no", ">w< hi", ">.> well", "Well.\n>:3"])("%s is no quote", (text) => {
    expect(render(text)).not.toContain("blockquote");
    expect(render(text)).toContain("&gt;");
  });

  it.each(["> so she said", ">so she said", "> *she* said", ">> twice"])("%s is a quote", (text) => {
    expect(render(text)).toContain("<blockquote>");
  });
});

it("a star with a check box begins a list, also alone", () => {
  expect(render("* [x] rope")).toContain("<li");
});

describe("tables", () => {
  const cells = (text: string) =>
    [...render(text).matchAll(/<t[hd](?: [^>]*)?>(.*?)<\/t[hd]>/g)].map(([, cell]) => cell);
  it.each([
    ["| a | b |\n|---|---|\n| 1 | 2 | 3 |\n| 4 |", ["a", "b", "", "1", "2", "3", "4"]],
    ["a | b\n:-- | --:\n1 | 2 | 3 | 4", ["a", "b", "", "", "1", "2", "3", "4"]],
    ["| a \\| b |\n|---|\n| 1 |", ["a | b", "1"]],
  ])("%j has every cell of its rows", (text, expected) => expect(cells(text)).toEqual(expected));
});

describe("tildes", () => {
  it.each([
    ["Hello~ I missed you~", "<p>Hello~ I missed you~</p>"],
    ["It costs ~5 or ~10 coins.", "<p>It costs ~5 or ~10 coins.</p>"],
    ["*giggles~* Oh my~ *winks~*", "<p><em>giggles~</em> Oh my~ <em>winks~</em></p>"],
    ["between 3~4 and 5~6", "<p>between 3~4 and 5~6</p>"],
    ["~~gone~~", "<p><del>gone</del></p>"],
  ])("%s", (text, markup) => expect(render(text)).toBe(markup));
});

describe("speech in an action", () => {
  it.each([
    ["*Sie lächelt. „Komm herein“, sagt sie.*", ["„Komm herein“"]],
    ["*Elle sourit. « Entrez », dit-elle.*", ["« Entrez »"]],
    ["*彼女は微笑んだ。「お入りなさい」と言って扉を閉めた。*", ["「お入りなさい」"]],
    ["*『古い本』を開く。*", ["『古い本』"]],
    ["*‘Come in,’ she says; it's Tom's lamp.*", ["‘Come in,’"]],
    ["*«Вхо́дите», — говорит она.*", ["«Вхо́дите»"]],
    ["*Hon säger ”Kom in” och stänger dörren.*", ["”Kom in”"]],
    ["*»Komm herein«, sagt er. »Bald.«*", ["»Komm herein«", "»Bald.«"]],
    ["*„Cześć”, mówi i zamyka drzwi.*", ["„Cześć”"]],
    ['*彼は"はい"と言った。*', ["“はい”"]],
    ["*›Komm‹, sagt er*", ["›Komm‹"]],
    ["*‚Ja‘, sagt er; ‚nein’*", ["‚Ja‘", "‚nein’"]],
    ["*»Kom in», säger hon*", ["»Kom in»"]],
    ["*〝はい〟と言った*", ["〝はい〟"]],
    ["*﹁好﹂他说*", ["﹁好﹂"]],
    ["*״שלום״ אמר*", ["״שלום״"]],
    ["*צה״ל ואז צה״ל*", []],
    ['*他说"进来"，然后关上门。*', ["“进来”"]],
    ['*He paused…"Yes"…and left.*', ["“Yes”"]],
    ['*she said:"now"*', ["“now”"]],
    ["*it’s Tom’s lamp*", []],
    ["*― Ἔλα, εἶπε.*", ["― Ἔλα, εἶπε."]],
    ["*—Entra —dice ella—. Hace frío.*", ["—Entra ", ". Hace frío."]],
    ["*—¿Quién es? —pregunta.*", ["—¿Quién es? "]],
    ["*— Entrez, dit-elle.*", ["— Entrez, dit-elle."]],
    ["*– Wejdź – mówi ona. – Zimno.*", ["– Wejdź ", "– Zimno."]],
    ["*— Входите, — говорит она. — Холодно.*", ["— Входите, ", "— Холодно."]],
    ["*— Я — врач.*", ["— Я — врач."]],
    ["*— Entra — disse ela. — Está frio.*", ["— Entra ", "— Está frio."]],
    ["*– בואי, שבי.*", ["– בואי, שבי."]],
    ["*Ella sonríe.\n—Entra.*", ["—Entra."]],
    ["*—and then he stops*", []],
    ["*She waits — Tom does not.*", []],
    ["*――彼は笑った。*", []],
    ["*1914–1918, and — then — nothing*", []],
  ])("%s", (text, speech) => expect(speechIn(text)).toEqual(speech));

  it("leaves feet and inches as they are", () => {
    expect(render(`*5'10" tall, a 24" blade*`)).toBe(
      "<p><em>5&#x27;10&quot; tall, a 24&quot; blade</em></p>",
    );
    expect(render('"I was 5" she said.')).toBe("<p>“I was 5” she said.</p>");
  });
});

describe("links", () => {
  it.each([
    ["詳しくはhttps://example.com/a。次へ", "https://example.com/a"],
    ["请看https://example.com/路径，然后回来", "https://example.com/路径"],
    ['https://example.com/"quoted"', "https://example.com/"],
    ["“see https://example.com/a”", "https://example.com/a"],
    ["https://example.com/مرحبا، ثم", "https://example.com/مرحبا"],
    ["https://example.com/a؟", "https://example.com/a"],
    ["https://example.com/क। फिर", "https://example.com/क"],
    ["https://example.com/a… and", "https://example.com/a"],
    ["https://example.com/a—then", "https://example.com/a"],
    ["(see https://example.com/a_(b))", "https://example.com/a_(b)"],
  ])("%s", (text, address) => {
    expect(decodeURI(/<a href="([^"]*)">/.exec(render(text))?.[1] ?? "")).toBe(address);
  });

  it("makes no link of a name with a dot", () => {
    expect(render("Node.js")).toBe("<p>Node.js</p>");
  });
});

describe("numbers of lists", () => {
  it.each([
    ["1984. That was the year.", "<p>1984. That was the year.</p>"],
    ["2. I am not a list.", "<p>2. I am not a list.</p>"],
    ["7. seven\n8. eight", '<ol start="7"><li value="7">seven</li><li value="8">eight</li></ol>'],
    ["1. one\n1. one again", '<ol start="1"><li value="1">one</li><li value="1">one again</li></ol>'],
    [
      "3. three\n2. two\n1. one",
      '<ol start="3"><li value="3">three</li><li value="2">two</li><li value="1">one</li></ol>',
    ],
  ])("%s", (text, markup) => expect(render(text)).toBe(markup));
});

it("resolves the entities that people write, and leaves others", () => {
  expect(render("&Uuml;ber &Eacute;t&eacute; &Copy;")).toBe("<p>Über Été &amp;Copy;</p>");
  expect(render("&copy; &mdash; &hellip; &rsquo; &eacute; &#8217; &#x2019; &amp;lt; &unknown;")).toBe(
    "<p>© — … ’ é ’ ’ &amp;lt; &amp;unknown;</p>",
  );
});
