import type { Difference } from "./compare.ts";

/** A self-contained HTML page with each screenshot before, after, and the difference. */
export function comparisonPage(
  differences: readonly Difference[],
  { base, head }: { readonly base: string; readonly head: string },
): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Screenshots: ${escape(base)} and ${escape(head)}</title>
<style>
  body { font: 15px/1.5 system-ui, sans-serif; margin: 24px; background: #f2f2f2; }
  .row { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 12px; align-items: start; }
  img { max-width: 100%; border: 1px solid #bbb; background: #fff; }
  figure { margin: 0; } h2 { margin-block: 32px 8px; font-size: 16px; } figcaption { color: #555; }
</style>
<h1>${differences.length} screenshots differ between ${escape(base)} and ${escape(head)}</h1>
${differences.map(row).join("\n")}
</html>
`;
}

function row({ file, pixels, before, after, difference }: Difference): string {
  return `<h2 id="${escape(file)}">${escape(file)}: ${pixels.toLocaleString("en")} pixels</h2>
<div class="row">${image("Before", before)}${image("After", after)}${image("Difference", difference)}</div>`;
}

function image(caption: string, png: Buffer | undefined): string {
  if (png === undefined) return `<figure><figcaption>${caption}: none</figcaption></figure>`;
  const source = `data:image/png;base64,${png.toString("base64")}`;
  return `<figure><figcaption>${caption}</figcaption><img alt="${caption}" src="${source}"></figure>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
