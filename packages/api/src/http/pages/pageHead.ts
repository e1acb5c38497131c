/** What a page says of itself to whom does not run it: search engines, previews of links, readers without script. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Whether search engines may list it. */
  readonly indexed: boolean;
  /** Marks it for filters of adult content. */
  readonly adult?: boolean;
  /** Its one address, absolute. */
  readonly url?: string;
  /** A picture for previews of links; the address is absolute. */
  readonly image?: { readonly url: string; readonly alt: string };
  /** The picture that shows first, which is fetched before the page's code asks for it. */
  readonly cover?: FirstPicture;
  /** HTML for readers without script. It must be escaped already. */
  readonly body?: string;
}

/** Sizes of one picture to choose from, as an image has them. */
export interface FirstPicture {
  readonly renditions: readonly { readonly width: number; readonly avif: string }[];
  /** The same `sizes` as on the page: by others another size might be chosen, and two were fetched. */
  readonly sizes: string;
}

const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /<meta name="description"[^>]*>/;
const PARTS = [TITLE, DESCRIPTION, /<\/head>/, /<div id="root"><\/div>/] as const;

/** Checks once that a built page has the places that {@link withHead} fills. Throws when one is missing. */
export function requirePlaces(built: string): void {
  const missing = PARTS.find((part) => !part.test(built));
  if (missing) throw new Error(`The built app's index.html has no ${missing.source}. Build it anew.`);
}

/** Writes what a page says of itself into the built page, and which files are its own. */
export function withHead(built: string, head: PageHead, files = ""): string {
  const title = escaped(head.title);
  const description = escaped(head.description);
  const tags = [
    ...(head.indexed ? [] : [`<meta name="robots" content="noindex" />`]),
    ...(head.adult ? [`<meta name="rating" content="adult" />`] : []),
    ...(head.url ? [`<link rel="canonical" href="${escaped(head.url)}" />`] : []),
    `<meta property="og:site_name" content="Mimi" />`,
    `<meta property="og:type" content="website" />`,
    `<meta property="og:title" content="${title}" />`,
    `<meta property="og:description" content="${description}" />`,
    ...(head.url ? [`<meta property="og:url" content="${escaped(head.url)}" />`] : []),
    ...(head.image ? imageTags(head.image) : []),
    ...(head.cover ? [coverTag(head.cover)] : []),
  ];
  // Functions, because a "$" in somebody's words is no reference to a group.
  return built
    .replace(TITLE, () => `<title>${title}</title>`)
    .replace(DESCRIPTION, () => `<meta name="description" content="${description}" />`)
    .replace("</head>", () => `${tags.join("\n    ")}\n    ${files}\n  </head>`)
    .replace(
      `<div id="root"></div>`,
      () => `<div id="root"></div>\n    <noscript>${head.body ?? ""}</noscript>`,
    );
}

function imageTags({ url, alt }: { readonly url: string; readonly alt: string }): string[] {
  return [
    `<meta property="og:image" content="${escaped(url)}" />`,
    `<meta property="og:image:alt" content="${escaped(alt)}" />`,
    `<meta name="twitter:card" content="summary_large_image" />`,
  ];
}

function coverTag({ renditions, sizes }: FirstPicture): string {
  const from = renditions.map(({ avif, width }) => `${avif} ${width}w`).join(", ");
  // A browser that cannot show the type leaves it alone.
  return `<link rel="preload" as="image" type="image/avif" imagesrcset="${escaped(from)}" imagesizes="${escaped(sizes)}" />`;
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text as it may stand in an element or in an attribute. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? "");
}
