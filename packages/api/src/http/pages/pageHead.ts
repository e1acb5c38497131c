import { directionOf, type LanguageTag } from "@mimi/contract";
import type { RenderedPage } from "./renderedPages.ts";

/** The head of a page for search engines, link previews, and browsers without JavaScript. */
export interface PageHead {
  readonly language: LanguageTag;
  readonly title: string;
  readonly description: string;
  /** Whether search engines may list it. */
  readonly indexed: boolean;
  /** Marks it for filters of adult content. */
  readonly adult?: boolean;
  /** Whether its character is absent for visitors: then the page has status 404. An owner's browser shows the character. */
  readonly isAbsent?: boolean;
  /** The canonical address, absolute. */
  readonly url?: string;
  /** The address of the page in each language, absolute. */
  readonly alternates?: readonly { readonly tag: LanguageTag; readonly url: string }[];
  /** The image in link previews; the address is absolute. */
  readonly image?: { readonly url: string; readonly alt: string };
  /** The first cover of the page; it is preloaded. */
  readonly cover?: PreloadedCover;
  /** HTML for browsers without JavaScript, already escaped. */
  readonly noScript: string;
}

/** The sizes of a cover. */
export interface PreloadedCover {
  readonly renditions: readonly { readonly width: number; readonly avif: string }[];
  /** The same `sizes` as on the page: with others the browser might load a second size. */
  readonly sizes: string;
}

const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /<meta name="description"[^>]*>/;
const HTML = /<html\b[^>]*>/;
const ROOT = `<div id="root"></div>`;
/** The entry of the app, and its preloads. */
const CODE = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;
const NO_SCRIPT = /\s*<noscript>[\s\S]*?<\/noscript>/;
const PARTS = [HTML, TITLE, DESCRIPTION, /<\/head>/, new RegExp(ROOT)] as const;

/**
 * Checks that a built page has the places that {@link withHead} and {@link withRendered} fill. Throws when one is
 * missing.
 */
export function requirePlaces(built: string): void {
  const missing = PARTS.find((part) => !part.test(built));
  if (missing) throw new Error(`index.html has no ${missing.source}`);
}

/** Writes the head into the built page, with the tags of its files. */
export function withHead(built: string, head: PageHead, files = ""): string {
  const title = escaped(head.title);
  const description = escaped(head.description);
  const tags = [
    ...(head.indexed ? [] : [`<meta name="robots" content="noindex" />`]),
    ...(head.adult ? [`<meta name="rating" content="adult" />`] : []),
    ...(head.url ? [`<link rel="canonical" href="${escaped(head.url)}" />`] : []),
    ...alternateTags(head.alternates ?? []),
    `<meta property="og:site_name" content="Mimi" />`,
    `<meta property="og:locale" content="${territoryTag(head.language)}" />`,
    `<meta property="og:type" content="website" />`,
    `<meta property="og:title" content="${title}" />`,
    `<meta property="og:description" content="${description}" />`,
    ...(head.url ? [`<meta property="og:url" content="${escaped(head.url)}" />`] : []),
    ...(head.image ? imageTags(head.image) : []),
    ...(head.cover ? [coverTag(head.cover)] : []),
  ];
  // Functions, because "$" in user text would refer to a group.
  return built
    .replace(HTML, (tag) =>
      tag.replace(/ lang="[^"]*"/, ` lang="${head.language}" dir="${directionOf(head.language)}"`),
    )
    .replace(TITLE, () => `<title>${title}</title>`)
    .replace(DESCRIPTION, () => `<meta name="description" content="${description}" />`)
    .replace("</head>", () => `${tags.join("\n    ")}\n    ${files}\n  </head>`)
    .replace(ROOT, () => `${ROOT}\n    <noscript>${head.noScript}</noscript>`);
}

/**
 * Writes the rendered markup into the page, with its data for hydration. The code is in a template: the prelude starts it
 * after the first paint, so that it does not delay the paint.
 */
export function withRendered(html: string, page: RenderedPage): string {
  const { markup, now, isPhone, isForUser, answers } = page;
  const bodies = Object.entries(answers).map(([address, body]) => `${JSON.stringify(address)}:${body}`);
  const json = `{"now":${JSON.stringify(now)},"isPhone":${isPhone},"isForUser":${isForUser},"answers":{${bodies.join(",")}}}`;
  // "<" is escaped, so that user text cannot end the element.
  const data = `<script type="application/json" id="mimi-data">${json.replaceAll("<", "\\u003c")}</script>`;
  const code = html.match(CODE) ?? [];
  return html
    .replace(CODE, "")
    .replace(HTML, (tag) => tag.replace(">", ` data-rendered="${isForUser ? "user" : "visitor"}">`))
    .replace(NO_SCRIPT, "")
    .replace(ROOT, () =>
      [`<div id="root">${markup}</div>`, data, `<template id="mimi-code">${code.join("")}</template>`].join(
        "\n    ",
      ),
    );
}

/** Search engines show each reader the page in their language. Without one of these they show the plain address. */
function alternateTags(alternates: NonNullable<PageHead["alternates"]>): string[] {
  if (alternates.length < 2) return [];
  const plain = alternates.filter(({ tag }) => tag === "en").map(({ url }) => ({ tag: "x-default", url }));
  return [...alternates, ...plain].map(
    ({ tag, url }) => `<link rel="alternate" hreflang="${tag}" href="${escaped(url)}" />`,
  );
}

/** `de_DE` for `de`, as Open Graph names languages. */
function territoryTag(tag: LanguageTag): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return `${language}_${region}`;
}

function imageTags({ url, alt }: { readonly url: string; readonly alt: string }): string[] {
  return [
    `<meta property="og:image" content="${escaped(url)}" />`,
    `<meta property="og:image:alt" content="${escaped(alt)}" />`,
    `<meta name="twitter:card" content="summary_large_image" />`,
  ];
}

function coverTag({ renditions, sizes }: PreloadedCover): string {
  const from = renditions.map(({ avif, width }) => `${avif} ${width}w`).join(", ");
  // A browser that does not support the type ignores it.
  return `<link rel="preload" as="image" type="image/avif" imagesrcset="${escaped(from)}" imagesizes="${escaped(sizes)}" />`;
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes text for elements and attributes. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? "");
}
