import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { nothingParsed, parseSlice, parseText } from "./blocks.ts";
import type { ParsedText } from "./blocks.ts";
import { hostileTexts } from "./hostileTexts.fixtures.ts";
import { inlinePieces, sliceEnd } from "./limits.ts";
import { Markdown } from "./Markdown.tsx";
import { closeOpenMarkdown } from "./closeOpenMarkdown.ts";

const { prose, hostile } = hostileTexts(100_000);
const render = (text: string) =>
  renderToStaticMarkup(<Markdown text={text} />)
    .replaceAll(/<span>([^<]*)<\/span>/g, "$1")
    .replace(/ (class|start|dir)="[^"]*"/g, "")
    .replace(/^<div>|<\/div>$/g, "");
const count = (markup: string, tag: string) => markup.split(`<${tag}>`).length - 1;

describe("the depth of Markdown", () => {
  it.each([
    ["quotes", ">".repeat(800) + " deep", "blockquote"],
    ["lists", "- ".repeat(12) + "a\n" + "- ".repeat(1_000) + "deep", "ul"],
    ["numbered lists", "1. ".repeat(1_000) + "deep", "ol"],
  ])("ends at 12 nested %s, and what is deeper is text", (_name, text, tag) => {
    const markup = render(text);
    const deepest = Math.max(
      ...[...markup.matchAll(new RegExp(`<${tag}>`, "g"))].map(
        ({ index }) =>
          count(markup.slice(0, index + 20), tag) - markup.slice(0, index).split(`</${tag}>`).length + 1,
      ),
    );
    expect(deepest).toBe(12);
    expect(markup).toContain("deep");
  });

  it("shows 12 nested quotes as quotes", () => {
    expect(render("> ".repeat(12) + "a")).toBe(`${"<blockquote>".repeat(12)}a${"</blockquote>".repeat(12)}`);
  });

  it("renders at most 12 nested emphases, and deeper ones as text", () => {
    const markup = render("*a _b ".repeat(10) + "c" + " b_ a*".repeat(10));
    expect([count(markup, "em"), markup.includes("*a _b *a _b")]).toEqual([12, true]);
  });
});

describe("a long text", () => {
  it("splits a block of more than 8,000 characters, and loses nothing", () => {
    const wordCount = "word ".repeat(4_000).trim();
    const tokens = parseText(wordCount).groups.flat();
    expect(tokens.map(({ token }) => token.raw.length <= 8_000)).toEqual([true, true, true]);
    expect(tokens.map(({ token }) => token.raw).join("")).toBe(wordCount);
  });

  it("is split between words and never inside an emoji", () => {
    expect(inlinePieces("*a ".repeat(900)).map((piece) => piece.endsWith(" "))).toEqual([true, true, true]);
    const emoji = parseText("👩".repeat(6_000)).groups.flat();
    for (const { token } of emoji) expect(token.raw).toMatch(/^(👩)+$/);
  });

  it("does not split a paragraph of ordinary prose", () => {
    expect(inlinePieces(prose.slice(0, 8_000).replaceAll("\n\n", " "))).toHaveLength(1);
  });

  it("parses text with carriage returns like text without", () => {
    const text = "One.\r\n\r\n*Two*\rthree.\r\n\r\n- a\r\n- b\r\n\r\nFour.";
    expect(render(text)).toBe(render(text.replace(/\r\n?/g, "\n")));
  });

  it("renders 10,000 characters of prose at once", () => {
    expect(sliceEnd(prose, 0)).toBeGreaterThan(10_000);
  });

  it("has short slices where quotes in list items begin lists again", () => {
    expect(sliceEnd("- > - > a\nb\n".repeat(1_000), 0)).toBeLessThan(1_000);
  });

  it("has short slices where the script of the letters changes in each word", () => {
    expect(sliceEnd("aжあ".repeat(5_000), 0)).toBeLessThan(600);
    expect(sliceEnd("a ж あ ".repeat(5_000), 0)).toBeLessThan(1_200);
  });

  it.each([
    ["Russian with English words", "Она смотрит на часы и тихо говорит: okay, до завтра. "],
    ["Japanese with English words", "彼女は時計を見て、静かに「okay、また明日」と言いました。"],
    ["prose with emoji", "She looks at the clock 🕰️ and says, quietly: until tomorrow. "],
  ])("renders 5,000 characters of %s at once", (_name, sentence) => {
    expect(sliceEnd(sentence.repeat(400), 0)).toBeGreaterThan(5_000);
  });

  it("is Markdown to its end when it is prose", () => {
    expect(parseText(prose).groups.flat().at(-1)?.token.type).toBe("paragraph");
  });

  it("has a code block of 7,500 characters in one piece", () => {
    const code = `\`\`\`\n${'{"a": "b"},\n'.repeat(600)}\`\`\``;
    const blocks = parseText(code).groups.flat();
    expect(blocks.map(({ token }) => token.type)).toEqual(["code"]);
  });

  it("is plain text after 10,000 marks, and loses nothing", () => {
    const text = "- a\n".repeat(25_000);
    const blocks = parseText(text).groups.flat();
    expect(blocks.map(({ token }) => token.raw).join("")).toBe(text);
    const listed = blocks.filter(({ token }) => token.type === "list");
    expect(listed.map(({ token }) => token.raw).join("").length).toBeLessThan(11_500);
    expect(blocks.at(-1)?.token.type).toBe("plain");
  });

  it("has at most 1,000 cells in a table, and further rows are text", () => {
    const wide = `${"|a".repeat(100)}|\n${"|-".repeat(100)}|\n${"|b\n".repeat(50)}`;
    const markup = render(wide);
    expect(markup.match(/<tr>/g)).toHaveLength(10);
    expect(markup.match(/b/g)?.length).toBeGreaterThanOrEqual(50);
  });
});

