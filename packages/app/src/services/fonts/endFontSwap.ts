/** What a font is for, as `@mimi/ui` names its lists of fonts. */
export type FontUse = "display" | "mark" | "interface" | "reading";

const uses: readonly FontUse[] = ["display", "mark", "interface", "reading"];

/**
 * Text that is painted before its font is loaded stays in the system's font until the next page load.
 *
 * `optional` alone does not last: Chromium creates all font faces again, as the style sheet declares them, when a style sheet
 * with layers is loaded after one that follows it. So the font leaves its list, too, unless some text may be painted in it.
 *
 * @param isPainted Whether text for this use may be painted already. @default not for prose, for which the app calls it before
 */
export function endFontSwap(use: FontUse, isPainted = use !== "reading"): void {
  const { list, others, faces } = fontsOf(use);
  const late = faces.filter(({ status }) => status === "loading");
  for (const face of late) face.display = "optional";
  if (late[0] && !(isPainted && faces.some(({ status }) => status === "loaded")))
    document.documentElement.style.setProperty(list, others.join());
}

/** After the first paint: where fonts do not swap (firstFonts.ts), those that are late leave their lists. */
export function keepSystemFonts(): void {
  for (const use of uses)
    if (fontsOf(use).faces.some(({ display, status }) => display === "optional" && status === "loading"))
      endFontSwap(use, true);
}

/** Our font for a use: its faces, and the list of families that begins with it. */
function fontsOf(use: FontUse) {
  const list = `--mimi-font-${use}`;
  const [first = "", ...others] = getComputedStyle(document.documentElement)
    .getPropertyValue(list)
    .split(",");
  const faces = [...document.fonts].filter(({ family }) => first.includes(family.replaceAll('"', "")));
  return { list, others, faces };
}
