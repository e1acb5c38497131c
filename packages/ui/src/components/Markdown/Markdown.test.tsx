import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Markdown } from "./Markdown.tsx";

/** The markup without class names. */
function drawn(text: string, streaming = false): string {
  return renderToStaticMarkup(<Markdown text={text} streaming={streaming} />)
    .replace(/ class="[^"]*"/g, "")
    .replace(/^<div>|<\/div>$/g, "");
}

describe("what is drawn", () => {
  it("sets an action as emphasis and straight quotes as speech", () => {
    expect(drawn('*She waits.* "Well?"')).toBe("<p><em>She waits.</em> “Well?”</p>");
  });

  it("sets speech inside an action upright", () => {
    expect(drawn('*He says "no" and leaves.*')).toBe(
      "<p><em><span>He says </span><span>“no”</span><span> and leaves.</span></em></p>",
    );
  });

  it("closes a quote after an emphasis and opens one before it", () => {
    expect(drawn('"Close *enough*"')).toBe("<p>“Close <em>enough</em>”</p>");
  });

  it("breaks a line where the writer did", () => {
    expect(drawn("one\ntwo")).toBe("<p>one<br/>two</p>");
  });

  it("keeps a line of dashes under a sentence a line across, not a heading", () => {
    expect(drawn("A sentence.\n\n---\n\nAnother.")).toBe("<p>A sentence.</p><hr/><p>Another.</p>");
  });

  it("makes no heading of the page's outline", () => {
    expect(drawn("# Chapter")).toBe("<p>Chapter</p>");
  });

  it("shows what a writer spelled out", () => {
    expect(drawn("1 &lt; 2 &amp;&amp; fine")).toBe("<p>1 &lt; 2 &amp;&amp; fine</p>");
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
    const markup = drawn(text);
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
    expect(drawn(`[words](${href})`)).toBe("<p>words</p>");
  });

  it("marks a link as a stranger's", () => {
    expect(drawn("[words](https://example.com/a)")).toBe(
      '<p><a href="https://example.com/a" target="_blank" rel="noopener noreferrer nofollow ugc">words</a></p>',
    );
  });

  it("offers a picture as a link and never loads it", () => {
    expect(drawn("![secret](https://example.com/p.png)")).toBe(
      '<p><a href="https://example.com/p.png" target="_blank" rel="noopener noreferrer nofollow ugc">secret</a></p>',
    );
  });

  it("follows no link defined elsewhere", () => {
    expect(drawn("[words][x]\n\n[x]: https://example.com")).not.toContain(
      '<a href="https://example.com">words',
    );
  });
});

describe("a text that is arriving", () => {
  it("shows an action as one from its first word", () => {
    expect(drawn("*She looks", true)).toContain("<em>");
    expect(drawn("*She looks", true)).not.toContain("*");
  });

  it("holds a mark back until something follows it", () => {
    expect(drawn("Well. *", true)).not.toContain("*");
    expect(drawn("Well. **", true)).not.toContain("*");
  });

  it("shows an action as one between its words, too", () => {
    expect(drawn("*She waits ", true)).not.toContain("*");
    expect(drawn("*She **waits\n", true)).not.toContain("*");
  });

  it("shows an action as one where the text broke off", () => {
    const html = renderToStaticMarkup(<Markdown text="*She waits " brokenOff />);
    expect(html).toContain("<em");
    expect(html).not.toMatch(/\*|aria-hidden/);
  });

  it("takes the star of a list for no emphasis", () => {
    expect(drawn("* one\n* two", true)).not.toContain("*");
  });

  it("ends with the ribbon, once", () => {
    expect(drawn("One.\n\nTwo *three", true).match(/aria-hidden/g)).toHaveLength(1);
    expect(drawn("", true).match(/aria-hidden/g)).toHaveLength(1);
    expect(drawn("One.", false)).not.toContain("aria-hidden");
  });
});
