import { expect, test } from "vitest";
import { policy } from "../packages/app/src/features/shell/documents/policy.ts";
import { written } from "./documents.ts";

test("a document keeps its headings, points, anchors and links", () => {
  const { title, description, html } = written({
    title: "Rules & rights",
    date: "2026-11-20",
    lead: ["Read ", { text: "this", href: "/term#plans" }, " first."],
    sections: [{ id: "rules", heading: "What <b> is", paragraphs: ["One.", { points: ["a", "b"] }] }],
  });
  expect([title, description]).toEqual(["Rules & rights", "Read this first."]);
  expect(html).toBe(
    '<article><h1>Rules &amp; rights</h1><p><time datetime="2026-11-20">2026-11-20</time></p>' +
      '<p>Read <a href="/term#plans">this</a> first.</p>' +
      '<section id="rules"><h2>What &lt;b&gt; is</h2><p>One.</p><ul><li>a</li><li>b</li></ul></section></article>',
  );
});

test("every section of the policy is in it", () => {
  const { html } = written(policy);
  for (const { id } of policy.sections) expect(html).toContain(`<section id="${id}">`);
});
