import type { Difference } from "./compare.ts";

/** A self-contained HTML page with each screenshot before, after, and the difference. */
export function comparisonPage(
  differences: readonly Difference[],
  { base, head }: { readonly base: string; readonly head: string },
): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Screenshots: ${escape(base)} and ${escape(head)}</title>
<style>
  :root { color-scheme: light dark; }
  body { font: 15px/1.5 system-ui, sans-serif; margin: 24px; overflow-wrap: anywhere; }
  body { background: light-dark(#f2f2f2, #1b1b1b); color: light-dark(#111, #eee); }
  h1 { margin-block: 0 8px; font-size: 22px; line-height: 1.3; } h2 { margin-block: 32px 8px; font-size: 16px; }
  .row { display: grid; gap: 12px; align-items: start; grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr)); }
  img { max-width: 100%; border: 1px solid #888; } figure { margin: 0; }
  figcaption, .commits { color: light-dark(#555, #b5b5b5); } .commits { margin-block: 0; }
</style>
<h1>${title(differences.length)}</h1>
<p class="commits">Before: ${escape(base)}</p>
<p class="commits">After: ${escape(head)}</p>
${differences.map(row).join("\n")}
</html>
`;
}

function title(count: number): string {
  if (count === 0) return "No screenshot differs";
  return count === 1 ? "1 screenshot differs" : `${count} screenshots differ`;
}

function row({ file, pixels, before, after, difference }: Difference): string {
  const bothSides = before !== undefined && after !== undefined;
  return `<h2 id="${escape(file)}">${escape(file)}: ${pixels.toLocaleString("en")} pixels</h2>
<div class="row">
${image("Before", before, "no screenshot")}
${image("After", after, "no screenshot")}
${image("Difference", difference, bothSides ? "the sizes differ" : "one side only")}
</div>`;
}

function image(caption: string, png: Buffer | undefined, absent: string): string {
  if (png === undefined) return `<figure><figcaption>${caption}: ${absent}</figcaption></figure>`;
  const source = `data:image/png;base64,${png.toString("base64")}`;
  return `<figure><figcaption>${caption}</figcaption><img alt="${caption}" src="${source}"></figure>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