/** How many tokens a text has: each may become an element. */
function tokens({ groups }: Pick<ParsedText, "groups">): number {
  let found = 0;
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (typeof value === "object" && value !== null) {
      if ("raw" in value) found += 1;
      Object.values(value).forEach(visit);
    }
  };
  visit(groups);
  return found;
}

/** Processor time of a piece of work: the best of three, because the first also compiles the code. */
function milliseconds(work: () => unknown): number {
  const once = () => {
    const start = process.cpuUsage().user;
    work();
    return (process.cpuUsage().user - start) / 1000;
  };
  return Math.min(once(), once(), once());
}

// A generous factor: processor time is compared, so other load does not count.
describe("100,000 hostile characters", { timeout: 120_000 }, () => {
  const baseline = milliseconds(() => parseText(prose));

  it.each(Object.entries(hostile))("%s: cost at most 40 times what prose costs", (_name, text) => {
    expect(milliseconds(() => parseText(text))).toBeLessThan(40 * baseline);
    const arrive = () => {
      let parsed = nothingParsed;
      for (let length = 20_000; length <= 100_000; length += 20_000)
        parsed = parseText(text.slice(0, length), parsed, closeOpenMarkdown);
    };
    expect(milliseconds(arrive)).toBeLessThan(80 * baseline);
  });

  it.each(Object.entries(hostile))("%s: are rendered in slices of at most 3,200 tokens", (_name, text) => {
    for (let start = 0; start < text.length; start = sliceEnd(text, start)) {
      const slice = text.slice(start, sliceEnd(text, start));
      expect(slice.length).toBeGreaterThan(0);
      expect(tokens(parseText(slice))).toBeLessThanOrEqual(3_200);
    }
  });

  // Each slice is a frame, which lays out all that is there so far.
  it.each(Object.entries(hostile))("%s: are rendered in few slices", (name, text) => {
    let slices = 1;
    for (let last = parseSlice(text); !last.isComplete; last = parseSlice(text, last)) slices += 1;
    // Each run of one script is laid out alone, which is slow, so these slices are short.
    expect(slices).toBeLessThanOrEqual(name === "letters of three scripts" ? 210 : 30);
  });
});
