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

/**
 * Makes the fonts of the first paint cause no layout shift (docs/decisions/0026). A late font is not swapped in when the
 * system has none of the fonts that our fallbacks are scaled for. In server-rendered prose it is never swapped in; for
 * prose that the app renders, the app decides then (`endFontSwap`).
 */
export async function prepareFonts({ isProseRendered }: { isProseRendered: boolean }): Promise<void> {
  if (isProseRendered) whenDeclared(() => useWithoutSwap(true, proseFonts));
  await Promise.all([SANS, SERIF].map(findFont)).catch(() =>
    whenDeclared(() => useWithoutSwap(false, [...FIRST_FONTS, ...proseFonts])),
  );
}

const proseFonts = [`1em "${PROSE_FONT}"`, `italic 1em "${PROSE_FONT}"`];

/** Rejects when the system has none of these fonts. */
function findFont(names: readonly string[]): Promise<unknown> {
  return Promise.any(names.map((name) => new FontFace("probe", `local("${name}")`).load()));
}

/**
 * A font that is late is used from the next page load on. It is loaded at once, to be early. Set in the style sheets, because
 * Chromium creates the faces from them again (docs/decisions/0026).
 *
 * @param isProse Whether this is the font of prose, or all others are.
 */
function useWithoutSwap(isProse: boolean, fonts: readonly string[]): void {
  for (const sheet of document.styleSheets)
    for (const rule of sheet.cssRules)
      if (rule instanceof CSSFontFaceRule && rule.cssText.includes(PROSE_FONT) === isProse)
        rule.style.setProperty("font-display", "optional");
  for (const font of fonts) document.fonts.load(font).catch(() => undefined);
}

/** The style sheets follow the prelude. Animation frames run before each paint, so nothing is painted before `then`. */
function whenDeclared(then: () => void): void {
  if (document.fonts.size > 0) then();
  else requestAnimationFrame(() => whenDeclared(then));
}
