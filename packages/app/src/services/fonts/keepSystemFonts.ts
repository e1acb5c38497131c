import { endFontSwap, fontsOf, type FontUse } from "./endFontSwap.ts";

const uses: readonly FontUse[] = ["display", "mark", "interface", "reading"];

/** After the first paint: where fonts do not swap (firstFonts.ts), those that are late leave their lists. */
export function keepSystemFonts(): void {
  for (const use of uses)
    if (fontsOf(use).faces.some(({ display, status }) => display === "optional" && status === "loading"))
      endFontSwap(use, true);
}
