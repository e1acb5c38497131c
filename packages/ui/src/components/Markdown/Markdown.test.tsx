import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Markdown } from "./Markdown.tsx";

/** The markup without class names, and without the elements that only hold a text. */
function render(text: string, streaming = false): string {
  return renderToStaticMarkup(<Markdown text={text} streaming={streaming} />)
    .replaceAll(/<span>([^<]*)<\/span>/g, "$1")
    .replace(/ class="[^"]*"/g, "")
    .replace(/^<div>|<\/div>$/g, "");
}

describe("rendering", () => {
  it("renders actions as emphasis and straight quotes as curly ones", () => {
    expect(render('*She waits.* "Well?"')).toBe("<p><em>She waits.</em> “Well?”</p>");
  });

  it("renders speech inside an action upright", () => {
    expect(render('*He says "no" and leaves.*')).toBe(
      "<p><em>He says <span>“no”</span> and leaves.</em></p>",
    );
  });

  it("closes a quote after an emphasis and opens one before it", () => {
    expect(render('"Close *enough*"')).toBe("<p>“Close <em>enough</em>”</p>");
  });

  it("keeps line breaks", () => {
    expect(render("one\ntwo")).toBe("<p>one<br/>two</p>");
  });

  it("renders a line of dashes under a sentence as a rule, not a heading", () => {
    expect(render("A sentence.\n\n---\n\nAnother.")).toBe("<p>A sentence.</p><hr/><p>Another.</p>");
  });

  it("adds no heading to the page's outline", () => {
    expect(render("# Chapter")).toBe("<p>Chapter</p>");
  });

  it("resolves character entities", () => {
    expect(render("1 &lt; 2 &amp;&amp; fine")).toBe("<p>1 &lt; 2 &amp;&amp; fine</p>");
  });
});

describe("hostile text", () => {
  it.each([
    "<script>alert(1)</script>",
    '<img src=x onerror="alert(1)">',
    "<svg/onload=alert(1)>",
    "a <b onclick=x>b</b> c",
    "<iframe src=//evil.example></iframe>",
  ])("shows %s as the text it is", (text) => {
    const markup = render(text);
    expect(markup).not.toMatch(/<(script|img|svg|b|iframe)/);
    expect(markup).toContain("&lt;");
  });

  it.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "/home",
    "//evil.example",
  ])("makes no link to %s", (href) => {
    expect(render(`[words](${href})`)).toBe("<p>words</p>");
  });

  it('renders links with rel="nofollow ugc"', () => {
    expect(render("[words](https://example.com/a)")).toBe(
      '<p><a href="https://example.com/a" target="_blank" rel="noopener noreferrer nofollow ugc">words</a></p>',
    );
  });

  it("renders an image as a link and never loads it", () => {
    expect(render("![secret](https://example.com/p.png)")).toBe(
      '<p><a href="https://example.com/p.png" target="_blank" rel="noopener noreferrer nofollow ugc">secret</a></p>',
    );
  });

  it("ignores link definitions", () => {
    expect(render("[words][x]\n\n[x]: https://example.com")).not.toContain(
      '<a href="https://example.com">words',
    );
  });
});

describe("a streaming text", () => {
  it("renders an action as emphasis from its first word", () => {
    expect(render("*She looks", true)).toContain("<em>");
    expect(render("*She looks", true)).not.toContain("*");
  });

  it("hides a mark until the next character", () => {
    expect(render("Well. *", true)).not.toContain("*");
    expect(render("Well. **", true)).not.toContain("*");
  });

  it("renders an action as emphasis between its words", () => {
    expect(render("*She waits ", true)).not.toContain("*");
    expect(render("*She **waits\n", true)).not.toContain("*");
  });

  it("renders an open action as emphasis in a truncated text", () => {
    const html = renderToStaticMarkup(<Markdown text="*She waits " truncated />);
    expect(html).toContain("<em");
    expect(html).not.toMatch(/\*|aria-hidden/);
  });

  it("does not treat a list marker as emphasis", () => {
    expect(render("* one\n* two", true)).not.toContain("*");
  });

  it("ends with exactly one ribbon", () => {
    expect(render("One.\n\nTwo *three", true).match(/aria-hidden/g)).toHaveLength(1);
    expect(render("", true).match(/aria-hidden/g)).toHaveLength(1);
    expect(render("One.", false)).not.toContain("aria-hidden");
  });
});
