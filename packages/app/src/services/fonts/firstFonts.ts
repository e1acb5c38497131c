import { endFontSwap } from "./endFontSwap.ts";

/** The font of prose in `@mimi/ui`. */
export const PROSE_FONT = "Literata Variable";

/** The font of buttons, labels and tags in `@mimi/ui`. */
const INTERFACE_FONT = "Hanken Grotesk Variable";

/** Fonts of the first paint, as CSS's `font` names them. */
const FIRST_FONTS = ['600 1em "Labrada Variable"', '700 1em "Labrada Mark"', `500 1em "${INTERFACE_FONT}"`];

/** System fonts for which the fallback fonts of `@mimi/ui` are scaled; a test compares the names with its style sheet. */
const SANS = [
  ...["Arial", "Liberation Sans", "Arimo", "Arimo Regular", "Roboto", "Roboto Regular"],
  ...["Noto Sans", "Noto Sans Regular", "Open Sans", "Open Sans Regular", "Ubuntu", "Ubuntu Regular"],
  ...["Cantarell", "Cantarell Regular", "Adwaita Sans", "Adwaita Sans Regular", "DejaVu Sans"],
];
const SERIF = [
  ...["Times New Roman", "Liberation Serif", "Tinos", "Tinos Regular"],
  ...["Noto Serif", "Noto Serif Regular", "DejaVu Serif"],
];

/** Roman and italic; each has the weights of bold text too. */
const proseFonts = [`1em "${PROSE_FONT}"`, `italic 1em "${PROSE_FONT}"`];

/** The longest that a page waits for the fonts of its prose, in milliseconds. The page names them, so they are early. */
const MOST_PROSE_MS = 1_000;

/**
 * Makes the fonts of the first paint cause no layout shift (docs/decisions/0026). A late font is not swapped in when the
 * system has none of the fonts that our fallbacks are scaled for.
 */
export async function prepareFonts(): Promise<void> {
  await Promise.all([SANS, SERIF].map(findFont)).catch(async () => {
    await declared();
    useWithoutSwap([...FIRST_FONTS, ...proseFonts]);
  });
}

/**
 * Resolves when every face of the font of prose that the text needs is loaded, or after a second. When one is late, prose
 * keeps the system's font, in all its faces (docs/decisions/0048).
 *
 * @param text The text on the page, which may need letters of further files.
 */
export async function loadProse(text: Promise<string>): Promise<void> {
  const load = async () => {
    await declared();
    // "a": a page without Latin letters would load nothing.
    const letters = `a${await text}`;
    await Promise.allSettled(proseFonts.map((font) => document.fonts.load(font, letters)));
  };
  await Promise.race([load(), new Promise((resolve) => setTimeout(resolve, MOST_PROSE_MS))]);
  endFontSwap("reading");
}

/** Rejects when the system has none of these fonts. */
function findFont(names: readonly string[]): Promise<unknown> {
  return Promise.any(names.map((name) => new FontFace("probe", `local("${name}")`).load()));
}

/**
 * A font that is late is used from the next page load on. It is loaded at once, to be early. Set in the style sheets, because
 * Chromium creates the faces from them again (docs/decisions/0026).
 */
function useWithoutSwap(fonts: readonly string[]): void {
  for (const sheet of document.styleSheets)
    for (const rule of sheet.cssRules)
      if (rule instanceof CSSFontFaceRule && !rule.cssText.includes(PROSE_FONT))
        rule.style.setProperty("font-display", "optional");
  for (const font of fonts) document.fonts.load(font).catch(() => undefined);
}

/** The style sheets follow the prelude. Animation frames run before each paint, so nothing is painted before. */
function declared(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => (document.fonts.size > 0 ? resolve() : requestAnimationFrame(look));
    look();
  });
}
