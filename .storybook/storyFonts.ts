const names = ['600 1em "Labrada Variable"', '500 1em "Hanken Grotesk Variable"', '1em "Literata Variable"'];

/** The fonts of languages whose letters are the system's: a test's browser has no system font with them (scripts/browser/fontSets.ts). */
const packages: Readonly<Record<string, { load: () => Promise<unknown>; sans: string; serif: string }>> = {
  ja: {
    load: () =>
      Promise.all([
        import("@fontsource-variable/noto-sans-jp/wght.css"),
        import("@fontsource-variable/noto-serif-jp/wght.css"),
      ]),
    sans: '"Noto Sans JP Variable"',
    serif: '"Noto Serif JP Variable"',
  },
};

/**
 * Loads the letters of a language before its story is rendered. In the app they are shown on the next page where they are late; a
 * story has no next page.
 *
 * @param tag A BCP 47 tag.
 */
export async function loadLetters(tag: string): Promise<void> {
  const own = packages[tag];
  await own?.load();
  const { style } = document.documentElement;
  for (const kind of ["sans", "serif"] as const)
    if (own) style.setProperty(`--mimi-cjk-${kind}`, own[kind]);
    else style.removeProperty(`--mimi-cjk-${kind}`);
  for (const sheet of document.styleSheets)
    for (const rule of sheet.cssRules)
      if (rule instanceof CSSFontFaceRule && rule.cssText.includes("optional"))
        rule.style.setProperty("font-display", "swap");
  const letters = new Intl.DisplayNames(tag, { type: "language" }).of(tag) ?? tag;
  await Promise.all(
    [...names, 'italic 1em "Literata Variable"'].map((font) => document.fonts.load(font, letters)),
  );
}
