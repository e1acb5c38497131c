import type { Picture } from "./firstPictures.ts";

const ROOT = `<div id="root"></div>`;
const FIRST = `<script src="/first.js">`;
const CODE = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/;
const AHEAD = /<link rel="modulepreload" href="([^"]+)">/g;

/**
 * Puts a picture into the page. The code of the app is left to its scripts: `public/first.js` fetches it at once for
 * those who are not shown the picture, and `public/picture.js` behind it for those who are.
 */
export function withPicture(html: string, { markup, answers }: Picture): string {
  const [, entry = ""] = CODE.exec(html) ?? [];
  const code = [entry, ...[...html.matchAll(AHEAD)].map(([, href]) => href)].join(" ");
  const known = Object.entries(answers).map(([call, body]) => `${JSON.stringify(call)}:${body}`);
  // "<" is escaped, so that nobody's words can end the element.
  const json = `{${known.join(",")}}`.replaceAll("<", "\\u003c");
  const parts = [
    `<div id="picture" aria-hidden="true" inert>${markup}</div>`,
    ROOT,
    `<script type="application/json" id="mimi-answers">${json}</script>`,
    `<script src="/picture.js"></script>`,
  ];
  // Functions, because a "$" in somebody's words is no reference to a group.
  return html
    .replace(CODE, "")
    .replace(AHEAD, "")
    .replace(FIRST, `<script src="/first.js" data-code="${code}">`)
    .replace(ROOT, () => parts.join("\n    "));
}
