/** The entities that people and models write. */
const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
  copy: "©",
  reg: "®",
  trade: "™",
  deg: "°",
  middot: "·",
  bull: "•",
  hellip: "…",
  mdash: "—",
  ndash: "–",
  lsquo: "‘",
  rsquo: "’",
  sbquo: "‚",
  ldquo: "“",
  rdquo: "”",
  bdquo: "„",
  laquo: "«",
  raquo: "»",
  times: "×",
  frac12: "½",
  euro: "€",
  pound: "£",
  hearts: "♥",
  rarr: "→",
  larr: "←",
  aacute: "á",
  agrave: "à",
  acirc: "â",
  auml: "ä",
  aring: "å",
  ccedil: "ç",
  eacute: "é",
  egrave: "è",
  ecirc: "ê",
  euml: "ë",
  iacute: "í",
  ntilde: "ñ",
  oacute: "ó",
  ocirc: "ô",
  ouml: "ö",
  uacute: "ú",
  uuml: "ü",
  szlig: "ß",
};

/** Decodes character entities, which React would show as they are. Unknown ones stay. */
export function decodeEntities(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|(\w{2,8}));/g, (entity, decimal, hex, name) => {
    if (typeof name === "string") return NAMED[name] ?? capitalOf(name) ?? entity;
    const code = typeof decimal === "string" ? Number(decimal) : Number.parseInt(String(hex), 16);
    return isPrintable(code) ? String.fromCodePoint(code) : entity;
  });
}

/** The capital letter of an entity such as `Uuml`. */
function capitalOf(name: string): string | undefined {
  const small = NAMED[name.charAt(0).toLowerCase() + name.slice(1)] ?? "";
  return /^\p{Ll}$/u.test(small) && small !== "ß" ? small.toUpperCase() : undefined;
}

function isPrintable(code: number): boolean {
  const isSurrogate = code >= 0xd800 && code <= 0xdfff;
  return code >= 32 && code <= 0x10ffff && !isSurrogate && !(code >= 0x7f && code < 0xa0);
}
