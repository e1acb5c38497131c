import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { UserText } from "./UserText.tsx";

/** The markup without class names. */
function render(text: string): string {
  return renderToStaticMarkup(<UserText text={text} />)
    .replace(/ class="[^"]*"| target="_blank" rel="[^"]*"/g, "")
    .replace(/<\/?span>/g, "")
    .replace(/^<div><p>|<\/p><\/div>$/g, "");
}

describe("what a user typed", () => {
  it.each([
    "2*3*4 = 24 and snake_case_name",
    "**loud** and __init__ and ~soft~ and ~~gone~~",
    "1984. That was the year.",
    "1. one\n1. one again",
    "- a\n- b",
    "# not a heading",
    "a | b\n--- | ---\n1 | 2",
    "¯\\_(ツ)_/¯ and (*^_^*) and *_* and \\o/",
    ":-* and ;*",
    "  /\\_/\\\n ( o.o )",
    "A   wide   gap\n\n\n\nLate",
    "C:\\Users\\anna\\*.txt",
    "`code` and [a](b)",
  ])("stays as it is: %s", (text) => expect(render(text)).toBe(text));

  it.each([
    ["*She waits.* Well", "<em>She waits.</em> Well"],
    ["* smiles * and waits", "<em>smiles</em> and waits"],
    ["*one\ntwo*", "<em>one\ntwo</em>"],
    ["*one\n\ntwo*", "*one\n\ntwo*"],
    ["彼女は*笑った。*そして", "彼女は<em>笑った。</em>そして"],
    ["2*3 *smiles*", "2*3 <em>smiles</em>"],
    ["*waves*hi there", "<em>waves</em>hi there"],
    ['*says "no" and leaves*', "<em>says “no” and leaves</em>"],
    ["see www.example.com/a_b.", 'see <a href="https://www.example.com/a_b">www.example.com/a_b</a>.'],
    ["(https://example.com/a_(b))", '(<a href="https://example.com/a_(b)">https://example.com/a_(b)</a>)'],
    [
      "詳しくはhttps://example.com/a。次へ",
      '詳しくは<a href="https://example.com/a">https://example.com/a</a>。次へ',
    ],
    ["Node.js", "Node.js"],
  ])("%s", (text, markup) => expect(render(text)).toBe(markup));

  it("is text, whatever it is", () => {
    expect(render("<sighs> <script>alert(1)</script> &amp;")).toBe(
      "&lt;sighs&gt; &lt;script&gt;alert(1)&lt;/script&gt; &amp;amp;",
    );
    expect(render("javascript:alert(1)")).toBe("javascript:alert(1)");
  });

  it("is rendered in linear time, with a bound number of elements", () => {
    const start = performance.now();
    for (const part of ["*", "*a", "*aa*", "* ", "https://", "(((", '"', "*\n"]) {
      const markup = render(part.repeat(20_000));
      expect(markup.match(/<(em|a)/g)?.length ?? 0).toBeLessThanOrEqual(1_000);
    }
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});
